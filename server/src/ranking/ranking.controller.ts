import { Controller, Header, HttpCode, HttpStatus, Param, Post, Res } from "@nestjs/common";
import type { Response } from "express";
import type { Account } from "../accounts/account.js";
import { CurrentAccount } from "../accounts/current-account.js";
import { RankingList } from "./ranking-list.js";

/** The ranking list over HTTP (GRD-1). */
@Controller("api/events/:slug/ranking-list")
export class RankingController {
  constructor(private readonly list: RankingList) {}

  /** As it is sent, whatever its letters are written in: the page reads it as it reads a file. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @Header("Cache-Control", "no-store")
  async fetch(
    @Param("slug") slug: string,
    @CurrentAccount() account: Account | null,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.list.fetch(slug, account);
    response.set("Content-Type", "application/octet-stream").send(Buffer.from(bytes));
  }
}
