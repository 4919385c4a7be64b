import { createHash } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { StartError } from "../../config/start-error.js";

/** Another process, such as the running server, has the folder. */
export class FolderInUse extends StartError {}

/**
 * Holds the folder for this process: two processes on one embedded database lose each other's rows.
 * The kernel lets go of it when the process ends, however it ends. Gives back how to let go.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const address = addressFor(fs.realpathSync(folder));
  const server = net.createServer().unref();
  const isHeld = (await listens(server, address)) || (await takesOver(server, address));
  if (!isHeld) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return () => void server.close();
}

/** A name of the kernel's own where there are such names; a socket in the file system elsewhere. */
function addressFor(folder: string): string {
  const name = `drawroom-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${name}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listens(server: net.Server, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const refuse = () => resolve(false);
    server.once("error", refuse);
    server.listen(address, () => {
      server.off("error", refuse);
      resolve(true);
    });
  });
}

/** A socket in the file system outlives its process; one that nobody answers on is left over. */
async function takesOver(server: net.Server, address: string): Promise<boolean> {
  if (!path.isAbsolute(address) || process.platform === "win32") return false;
  if (await isAnswered(address)) return false;
  fs.rmSync(address, { force: true });
  return listens(server, address);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const probe = net.connect(address);
    probe.once("error", () => resolve(false));
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
  });
}
