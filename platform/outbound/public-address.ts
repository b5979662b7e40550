import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const global6 = ipaddr.parseCIDR("2000::/3");

/**
 * Returns whether an IP address is on the public internet: in no range that IANA reserves for a special purpose (RFC
 * 6890 and successors). IPv6 is accepted from global unicast only, so that no form of an IPv4 address in IPv6 (mapped,
 * compatible, NAT64) is accepted.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(global6);
}
