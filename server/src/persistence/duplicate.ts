import { QueryFailedError } from "typeorm";

const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed since a row with a key of its own is there already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
