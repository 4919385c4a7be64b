import path from "node:path";

/** What the command line needs to find the door; only the server's own user reads it. */
export interface DoorNote {
  readonly port: number;
  readonly token: string;
}

export const doorNoteIn = (dataDir: string): string => path.join(dataDir, "admin.json");
