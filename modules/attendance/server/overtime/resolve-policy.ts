import { compareIds } from "#shared/compare-ids.ts";
import { dayOf } from "../../contract/written-time.ts";
import type { RuleSubject } from "../guard/resolve-rules.ts";
import type { OvertimePolicyRule } from "../rules/queries.ts";

// Pure: which policy of overtime applies to a person on a date.

const isDated = ({ from, to }: OvertimePolicyRule, date: string): boolean =>
  from <= date && (to === null || date <= to);

/** Of policies of the same rank the one that begins later, then the older one. */
const byStart = (one: OvertimePolicyRule, other: OvertimePolicyRule): number =>
  one.from === other.from ? compareIds(one.id, other.id) : one.from > other.from ? -1 : 1;

/**
 * Returns the policy of a person on a date: one that names the person before one of a role, of two roles that with the
 * lower id, before one for everyone. Null if none applies.
 */
export function resolvePolicy(
  policies: readonly OvertimePolicyRule[],
  { named, roles }: RuleSubject,
  date: string,
): OvertimePolicyRule | null {
  const dated = policies.filter((policy) => isDated(policy, date)).toSorted(byStart);
  const own = dated.find(({ id }) => named.has(id));
  if (own !== undefined) return own;
  const day = dayOf(date);
  const held = roles.filter(({ from, to }) => from <= day && day <= to).map(({ role }) => role);
  for (const role of held.toSorted(compareIds)) {
    const ofRole = dated.find((policy) => policy.roles.includes(role));
    if (ofRole !== undefined) return ofRole;
  }
  return dated.find(({ everyone }) => everyone) ?? null;
}
