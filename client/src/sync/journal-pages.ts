import type { Change } from "@drawroom/shared";
import { request, type HttpRefusal } from "../http/request";
import { pathOf } from "./event-path";
import type { Result } from "@drawroom/shared";

/** Changes that a page of the journal holds; the server's measure. */
export const CHANGES_A_PAGE = 200;

/** Changes in order, and the event's newest version. */
export interface JournalPage {
  readonly version: number;
  readonly changes: readonly Change[];
}

/** The changes right before a version, as many as a page holds and this account may see (JRN-1). */
export const changesBefore = (
  slug: string,
  before: number,
): Promise<Result<JournalPage, HttpRefusal>> =>
  request("GET", `${pathOf(slug, null)}/changes?before=${before}`);
