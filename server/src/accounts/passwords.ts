import { Injectable } from "@nestjs/common";
import { hash, verify } from "@node-rs/argon2";

/** Passwords are kept as argon2id (ACC-6), with the package's defaults: 19 MiB, two passes. */
@Injectable()
export class Passwords {
  /** Compared with where there is no account: so the answer takes as long. */
  private readonly decoy = hash("no account has this password");

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** Whether it is the password; never with `kept` null, though that takes the same time. */
  async isRight(password: string, kept: string | null): Promise<boolean> {
    const isEqual = await verify(kept ?? (await this.decoy), password);
    return isEqual && kept !== null;
  }
}
