import os from "node:os";

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

export interface Address {
  readonly label: string;
  readonly url: string;
}

/**
 * Where the server can be opened: on this computer, and on the local network, so that phones at the venue get in (RUN-1).
 * The first is the one that links are printed with.
 */
export function addressesOf(
  host: string,
  port: number,
  publicOrigin: string | null,
): readonly Address[] {
  const given = publicOrigin === null ? [] : [{ label: "Everywhere", url: publicOrigin }];
  if (!EVERYWHERE.has(host)) return [...given, { label: "At", url: urlOf(host, port) }];
  const network = networkHosts().map((name) => ({
    label: "On this network",
    url: urlOf(name, port),
  }));
  return [...given, { label: "On this computer", url: urlOf("localhost", port) }, ...network];
}

const urlOf = (host: string, port: number) =>
  `http://${host.includes(":") ? `[${host}]` : host}${port === 80 ? "" : `:${port}`}`;

/** IPv4 addresses of this machine's network cards: what people can type. */
const networkHosts = (): readonly string[] =>
  Object.values(os.networkInterfaces())
    .flatMap((card) => card ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
