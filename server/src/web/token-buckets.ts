interface Bucket {
  tokens: number;
  at: number;
}

/** Of how many keys the state is kept before those that are full again are forgotten. */
const SWEEP_FROM = 10_000;

/** A limit by key: `burst` at once, and `perSecond` more as time goes on. Kept in this node's memory. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  /** Whether the key may go on; it is then one token poorer. */
  take(key: string): boolean {
    const at = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: this.burst, at };
    bucket.tokens = this.tokensAt(bucket, at);
    bucket.at = at;
    if (this.buckets.size >= SWEEP_FROM) this.sweep(at);
    this.buckets.set(key, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  private tokensAt({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.burst, tokens + (Math.max(0, now - at) / 1000) * this.perSecond);
  }

  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) {
      if (this.tokensAt(bucket, now) >= this.burst) this.buckets.delete(key);
    }
  }
}
