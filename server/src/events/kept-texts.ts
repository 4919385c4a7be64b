type Making = Promise<Buffer>;

/** Texts made of something that never changes, such as an event at a version: made once, and gone with it. */
export class KeptTexts {
  private readonly made = new WeakMap<object, Map<string, Making>>();

  /** The text of that name in UTF-8; `make` is asked where there is none yet, and again where it has failed. */
  of(source: object, name: string, make: () => string | Promise<string>): Making {
    const texts = this.made.get(source) ?? new Map<string, Making>();
    this.made.set(source, texts);
    const kept = texts.get(name);
    if (kept) return kept;
    const making = Promise.resolve()
      .then(make)
      .then((text) => Buffer.from(text));
    texts.set(name, making);
    making.catch(() => texts.delete(name));
    return making;
  }
}
