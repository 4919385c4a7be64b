/**
 * Does one thing at a time. Items that wait while one batch is settled are the next batch, which makes group commit
 * (HUB-7): the slower the database, the larger the batches. Items that take long to settle can be kept from holding up
 * those before them.
 */
export class BatchQueue<T> {
  private waiting: T[] = [];
  private tasks: (() => Promise<void>)[] = [];
  private running: Promise<void> | null = null;

  /** `settle` sees to every item of a batch and never rejects. */
  constructor(
    private readonly settle: (batch: readonly T[]) => Promise<void>,
    /** Whether an item is always the first of its batch. */
    private readonly isFirst: (item: T) => boolean = () => false,
    private readonly limit = 100,
  ) {}

  get isIdle(): boolean {
    return this.running === null;
  }

  add(item: T): void {
    this.waiting.push(item);
    this.start();
  }

  /** Runs a task between two batches; resolves or rejects with it. */
  between(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.tasks.push(() => task().then(resolve, reject));
      this.start();
    });
  }

  /** Resolves when nothing waits or runs. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  /** A microtask later, so that what arrives in one go is one batch. */
  private start(): void {
    this.running ??= Promise.resolve().then(() => this.run());
  }

  private async run(): Promise<void> {
    for (;;) {
      const task = this.tasks.shift();
      if (task) await task();
      else if (this.waiting.length > 0) await this.settle(this.nextBatch());
      else break;
    }
    this.running = null;
  }

  private nextBatch(): readonly T[] {
    const behind = this.waiting.slice(1, this.limit).findIndex(this.isFirst);
    return this.waiting.splice(0, behind < 0 ? this.limit : behind + 1);
  }
}
