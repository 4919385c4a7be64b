/**
 * Asks for what the page will need while its script is still on the way (SCR-10). The browser keeps the answer for the request
 * that follows: same address, same credentials. Only for the first page; later ones have their scripts already.
 */
export function fetchEarly(path: string): void {
  if (document.head.querySelector("link[as=fetch]")) return;
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "fetch";
  link.href = path;
  link.crossOrigin = "anonymous";
  document.head.append(link);
}
