import { randomId } from "../../../sync/new-id";

/** A bracket's short name, which stands in its address: of its name where that gives one, else of chance. */
export function newBracketName(name: string, taken: readonly string[]): string {
  const short = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/^\d+/, "")
    .slice(0, 12);
  return short === "" || taken.includes(short) ? randomId(4) : short;
}
