import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { lastOfMonth } from "../days/policy.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPeople } from "../days/store.ts";
import type { RulesSnapshot, RulesSource } from "../rules/load-rules.ts";
import { loadSubjects } from "../rules/load-subjects.ts";
import type { OvertimePolicyRule } from "../rules/queries.ts";
import { selectAskedMinutes } from "../overtime-requests/queries.ts";
import { planClaims, type PlannedClaims } from "./plan-claims.ts";
import { selectLongDays, selectNamedPolicies, selectStoredClaims, type StoredClaim } from "./queries.ts";
import { deleteClaims, writeClaims, type NewClaim } from "./store.ts";

type Span = { from: string; to: string };

/** Widens a span to the periods whose limits its dates share. */
function sharedSpan(policies: readonly OvertimePolicyRule[], { from, to }: Span): Span {
  if (policies.some(({ mostPerYear }) => mostPerYear !== null)) {
    return { from: `${from.slice(0, 4)}-01-01`, to: `${to.slice(0, 4)}-12-31` };
  }
  if (policies.some(({ mostPerMonth }) => mostPerMonth !== null)) {
    return { from: `${from.slice(0, 7)}-01`, to: lastOfMonth(to.slice(0, 7)) };
  }
  return { from, to };
}

const isChanged = (claim: StoredClaim, next: NewClaim | undefined): boolean =>
  next === undefined ||
  next.claimed !== claim.minutes ||
  next.claimedNight !== claim.night_minutes ||
  next.dayKind !== claim.day_kind;

/** Records which decisions no longer hold, since the minutes that they were made about have changed. */
async function recordUndone(tx: Transaction, stored: readonly StoredClaim[], planned: PlannedClaims): Promise<void> {
  const next = new Map(planned.claims.map((claim) => [claim.date, claim]));
  const kept = new Set(planned.gone.map(({ id }) => id));
  for (const claim of stored) {
    const following = next.get(claim.date);
    if (!claim.is_decided || (following === undefined && !kept.has(claim.id)) || !isChanged(claim, following)) continue;
    await record(tx, {
      action: "overtimeClaim.reopened",
      actorId: null,
      subject: { kind: "overtimeClaim", id: claim.id },
      details: { personId: claim.person_id, date: claim.date, before: claim.minutes, after: following?.claimed ?? 0 },
      audience: `person:${claim.person_id}`,
    });
  }
}

/**
 * Computes the claims of closed days of some people, and those that share limits with them. Locked months stay. Writes
 * only what differs; idempotent. The caller has locked the people (1,000 at most).
 */
export async function computeClaims(
  tx: Transaction,
  { claimFollowers }: Pick<RulesSource, "claimFollowers">,
  { overtimePolicies: policies }: RulesSnapshot,
  personIds: readonly string[],
  span: Span,
): Promise<void> {
  const shared = sharedSpan(policies, span);
  const days = policies.length === 0 ? [] : await selectLongDays(tx, [personIds, span.from, span.to]);
  const known = await selectStoredClaims(tx, [personIds, span.from, span.to]);
  const concerned = [...new Set([...days, ...known].map((row) => row.person_id))];
  if (concerned.length === 0) return;
  const stored =
    shared.from === span.from && shared.to === span.to
      ? known
      : await selectStoredClaims(tx, [concerned, shared.from, shared.to]);
  const locked = new Set(await lockedMonths(tx, shared.from, shared.to));
  const asked = policies.some(({ approval }) => approval === "before")
    ? await selectAskedMinutes(tx, concerned, shared.from, shared.to)
    : [];
  const askedOf = Map.groupBy(asked, (row) => row.person_id);
  const subjectOf = await loadSubjects(tx, policies, concerned, selectNamedPolicies);
  const [daysOf, storedOf] = [Map.groupBy(days, (row) => row.person_id), Map.groupBy(stored, (row) => row.person_id)];
  const all: PlannedClaims = { claims: [], gone: [] };
  for (const [index, personId] of concerned.entries()) {
    // Yields to other requests on this node.
    if (index % 50 === 49) await yieldToEventLoop();
    const own = storedOf.get(personId) ?? [];
    const planned = planClaims({
      personId,
      subject: subjectOf(personId),
      policies,
      days: daysOf.get(personId) ?? [],
      stored: own,
      span,
      asked: new Map((askedOf.get(personId) ?? []).map(({ date, minutes }) => [date, minutes])),
      lockedMonths: locked,
    });
    all.claims.push(...planned.claims);
    all.gone.push(...planned.gone);
    await recordUndone(tx, own, planned);
  }
  if (all.gone.length > 0) {
    await deleteClaims(
      tx,
      all.gone.map(({ id }) => id),
    );
  }
  await writeClaims(tx, all.claims, nowIso());
  const settled = [
    ...stored.filter((claim) => claim.leave_type_id !== null).map((claim) => claim.person_id),
    ...all.claims.filter(({ leaveType }) => leaveType !== null).map(({ personId }) => personId),
  ];
  if (settled.length === 0) return;
  for (const follow of claimFollowers) await follow(tx, [...new Set(settled)]);
}

/** The same by the current rules, after locking the people. */
export async function recomputeClaims(
  tx: Transaction,
  rules: RulesSource,
  personIds: readonly string[],
  span: Span,
): Promise<void> {
  await lockPeople(tx, personIds);
  await computeClaims(tx, rules, await rules.current(tx), personIds, span);
}
