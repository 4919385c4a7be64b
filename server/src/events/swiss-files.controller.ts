import { Controller, Get, Param, Res } from "@nestjs/common";
import {
  swissPairingsCsvOf,
  swissStandingsCsvOf,
  swissTrfOf,
  type CompetitionId,
  type EventState,
} from "@drawroom/shared";
import type { Response } from "express";
import type { Account } from "../accounts/account.js";
import { CurrentAccount } from "../accounts/current-account.js";
import { HttpRefusal } from "../web/http-refusal.js";
import { EventReading } from "./event-reading.js";

const COMPETITION = "events/:slug/competitions/:id";

/** Spreadsheets take CSV for UTF-8 only after this mark. */
const BYTE_ORDER_MARK = "\ufeff";

type Writer = (state: EventState, competition: CompetitionId) => string;
const csv =
  (write: Writer): Writer =>
  (state, competition) =>
    BYTE_ORDER_MARK + write(state, competition);

/** The files of a Club Swiss, to be saved (SWS-18). */
@Controller("api")
export class SwissFilesController {
  constructor(private readonly reading: EventReading) {}

  @Get(`${COMPETITION}/standings.csv`)
  async standings(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
    @Res() response: Response,
  ): Promise<void> {
    const text = await this.written(slug, id, account, csv(swissStandingsCsvOf));
    send(response, text, { name: `${slug}-${id}-standings.csv`, type: "text/csv" });
  }

  @Get(`${COMPETITION}/rounds.csv`)
  async rounds(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
    @Res() response: Response,
  ): Promise<void> {
    const text = await this.written(slug, id, account, csv(swissPairingsCsvOf));
    send(response, text, { name: `${slug}-${id}-rounds.csv`, type: "text/csv" });
  }

  @Get(`${COMPETITION}/rounds.trf`)
  async report(
    @Param("slug") slug: string,
    @Param("id") id: string,
    @CurrentAccount() account: Account | null,
    @Res() response: Response,
  ): Promise<void> {
    const text = await this.written(slug, id, account, swissTrfOf);
    send(response, text, { name: `${slug}-${id}.trf`, type: "text/plain" });
  }

  private async written(
    slug: string,
    id: CompetitionId,
    account: Account | null,
    write: Writer,
  ): Promise<string> {
    const { state, competition } = await this.reading.competition(slug, id, account);
    const { kind } = competition;
    if (kind !== "swiss") {
      throw new HttpRefusal({ code: "competition.wrongKind", competition: id, kind });
    }
    return write(state, id);
  }
}

/** Both parts of the name are of letters, digits and hyphens alone, so it needs no escaping. */
function send(
  response: Response,
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  response.set({
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-cache",
  });
  response.send(text);
}
