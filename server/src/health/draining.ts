import { Injectable } from "@nestjs/common";

/** Whether this node is about to end and takes no new commands (RUN-2). */
@Injectable()
export class Draining {
  private hasBegun = false;

  get isDraining(): boolean {
    return this.hasBegun;
  }

  begin(): void {
    this.hasBegun = true;
  }
}
