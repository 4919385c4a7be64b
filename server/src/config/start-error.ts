/** Why the server can't start (or a command line can't do its work), in one line that names the remedy (RUN-3). */
export class StartError extends Error {}

/**
 * Runs the work; a StartError becomes one line on stderr and exit code 1, anything else a stack besides.
 */
export async function orOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
