/** `2106`, and `2106.0` as a spreadsheet may write it; null: no whole number up to `most`. */
export function wholeNumber(text: string, most: number, least = 0): number | null {
  if (!/^\d{1,6}([.,]0+)?$/.test(text)) return null;
  const number = Number.parseInt(text, 10);
  return number >= least && number <= most ? number : null;
}
