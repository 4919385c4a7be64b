/** The window of a component test, so wide: what is laid out otherwise on a phone asks for it. */
export function setWidth(width: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width, height: 900 });
}
