import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { followSchedules } from "../days/compute-recomputation.ts";
import { openSpan } from "../days/policy.ts";
import { firstDate, lockedMonths } from "../days/queries.ts";
import type { AttendanceContext } from "../context.ts";
import type { Rules } from "../engine/prepare-rules.ts";
import { judgePlans, type JudgedPlans } from "../guard/judge-plans.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { mergeSpans, type Span } from "../rules/policy.ts";
import { listConflicts, type Conflict } from "./list-conflicts.ts";
import { requireUnbroken } from "./check-rules.ts";
import { compareRules, spanOf, writtenSpan } from "./policy.ts";
import { countActive, findHolders, isGivenToAll } from "./queries-people.ts";

/** The assignments, people and roles that a rule names. */
export type Subjects = { assignments: readonly string[]; users: readonly string[]; roles: readonly string[] };

/** Dates that may differ, and their people. `openOnly`: only while they are in progress. */
export type AffectedSpan = {
  span: Span;
  people: "everyone" | readonly string[];
  named: Subjects;
  openOnly?: boolean;
};

export type PlannedEffect = {
  stretches: readonly AffectedSpan[];
  /** Number of distinct people of all stretches. */
  people: number;
  conflicts: readonly Conflict[];
  /** Rules of working time that plans newly break. */
  plans: JudgedPlans;
};

/** Subjects that gain or lose an assignment on all of its dates. */
export type MovedSubjects = { assignment: string; users: readonly string[]; roles: readonly string[]; gains: boolean };

type TouchedSpan = { span: Span; assignments: string[]; users: string[]; roles: string[] };

/** Returns the stretch of a span for the named subjects. */
export async function affectedSpanOf(tx: Transaction, span: Span, named: Subjects): Promise<AffectedSpan> {
  const { assignments, users, roles } = named;
  if (await isGivenToAll(tx, assignments, roles)) return { span, people: "everyone", named };
  const { from, to } = writtenSpan(span);
  return { span, people: await findHolders(tx, assignments, users, roles, from, to), named };
}

/** Counts the distinct people of some stretches. */
export async function countPeople(tx: Transaction, stretches: readonly AffectedSpan[]): Promise<number> {
  const people = new Set<string>();
  for (const stretch of stretches) {
    if (stretch.people === "everyone") return countActive(tx);
    for (const id of stretch.people) people.add(id);
  }
  return people.size;
}

/** Groups changes by dates, so that people are queried once per span. */
function groupByDates(before: Rules, after: Rules, moved: readonly MovedSubjects[]): TouchedSpan[] {
  const byDates = new Map<string, TouchedSpan>();
  const at = (span: Span): TouchedSpan => {
    const key = `${span.from} ${span.to}`;
    const known = byDates.get(key) ?? { span, assignments: [], users: [], roles: [] };
    byDates.set(key, known);
    return known;
  };
  const changes = compareRules(before, after);
  for (const { id, spans } of changes) for (const span of mergeSpans(spans)) at(span).assignments.push(id);
  for (const { assignment, users, roles } of moved) {
    const whole = changes.find(({ id }) => id === assignment)?.whole ?? spanOf(after, assignment);
    if (whole === null || users.length + roles.length === 0) continue;
    at(whole).users.push(...users);
    at(whole).roles.push(...roles);
  }
  return [...byDates.values()];
}

/**
 * Computes the effect of a change already made in this transaction: the people and dates whose days differ, conflicts
 * with other assignments, and rules of working time that plans newly break. `before` are the rules before it, `after`
 * those this transaction sees.
 */
export async function planEffect(
  tx: Transaction,
  { before, after, moved = [] }: { before: RulesSnapshot; after: RulesSnapshot; moved?: readonly MovedSubjects[] },
): Promise<PlannedEffect> {
  const stretches: AffectedSpan[] = [];
  for (const { span, ...named } of groupByDates(before.rules, after.rules, moved)) {
    stretches.push(await affectedSpanOf(tx, span, named));
  }
  const extended = compareRules(before.rules, after.rules).filter(({ requiresMore }) => requiresMore);
  const gaining = moved.filter(({ gains, users, roles }) => gains && users.length + roles.length > 0);
  const suspects = new Set([...extended.map(({ id }) => id), ...gaining.map(({ assignment }) => assignment)]);
  const moves = moved.map(({ assignment: id, users, gains }) => ({
    list: "assignedDirectly" as const,
    id,
    users,
    gains,
  }));
  return {
    stretches,
    people: await countPeople(tx, stretches),
    conflicts: await listConflicts(tx, after, [...suspects]),
    plans: await judgePlans(tx, { before, after, stretches, moves }),
  };
}

/** Throws for conflicts and for rules of working time that refuse; follows days that may differ. */
export async function applyEffect(
  tx: Transaction,
  context: Pick<AttendanceContext, "scheduleFollowers">,
  { conflicts, stretches, plans }: Pick<PlannedEffect, "conflicts" | "stretches" | "plans">,
  { cause, requestedBy, path }: { cause: string; requestedBy: string; path: string },
): Promise<void> {
  if (conflicts.length > 0) {
    const people = String(Math.max(...conflicts.map((conflict) => conflict.people.length)));
    throw refuse("schedule_conflict", {
      fields: [{ path, message: { key: "scheduleConflict", values: { people } } }],
      extension: {
        conflicts: conflicts.map((conflict) => ({
          assignments: conflict.assignments,
          firstDate: conflict.firstDate,
          people: conflict.people.length,
        })),
      },
    });
  }
  await requireUnbroken(tx, plans, path);
  for (const { span, people } of stretches) {
    await followSchedules(tx, context, { cause, people, ...writtenSpan(span), requestedBy });
  }
}

/** Returns the dates to recompute, and the locked months among them. */
export async function planDates(
  tx: Transaction,
  stretches: readonly AffectedSpan[],
): Promise<{ from: string | null; to: string | null; lockedMonths: string[] }> {
  const first = await firstDate(tx);
  const facts = { first: first ?? "", at: now(), locked: [] };
  const begun = stretches
    .filter(({ people }) => people.length > 0)
    .flatMap(({ span }) => (first === null ? [] : (openSpan(writtenSpan(span), facts) ?? [])));
  const [from] = begun.map((span) => span.from).toSorted();
  const to = begun
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return { from: null, to: null, lockedMonths: [] };
  return { from, to, lockedMonths: await lockedMonths(tx, from, to) };
}
