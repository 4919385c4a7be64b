/** How much one visitor may do; more is answered `protocol.tooFast`. */
export interface Limits {
  /** Tries to sign in or to use a one-time link, per address, a minute. */
  readonly signInsPerMinute: number;
  /** Commands of one socket, or of one account over HTTP, a second. */
  readonly commandsPerSecond: number;
  /** How long a request may take to come in. */
  readonly requestSeconds: number;
  /** Exports, files and earlier versions that one account, or one address, has made, a minute. */
  readonly costlyReadsPerMinute: number;
}

/** The settings, parsed once at start (RUN-3). An abstract class, so that it is its own injection token. */
export abstract class Settings {
  /** 0: any that is free. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** Absolute path of the folder with the embedded database. */
  abstract readonly dataDir: string;
  /** PostgreSQL; null: the embedded database (RUN-1). */
  abstract readonly databaseUrl: string | null;
  /** null: one node. */
  abstract readonly redisUrl: string | null;
  /** Where the public opens it, such as `https://draw.example.org`; null: by whatever name the host answers to. */
  abstract readonly publicOrigin: string | null;
  /** Whether a sample event is made on the first start. */
  abstract readonly demo: boolean;
  abstract readonly logLevel: string;
  /** E-mail addresses whose accounts get WCF rules (ACC-5), lower case. */
  abstract readonly wcfAccounts: readonly string[];
  /** How many proxies stand in front; that many forwarded addresses are believed. */
  abstract readonly trustedProxies: number;
  abstract readonly limits: Limits;
  /** Whether ranking lists may be fetched from this machine and its local network too. */
  abstract readonly rankingAllowPrivate: boolean;
  /** Whether changes are written straight to idle WebSockets; off: Socket.IO's own way for all. */
  abstract readonly fastFanOut: boolean;
}
