import { BlockList, isIPv6 } from "node:net";

/** What is of this machine, of a local network, or of no host at all: the registries of special-purpose addresses of IANA. */
const NOT_PUBLIC = { ipv4: new BlockList(), ipv6: new BlockList() };
const V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Only 2000::/3 is given out; the rest of it here leads to IPv4 addresses or nowhere. */
const V6 = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;
for (const [net, prefix] of V4) NOT_PUBLIC.ipv4.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of V6) NOT_PUBLIC.ipv6.addSubnet(net, prefix, "ipv6");

/** Whether an IP address, as the resolver or an address gives it, is out in the internet. */
export function isPublicAddress(address: string): boolean {
  // One list for both would hold every IPv4 address to be within ::/3, as they are when mapped.
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  return !NOT_PUBLIC[family].check(address, family);
}
