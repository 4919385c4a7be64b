import { ENGINE, hashOfState, type Checked, type Fault } from "@drawroom/shared";

/** What a check found, in lines for the terminal (JRN-2). */
export function linesOfFault(fault: Fault): readonly string[] {
  switch (fault.kind) {
    case "line":
      return [`Line ${fault.line} is not as an export is written: the file was altered or cut.`];
    case "chain":
      return fault.version === 1
        ? ["Change 1 does not begin the chain: it was altered."]
        : [
            `The chain breaks between change ${fault.version - 1} and change ${fault.version}: one of them was altered.`,
          ];
    case "version":
      return [`Where change ${fault.version} should be stands change ${fault.found}.`];
    case "repeated":
      return [`Change ${fault.version} repeats a command that was answered before.`];
    case "stamp":
      return [`Change ${fault.version} and its command disagree on id, time or giver.`];
    case "patch":
      return [`Change ${fault.version} can't be applied to what stood before it.`];
    case "refused":
      return [
        `They part at change ${fault.version}: the engine ${fault.code ? `refuses the command (${fault.code})` : "finds that the command changes nothing"}.`,
      ];
    case "decision":
      return [
        `They part at change ${fault.version}: the engine decides otherwise.`,
        ...fault.differences.map(
          ({ path, kept = "nothing", decided = "nothing" }) =>
            `  ${path}: the journal has ${kept}, the engine ${decided}`,
        ),
      ];
    case "state":
      return [
        `They part at change ${fault.version}: its facts and its patch make different states.`,
      ];
    case "head":
      return ["The file's head does not fit its changes: it was altered."];
    case "end":
      return [
        `The file's end does not fit change ${fault.version}, the last one: it was altered or cut.`,
      ];
  }
}

/** That all is well, and what was checked in which way. */
export function linesOfCheck(checked: Checked): readonly string[] {
  const { held, hash, decided, ofOtherEngine, fromBefore } = checked;
  return [
    `All is well: change ${held.version} is the last one.`,
    `${decided} decided again by engine ${ENGINE}, with the same outcome.`,
    ...(ofOtherEngine > 0
      ? [
          `${ofOtherEngine} decided by another version of the engine: of these the chain and the patches were checked, not the decisions.`,
        ]
      : []),
    ...(fromBefore > 0
      ? [
          `${fromBefore} took back or repeated what was done before the export begins: checked the same way.`,
        ]
      : []),
    `hash   ${hash}`,
    `state  ${hashOfState(held.state)}`,
  ];
}
