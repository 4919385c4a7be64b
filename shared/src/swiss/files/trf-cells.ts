/** What a player's line says of a round. */
export type TrfCell =
  /** `result` as the player has it: 1 = 0 played, + - by walkover, null not known yet. */
  | {
      readonly kind: "game";
      readonly opponent: number;
      /** null: not said, as some write of walkovers. */
      readonly isWhite: boolean | null;
      readonly result: "1" | "=" | "0" | "+" | "-" | null;
    }
  /** `U` */
  | { readonly kind: "bye" }
  /** `F` and `H` */
  | { readonly kind: "given"; readonly points: 1 | 0.5 }
  /** `Z`, or nothing; `isSaid`: something stands there. */
  | { readonly kind: "absent"; readonly isSaid: boolean };

/** Results of rounds without an opponent; of old files also as results of a game. */
const ALONE: Readonly<Record<string, TrfCell>> = {
  U: { kind: "bye" },
  F: { kind: "given", points: 1 },
  "+": { kind: "given", points: 1 },
  H: { kind: "given", points: 0.5 },
  "=": { kind: "given", points: 0.5 },
  Z: { kind: "absent", isSaid: true },
  "-": { kind: "absent", isSaid: true },
  "": { kind: "absent", isSaid: true },
};

type GameResult = Extract<TrfCell, { kind: "game" }>["result"];

/** Results against an opponent. W, D and L are games too short to be rated. */
const PLAYED: Readonly<Record<string, GameResult>> = {
  "1": "1",
  W: "1",
  "=": "=",
  D: "=",
  "0": "0",
  L: "0",
  "+": "+",
  "-": "-",
  "": null,
};

/** Reads a cell such as `0012 w 1`; null where it says nothing that is known. Letters may be small. */
export function readTrfCell(cell: string): TrfCell | null {
  if (cell.trim() === "") return { kind: "absent", isSaid: false };
  const opponent = cell.slice(0, 4).trim();
  const colour = cell.slice(5, 6).trim().toLowerCase();
  const result = cell.slice(7, 8).trim().toUpperCase();
  if (!/^\d*$/.test(opponent) || !["w", "b", "-", ""].includes(colour)) return null;
  if (Number(opponent) === 0) return Object.hasOwn(ALONE, result) ? ALONE[result]! : null;
  if (!Object.hasOwn(PLAYED, result)) return null;
  const known = PLAYED[result] ?? null;
  const isWhite = colour === "w" ? true : colour === "b" ? false : null;
  const isWalkover = known === "+" || known === "-";
  if (isWhite === null && !isWalkover) return null;
  return { kind: "game", opponent: Number(opponent), isWhite, result: known };
}
