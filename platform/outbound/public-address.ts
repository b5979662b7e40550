import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 ranges of this machine, its network, its provider's services or without a single destination.
 * Source: the IANA special-purpose address registries (RFC 6890 and successors).
 */
const special = [
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
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** Within global unicast: protocol assignments with Teredo, 6to4, and both ranges for documentation. */
const special6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const refused = new BlockList();
for (const [net, prefix] of special) refused.addSubnet(net, prefix, "ipv4");
const refused6 = new BlockList();
for (const [net, prefix] of special6) refused6.addSubnet(net, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/**
 * Returns whether an IP address is on the public internet. IPv6 is accepted from global unicast only, so that no form
 * of an IPv4 address in IPv6 (mapped, compatible, NAT64) is accepted.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, "ipv4");
  return isIPv6(address) && global6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}
