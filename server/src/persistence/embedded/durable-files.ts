import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of Emscripten's file system that `fsync` needs; its own types leave them open. */
interface OpenFile {
  readonly nfd?: number;
  readonly node: object;
}
interface NodeFiles {
  realPath(node: object): string;
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * PGlite's files in a folder, with a real fsync. Its own file system has none, so a commit would be answered before it
 * is on the disk (RUN-2: kill −9, or the venue's power, loses no command that was answered).
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const started = await super.init(...args);
    started.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFiles }).NODEFS;
      files.stream_ops.fsync = (file) => syncFile(files, file);
    });
    return started;
  }
}

function syncFile(files: NodeFiles, file: OpenFile): number {
  if (file.nfd !== undefined) {
    fs.fsyncSync(file.nfd);
    return 0;
  }
  // A folder has no descriptor of its own.
  const descriptor = fs.openSync(files.realPath(file.node), "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  return 0;
}
