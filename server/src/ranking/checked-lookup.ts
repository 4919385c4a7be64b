import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";

/** A host that must not be connected to. */
export class RefusedAddress extends Error {}

/**
 * Resolves a name for a connection that is being made, and fails by RefusedAddress where any address of it may not be
 * connected to: what was looked at is what is connected to, so a name that changes its mind gains nothing.
 */
export const checkedLookup =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error("no address"), "");
      if (!addresses.every(({ address }) => mayConnect(address)))
        return done(new RefusedAddress(hostname), "");
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
