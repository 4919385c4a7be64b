import type { z } from "zod";
import type { Fact } from "../facts/fact.js";
import type { History } from "../history.js";
import type { CommandId, PersonId } from "../model/ids.js";
import type { RandomDrawId } from "../model/random-draw.js";
import type { EventState } from "../model/state.js";
import type { Refusal } from "../refusal.js";
import type { Result } from "../result.js";
import type { laterRound } from "../swiss/later-round.js";
import type { GivenBy } from "./access.js";

/** Who gives the command. */
export interface Actor {
  readonly id: PersonId;
  readonly name: string;
  readonly wcfRules: boolean;
  /** The server itself; it may change people's flags and let invited managers in, nothing else. */
  readonly isServer?: boolean;
}

/** All that a decision needs from outside the state (HUB-2). */
export interface Context {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly actor: Actor;
  /** The version that the change would get. */
  readonly version: number;
  /** The steps that can be taken back or made again (HUB-8). */
  readonly history: History;
  /** The secret of a random draw by its id: on the server only (KON-2). */
  readonly secretOf?: (draw: RandomDrawId) => string;
  /** Stands for the engine's `laterRound`, with the same answers: where a thread has worked them out before. */
  readonly laterRound?: typeof laterRound;
}

/** The facts that follow, none if nothing would change; or a coded refusal. */
export type Decision = Result<readonly Fact[], Refusal>;

export type Decide<C> = (state: EventState, command: C, context: Context) => Decision;

/** A command: its strict schema, who may give it, and what follows from it. One file each. */
export interface CommandKind<S extends z.ZodType> {
  readonly type: string;
  readonly schema: S;
  /** `owner` unless said otherwise (ACC-1). */
  readonly by?: GivenBy;
  readonly decide: Decide<z.infer<S>>;
}

export const defineCommand = <S extends z.ZodType>(kind: CommandKind<S>): CommandKind<S> => kind;

/** What every command carries besides its own fields. */
export interface CommandEnvelope {
  readonly commandId: CommandId;
  readonly type: string;
}
