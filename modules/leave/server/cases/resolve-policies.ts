import { compareIds } from "#shared/compare-ids.ts";
import type { Policy } from "../../contract/evaluation.ts";
import { dayOf, writeDate } from "../engine/month-dates.ts";

// Pure: from the policies of a leave type to those of one person.

/** The rules of a policy, as they are stored and as the engine takes them. */
export type PolicyRules = Omit<Policy, "id" | "from" | "to">;

/** A policy with those whom it concerns, apart from people it names. */
export type LeavePolicy = {
  id: string;
  from: string;
  to: string | null;
  everyone: boolean;
  roles: readonly string[];
  rules: PolicyRules;
};

/** The policies that name a person, and the periods of their roles; null: open end. */
export type PolicySubject = {
  named: readonly string[];
  roles: readonly { role: string; from: string | null; to: string | null }[];
};

/** A policy that is tried: from an earlier date on, and before others of its level. */
export type TriedPolicy = { id: string; from: string };

type Span = { from: number; to: number };
type Candidate = Span & { policy: LeavePolicy; level: "person" | "role" | "everyone"; role: string };

const levels: readonly Candidate["level"][] = ["person", "role", "everyone"];

const spanOf = ({ from, to }: { from: string | null; to: string | null }): Span => ({
  from: from === null ? -Infinity : dayOf(from),
  to: to === null ? Infinity : dayOf(to),
});

function candidatesOf(policy: LeavePolicy, { named, roles }: PolicySubject): Candidate[] {
  const own = spanOf(policy);
  const held = roles.filter(({ role }) => policy.roles.includes(role));
  return [
    ...(named.includes(policy.id) ? [{ ...own, policy, level: "person" as const, role: "" }] : []),
    ...held.flatMap(({ role, ...period }): Candidate[] => {
      const { from, to } = spanOf(period);
      const span = { from: Math.max(own.from, from), to: Math.min(own.to, to) };
      return span.from > span.to ? [] : [{ ...span, policy, level: "role", role }];
    }),
    ...(policy.everyone ? [{ ...own, policy, level: "everyone" as const, role: "" }] : []),
  ];
}

/** Orders by what wins: a person before roles before everyone; of two roles the one with the lower id; else the first. */
const compareCandidates = (one: Candidate, other: Candidate): number =>
  levels.indexOf(one.level) - levels.indexOf(other.level) || compareIds(one.role, other.role);

/** Puts a tried policy first, and lets it begin on the earlier date. */
export function withTried(policies: readonly LeavePolicy[], tried: TriedPolicy): LeavePolicy[] {
  const moved = policies
    .filter(({ id }) => id === tried.id)
    .map((policy) => ({ ...policy, from: tried.from, to: null }));
  return [...moved, ...policies.filter(({ id }) => id !== tried.id)];
}

/**
 * Returns the policies of a person as stretches that do not overlap, by date: on each date the one that wins. A policy
 * that another one interrupts occurs several times.
 */
export function resolvePolicies(policies: readonly LeavePolicy[], subject: PolicySubject): Policy[] {
  const candidates = policies.flatMap((policy) => candidatesOf(policy, subject)).toSorted(compareCandidates);
  const turns = candidates.flatMap(({ from, to }) => (to === Infinity ? [from] : [from, to + 1]));
  const begins = [...new Set(turns)].toSorted((one, other) => one - other);
  const stretches: (Span & { policy: LeavePolicy })[] = [];
  for (const [at, from] of begins.entries()) {
    const to = (begins[at + 1] ?? Infinity) - 1;
    const policy = candidates.find((candidate) => candidate.from <= from && to <= candidate.to)?.policy;
    if (policy === undefined) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last.policy === policy && last.to === from - 1) last.to = to;
    else stretches.push({ from, to, policy });
  }
  return stretches.map(({ from, to, policy: { id, rules } }) => ({
    ...rules,
    id,
    from: writeDate(from),
    to: to === Infinity ? null : writeDate(to),
  }));
}
