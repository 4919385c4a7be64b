/** Raised when a message changes its shape; a test pins the hash of all schemas to it (WIR-9). */
export const PROTOCOL = 1;
