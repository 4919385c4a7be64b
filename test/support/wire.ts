import type { Socket } from "node:net";

/** Two connections of which each passes on what the other gets; when one breaks, so does the other. */
export class Wire {
  private readonly ends: readonly [Socket, Socket];

  /** `late`: how many milliseconds each piece is kept. */
  constructor(near: Socket, far: Socket, late: () => number) {
    this.ends = [near, far];
    passOn(near, far, late);
    passOn(far, near, late);
  }

  onEnd(listener: () => void): void {
    this.ends[0].once("close", listener);
  }

  break(): void {
    for (const end of this.ends) end.destroy();
  }

  /** Nothing is read any more, not even that the other side has gone. */
  hold(): void {
    for (const end of this.ends) end.pause();
  }

  goOn(): void {
    for (const end of this.ends) end.resume();
  }
}

function passOn(from: Socket, to: Socket, late: () => number): void {
  const kept: Buffer[] = [];
  let lastAt = 0;
  // The timers may come in any order: each takes what is next.
  const passNext = () => to.write(kept.shift() ?? "");
  from.on("data", (bytes) => {
    const now = performance.now();
    const at = Math.max(lastAt, now + late());
    if (at <= now && kept.length === 0) return void to.write(bytes);
    lastAt = at;
    kept.push(bytes);
    setTimeout(passNext, at - now);
  });
  // A broken connection is what these tests are about.
  from.on("error", () => undefined).once("close", () => to.destroy());
}
