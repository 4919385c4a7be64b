import { readFileSync } from "node:fs";
import path from "node:path";

const here = path.join(import.meta.dirname, "vectors");

/** The vectors of a name, from the folder VECTORS_DIR if one is given. */
export function readVectors<Case>(name: string): readonly Case[] {
  const file = path.join(process.env["VECTORS_DIR"] ?? here, `vectors-${name}.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly cases: readonly Case[] }).cases;
}
