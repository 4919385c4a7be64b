/** Reads a stream of chunks by lengths. */
export class ByteReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next bytes, as they come, so many in all; fewer where the stream ends before. */
  async *upTo(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0 && (await this.hasMore())) {
      const part = this.rest.subarray(0, left);
      this.rest = this.rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** The next bytes in one piece; fewer where the stream ends before. */
  async next(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.upTo(length)) parts.push(part);
    return Buffer.concat(parts);
  }

  private async hasMore(): Promise<boolean> {
    while (this.rest.length === 0) {
      const next = await this.chunks.next();
      if (next.done) return false;
      this.rest = next.value;
    }
    return true;
  }
}
