import type { RuleSubject } from "../guard/resolve-rules.ts";
import type { OvertimePolicyRule } from "../rules/queries.ts";
import { applyLimits, type Claimed, type LimitedDay } from "./apply-limits.ts";
import { computeBeyond, type Beyond, type ClosedRow } from "./compute-beyond.ts";
import type { StoredClaim } from "./queries.ts";
import { resolvePolicy } from "./resolve-policy.ts";
import type { NewClaim } from "./store.ts";

// Pure: from a person's closed dates, policies and stored claims to the claims as they should be.

export type OvertimeCase = {
  personId: string;
  subject: RuleSubject;
  policies: readonly OvertimePolicyRule[];
  /** The dates of the span that were attended longer than required. */
  days: readonly { date: string; rows: readonly ClosedRow[] }[];
  /** Claims of the span, and those around it that share its limits. */
  stored: readonly StoredClaim[];
  span: { from: string; to: string };
  /** The minutes that were asked for before the day and approved, by date. */
  asked: ReadonlyMap<string, number>;
  /** `YYYY-MM` */
  lockedMonths: ReadonlySet<string>;
};

export type PlannedClaims = { claims: NewClaim[]; gone: StoredClaim[] };

const nightOf = ({ nightStart, nightEnd }: OvertimePolicyRule) =>
  nightStart === null || nightEnd === null ? null : { start: nightStart, end: nightEnd };

const beyondOf = (claim: StoredClaim): Beyond => ({
  dayKind: claim.day_kind,
  firstIn: claim.first_in,
  lastOut: claim.last_out,
  timeZone: claim.time_zone,
  required: claim.required_minutes,
  attended: claim.attended_minutes,
  minutes: claim.beyond_minutes,
  night: claim.beyond_night_minutes,
});

function stateOf({ approval }: OvertimePolicyRule, { minutes, reasons }: Claimed): NewClaim["state"] {
  if (minutes > 0) return approval === "afterwards" ? "waiting" : "approved";
  return reasons.some(({ code, limit }) => code === "asked" && limit === 0) ? "unasked" : "exhausted";
}

/** Returns all claims as they should be, except those of locked months, and the stored ones that have to go. */
export function planClaims(given: OvertimeCase): PlannedClaims {
  const { personId, subject, policies, days, stored, span, asked, lockedMonths } = given;
  const isLocked = ({ date }: { date: string }): boolean => lockedMonths.has(date.slice(0, 7));
  const isWithin = ({ date }: { date: string }): boolean => span.from <= date && date <= span.to;
  const found = new Map<string, { beyond: Beyond; policy: OvertimePolicyRule }>();
  for (const { date, rows } of days.filter((day) => !isLocked(day))) {
    const policy = resolvePolicy(policies, subject, date);
    const beyond = policy === null ? null : computeBeyond(rows, nightOf(policy));
    if (policy !== null && beyond !== null) found.set(date, { beyond, policy });
  }
  const fixed: LimitedDay[] = [];
  for (const claim of stored) {
    if (isWithin(claim) && !isLocked(claim)) continue;
    const policy = isLocked(claim) ? undefined : policies.find(({ id }) => id === claim.policy_id);
    if (policy !== undefined) found.set(claim.date, { beyond: beyondOf(claim), policy });
    else fixed.push({ ...beyondOf(claim), date: claim.date, limits: unlimited, fixed: claim.minutes });
  }
  const open = [...found].map(([date, { beyond, policy }]): LimitedDay => ({
    date,
    minutes: beyond.minutes,
    night: beyond.night,
    limits: policy,
    asked: policy.approval === "before" ? (asked.get(date) ?? 0) : undefined,
  }));
  const claims = applyLimits([...fixed, ...open]).flatMap((claimed): NewClaim[] => {
    const known = found.get(claimed.date);
    if (known === undefined) return [];
    const { beyond, policy } = known;
    const { date, minutes, night, reasons } = claimed;
    const { id: policyId, leaveType, timeOff } = policy;
    const of = { personId, date, policyId, leaveType, timeOff };
    return [{ ...beyond, ...of, claimed: minutes, claimedNight: night, reasons, state: stateOf(policy, claimed) }];
  });
  const dates = new Set(claims.map(({ date }) => date));
  return { claims, gone: stored.filter((claim) => isWithin(claim) && !isLocked(claim) && !dates.has(claim.date)) };
}

const unlimited = { minimum: 1, block: 1, mostPerDay: null, mostPerMonth: null, mostPerYear: null };
