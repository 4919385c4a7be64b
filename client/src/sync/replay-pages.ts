import {
  applyChange,
  emptyState,
  SETTINGS,
  type Change,
  type Held,
  type Role,
} from "@drawroom/shared";
import { pathOf } from "./event-path";
import { fetchFirstPaint } from "./first-paint";
import { changesBefore, CHANGES_A_PAGE } from "./journal-pages";

/** A version as it is replayed: what stood, and the change that brought it; null: what comes before all that may be seen. */
export interface Replayed {
  readonly held: Held;
  readonly change: Change | null;
}

interface Page {
  readonly base: Held;
  readonly changes: readonly Change[];
  /** The last one asked for: the next is mostly one further. */
  at: Replayed;
}

/**
 * Versions of an event in pages: the state before a page and its changes are fetched once, and every version on it is made
 * of them here (JRN-1).
 */
export class ReplayPages {
  /** The newest version that is known; 0: none is. */
  newest = 0;
  private readonly pages = new Map<number, Promise<Page | null>>();
  private readonly ready = new Map<number, Page>();

  /** `oldest`: the first version that may be seen. */
  constructor(
    private readonly slug: string,
    readonly oldest: number,
  ) {}

  /** A version that needs no waiting; null: its page is to be fetched first. */
  now(version: number): Replayed | null {
    const page = this.ready.get(numberOf(version));
    return page && reaches(page, version) ? stepTo(page, version) : null;
  }

  /** A version, its page fetched if need be; null: the line is lost, or there is no such version. */
  async fetched(version: number): Promise<Replayed | null> {
    const number = numberOf(version);
    const loading = this.pages.get(number) ?? this.load(number);
    this.pages.set(number, loading);
    const page = await loading;
    if (page && reaches(page, version)) return stepTo(page, version);
    // A page that did not come, or has grown since, is fetched anew.
    this.pages.delete(number);
    this.ready.delete(number);
    return null;
  }

  private async load(number: number): Promise<Page | null> {
    const from = Math.max((number - 1) * CHANGES_A_PAGE, this.oldest === 1 ? 0 : this.oldest);
    const [base, answer] = await Promise.all([
      this.baseAt(from),
      changesBefore(this.slug, number * CHANGES_A_PAGE + 1),
    ]);
    if (!base || !answer.ok) return null;
    this.newest = answer.value.version;
    const changes = answer.value.changes.filter(({ version }) => version > from);
    const page = { base, changes, at: { held: base, change: null } };
    this.ready.set(number, page);
    return page;
  }

  private async baseAt(version: number): Promise<Held | null> {
    if (version === 0) return { version: 0, state: emptyState() };
    const paint = await fetchFirstPaint(pathOf(this.slug, version));
    return paint.kind === "fetched" ? paint.held : null;
  }
}

/** Pages count from 1; page 1 has the changes 1 to 200. */
const numberOf = (version: number): number => Math.ceil(version / CHANGES_A_PAGE);

const reaches = ({ base, changes }: Page, version: number): boolean =>
  version <= base.version + changes.length;

function stepTo(page: Page, version: number): Replayed {
  let at: Replayed = version < page.at.held.version ? { held: page.base, change: null } : page.at;
  while (at.held.version < version) {
    const change = page.changes[at.held.version - page.base.version];
    if (!change) break;
    at = { held: applyChange(at.held, change), change };
  }
  page.at = at;
  return at;
}

/** The first version that somebody may see, by what stood later: spectators see none before the publication (ACC-3). */
export const oldestFor = (role: Role, { version, state }: Held): number =>
  role === "spectator" ? (state.settings[SETTINGS]?.published ?? version) : 1;
