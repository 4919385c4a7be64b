import { Injectable } from "@nestjs/common";

export interface Announcement {
  /** What it opens, such as "Make the first account". */
  readonly label: string;
  /** The path to open, such as `/sign-in?token=…`. */
  readonly path: string;
  /** A remark behind it, such as "works once". */
  readonly remark?: string;
  /** Others open it too, such as phones: printed with every address of the server. */
  readonly isShared?: true;
}

/** What modules want to be printed when the server listens: addresses to open. Added before then, in `onModuleInit` say. */
@Injectable()
export class Announcements {
  private readonly made: Announcement[] = [];

  add(announcement: Announcement): void {
    this.made.push(announcement);
  }

  all(): readonly Announcement[] {
    return this.made;
  }
}
