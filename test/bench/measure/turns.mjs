/**
 * Measures several things in turn, A B C, B C A, C A B …: so that whatever else the machine does meets all alike.
 * @template {string} Name
 * @param {Record<Name, () => Promise<void>>} takes what takes one sample, by name
 * @param {{ turns: number, warmUp?: number }} options
 * @param {() => void} [forget] called after warming up: what was taken so far does not count
 */
export async function inTurn(takes, { turns, warmUp = 0 }, forget = () => {}) {
  const names = /** @type {Name[]} */ (Object.keys(takes));
  for (let turn = -warmUp; turn < turns; turn++) {
    if (turn === 0) forget();
    const first = (turn + warmUp) % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) await takes[name]();
  }
}
