/**
 * The version of the rules by which commands are decided. Raised whenever a command of an earlier journal would be decided
 * otherwise; journals of another version are then checked by their chain and patches only (JRN-2).
 */
export const ENGINE = "1";
