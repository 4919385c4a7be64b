import { Injectable } from "@nestjs/common";
import { ENGINE } from "@drawroom/shared";
import type { Request, Response } from "express";
import { compressed } from "../web/compressed.js";
import type { Asker } from "./asker.js";
import { CostlyReads } from "./costly-reads.js";
import { heldAlready } from "./held-already.js";
import { KeptTexts } from "./kept-texts.js";
import type { ShownEvent } from "./shown-events.js";

/** A text that is made of an event. */
export interface EventText {
  /** What it is among all texts that are made of it. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** The name under which it is saved; absent: it is no file. */
  readonly file?: string;
  readonly write: () => string | Promise<string>;
}

/** Answers with texts made of an event: made once for all who ask at a version, and not sent to who holds it. */
@Injectable()
export class EventTexts {
  private readonly kept = new KeptTexts();

  constructor(private readonly costly: CostlyReads) {}

  /** Refuses `protocol.tooFast` who has too many files made. */
  async send(
    { version, source }: ShownEvent,
    { name, type, file, write }: EventText,
    asker: Asker,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (heldAlready(`${version}-${ENGINE}`, request, response)) return;
    const text = await this.kept.of(source, name, () => {
      if (file !== undefined) this.costly.spend(asker);
      return write();
    });
    const sent = await compressed({ of: source, name, parts: [text] }, request);
    response.set("Content-Type", `${type}; charset=utf-8`);
    if (file !== undefined) response.attachment(file);
    if (sent.encoding) response.set("Content-Encoding", sent.encoding);
    response.send(sent.body);
  }
}
