import { z } from "zod";
import { acceptOwnership } from "./accept-ownership.js";
import { addCompetition } from "./add-competition.js";
import { addCourt } from "./add-court.js";
import { addDisplay } from "./add-display.js";
import { addEntrant } from "./add-entrant.js";
import { changeCompetition } from "./change-competition.js";
import { changeDisplay } from "./change-display.js";
import { changePerson } from "./change-person.js";
import { changeSettings } from "./change-settings.js";
import { createEvent } from "./create-event.js";
import { declineOwnership } from "./decline-ownership.js";
import { editEntrant } from "./edit-entrant.js";
import { importEntrants } from "./import-entrants.js";
import { joinAsManager } from "./join-as-manager.js";
import { leaveEvent } from "./leave-event.js";
import { offerOwnership } from "./offer-ownership.js";
import { publishEvent } from "./publish-event.js";
import { redo } from "./redo.js";
import { blockCommands } from "./registry-blocks.js";
import { stageCommands } from "./registry-stages.js";
import { swissCommands } from "./registry-swiss.js";
import { knockoutCommands } from "./registry-knockout.js";
import { refreshGrades } from "./refresh-grades.js";
import { removeCompetition } from "./remove-competition.js";
import { removeCourt } from "./remove-court.js";
import { removeDisplay } from "./remove-display.js";
import { removeEntrant } from "./remove-entrant.js";
import { removeManager } from "./remove-manager.js";
import { renameCourt } from "./rename-court.js";
import { replaceEntrant } from "./replace-entrant.js";
import { sealDraw } from "./seal-draw.js";
import { setBallNumbers } from "./set-ball-numbers.js";
import { takeOverEvent } from "./take-over-event.js";
import { takeBackWithdrawal } from "./take-back-withdrawal.js";
import { undo } from "./undo.js";
import { unpublishEvent } from "./unpublish-event.js";
import { withdrawEntrant } from "./withdraw-entrant.js";
import { withdrawOffer } from "./withdraw-offer.js";

/** Every command, by type. */
export const commandKinds = {
  createEvent,
  takeOverEvent,
  changeSettings,
  publishEvent,
  unpublishEvent,
  joinAsManager,
  changePerson,
  removeManager,
  leaveEvent,
  offerOwnership,
  withdrawOffer,
  acceptOwnership,
  declineOwnership,
  addCourt,
  renameCourt,
  removeCourt,
  addDisplay,
  changeDisplay,
  removeDisplay,
  addCompetition,
  changeCompetition,
  removeCompetition,
  addEntrant,
  importEntrants,
  editEntrant,
  removeEntrant,
  withdrawEntrant,
  replaceEntrant,
  takeBackWithdrawal,
  setBallNumbers,
  refreshGrades,
  sealDraw,
  undo,
  redo,
  ...blockCommands,
  ...stageCommands,
  ...knockoutCommands,
  ...swissCommands,
};

type Kinds = typeof commandKinds;
export type CommandType = keyof Kinds;

/** A command as it is after its schema has read it: trimmed, bounded, nothing unknown in it. */
export type Command = { [T in CommandType]: z.infer<Kinds[T]["schema"]> }[CommandType];

export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

type WithoutId<C> = C extends unknown ? Omit<C, "commandId"> : never;
/** A command before it has its id. */
export type CommandInput = WithoutId<Command>;

const schemas = Object.values(commandKinds).map((kind) => kind.schema);

/** Reads any command, strictly (HUB-2). */
export const commandSchema = z.discriminatedUnion(
  "type",
  schemas as unknown as [(typeof schemas)[number]],
) as z.ZodType<Command>;
