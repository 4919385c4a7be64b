import type { Timetable } from "./timetable";

/** The place to which an arrow, Home or End leads from another; the same at an edge. null: the key leads nowhere. */
export function nextPlace({ rows }: Timetable, from: string, key: string): string | null {
  const row = rows.findIndex(({ cells }) => cells.some((cell) => cell.key === from));
  const column = rows[row]?.cells.findIndex((cell) => cell.key === from) ?? -1;
  const to = (r: number, c: number): string => rows[r]?.cells[c]?.key ?? from;
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
    case "Home":
      return to(row, 0);
    case "End":
      return to(row, (rows[row]?.cells.length ?? 1) - 1);
    default:
      return null;
  }
}
