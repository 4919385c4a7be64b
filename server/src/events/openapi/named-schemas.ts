import {
  answerSchema,
  commandSchema,
  createAccountSchema,
  refusalSchema,
  signInSchema,
  useTokenSchema,
} from "@drawroom/shared";
import { z } from "zod";
import { changePasswordSchema } from "../../accounts/change-password.js";
import {
  changesSchema,
  createdEventSchema,
  eventListSchema,
  eventSchema,
  newEventSchema,
  removeEventSchema,
} from "../event-schemas.js";
import { journalHeadSchema } from "../../journal/journal-schemas.js";
import { blocksViewSchema } from "../views/blocks-view.js";
import { bracketViewSchema } from "../views/bracket-view.js";
import { drawLogViewSchema } from "../views/draw-log-view.js";
import { orderOfPlayViewSchema } from "../views/order-of-play-view.js";
import { stagesViewSchema } from "../views/stages-view.js";
import { roundsViewSchema } from "../views/rounds-view.js";
import { standingsViewSchema } from "../views/standings-view.js";

const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  wcfRules: z.boolean(),
});

/** What bodies may be, by the name under which the document refers to them. */
export const bodySchemas: Readonly<Record<string, z.ZodType>> = {
  Command: commandSchema,
  NewEvent: newEventSchema,
  RemoveEvent: removeEventSchema,
  SignIn: signInSchema,
  UseToken: useTokenSchema,
  CreateAccount: createAccountSchema,
  ChangePassword: changePasswordSchema,
};

/** What answers are. */
export const answerSchemas: Readonly<Record<string, z.ZodType>> = {
  Answer: answerSchema,
  CreatedEvent: createdEventSchema,
  EventList: eventListSchema,
  Event: eventSchema,
  Changes: changesSchema,
  JournalHead: journalHeadSchema,
  Blocks: blocksViewSchema,
  Standings: standingsViewSchema,
  Brackets: bracketViewSchema,
  Rounds: roundsViewSchema,
  Stages: stagesViewSchema,
  OrderOfPlay: orderOfPlayViewSchema,
  DrawLog: drawLogViewSchema,
  Session: z.strictObject({ account: account.nullable(), firstStart: z.literal(true).optional() }),
  AccountMade: z.strictObject({ account }),
  Invite: z.strictObject({ url: z.string() }),
  InviteAccepted: z.strictObject({ slug: z.string() }),
  Refused: z.strictObject({ refusal: refusalSchema }),
};
