import fs from "node:fs";
import { StartError } from "../config/start-error.js";
import { doorNoteIn, type DoorNote } from "./door-note.js";

/**
 * Asks the server that has the data folder, by its door for the administrator (`AdminDoor`). A StartError says that
 * nobody answers; what was refused is in the answer.
 */
export async function askServer(
  dataDir: string,
  address: "/account" | "/backup",
  message: unknown,
): Promise<Response> {
  try {
    const { port, token } = JSON.parse(fs.readFileSync(doorNoteIn(dataDir), "utf8")) as DoorNote;
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(message),
    });
    if (answer.status !== 403) return answer;
  } catch {
    // Said below.
  }
  throw new StartError(
    `A program has the data folder ${dataDir} but does not answer: is it about to start or to end?`,
  );
}
