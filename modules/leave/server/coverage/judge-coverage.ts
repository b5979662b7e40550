import type { Reader, Transaction } from "#platform/database/database.ts";
import type { LeaveContext } from "../context.ts";
import { dayOf, writeDate } from "../engine/month-dates.ts";
import { leaveSpan } from "../uses/judge-dates.ts";
import { findGaps, type Gap, type Member } from "./policy.ts";
import { selectMembers, selectOnLeave, selectRules, type MemberRow, type RuleRow } from "./queries.ts";
import { lockRules } from "./store.ts";

/** Leave that a person asks for; `key` names it in the answer. */
export type AskedSpan = { key: string; personId: string; from: string; to: string };

/** A rule that leave would break, and on which dates. */
export type BrokenCoverage = {
  rule: { id: string; nameAr: string; nameEn: string };
  mode: RuleRow["mode"];
  gaps: Gap[];
};

/** Maximum number of people whose days attendance plans at once. */
const batchSize = 200;

const datesOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, dayOf(to) - dayOf(from) + 1) }, (_, at) => writeDate(dayOf(from) + at));

const rulesOf = (db: Reader, asked: readonly AskedSpan[]): Promise<RuleRow[]> =>
  selectRules(
    db,
    asked.map(({ key }) => key),
    asked.map(({ personId }) => personId),
    asked.map(({ from }) => from),
    asked.map(({ to }) => to),
  );

/** Locks the rules of people's units that refuse: of two approvals the second is judged after the first is stored. */
export async function lockUnits(tx: Transaction, asked: readonly AskedSpan[]): Promise<void> {
  const rules = asked.length === 0 ? [] : await rulesOf(tx, asked);
  const ids = new Set(rules.flatMap(({ id, mode }) => (mode === "refuse" ? [id] : [])));
  if (ids.size > 0) await lockRules(tx, [...ids]);
}

const notScheduled: ReadonlySet<string> = new Set(["off", "holiday", "unscheduled", "workedOnDayOff"]);

type Span = { from: string; to: string };

/** Adds to rows of a unit which dates each person is scheduled and on leave. */
async function loadMembers(
  db: Reader,
  { attendance }: LeaveContext,
  rows: readonly MemberRow[],
  span: Span,
): Promise<Member[]> {
  const ids = [...new Set(rows.map(({ personId }) => personId))];
  const plans = await attendance.listPlans(db, ids, span);
  const absences = Map.groupBy(await selectOnLeave(db, ids, span.from, span.to), ({ personId }) => personId);
  return rows.map(({ personId, from, to }) => {
    const states = [...(plans.get(personId) ?? [])];
    const spans = (absences.get(personId) ?? []).map(leaveSpan);
    return {
      personId,
      from,
      to,
      scheduled: new Set(states.flatMap(([date, state]) => (notScheduled.has(state) ? [] : [date]))),
      onLeave: new Set(spans.flatMap((leave) => datesOf(leave.from, leave.to))),
    };
  });
}

/** Judges the leave that is asked for by one rule. People who ask come first: a number is often reached early. */
async function judgeRule(
  db: Reader,
  context: LeaveContext,
  rule: RuleRow,
  asked: readonly AskedSpan[],
  rows: readonly MemberRow[],
): Promise<Map<string, Gap[]>> {
  const askers = new Set(asked.map(({ personId }) => personId));
  const ordered = [
    ...rows.filter(({ personId }) => askers.has(personId)),
    ...rows.filter(({ personId }) => !askers.has(personId)),
  ];
  const span = spanOf(asked);
  const members: Member[] = [];
  let gaps = new Map<string, Gap[]>();
  for (let at = 0; at < ordered.length; at += batchSize) {
    members.push(...(await loadMembers(db, context, ordered.slice(at, at + batchSize), span)));
    gaps = new Map(
      asked.map(({ key, personId, from, to }) => [key, findGaps(rule, personId, datesOf(from, to), members)]),
    );
    const areAllIn = ordered.slice(at + batchSize).every(({ personId }) => !askers.has(personId));
    // More people only help a number; they raise a share.
    if (rule.people !== null && areAllIn && [...gaps.values()].every(({ length }) => length === 0)) break;
  }
  return gaps;
}

const spanOf = (asked: readonly AskedSpan[]): Span => ({
  from: asked.map(({ from }) => from).reduce((first, date) => (date < first ? date : first)),
  to: asked.map(({ to }) => to).reduce((last, date) => (date > last ? date : last)),
});

/** Returns which rules of coverage leave would break on which dates, by key; only leave that breaks one. */
export async function judgeCoverage(
  db: Reader,
  context: LeaveContext,
  asked: readonly AskedSpan[],
): Promise<Map<string, BrokenCoverage[]>> {
  const broken = new Map<string, BrokenCoverage[]>();
  const rules = asked.length === 0 ? [] : await rulesOf(db, asked);
  if (rules.length === 0) return broken;
  const { from, to } = spanOf(asked);
  const byRule = Map.groupBy(rules, ({ id }) => id);
  const members = Map.groupBy(await selectMembers(db, [...byRule.keys()], from, to), ({ ruleId }) => ruleId);
  for (const [id, rows] of byRule) {
    const [rule] = rows;
    if (rule === undefined) continue;
    const keys = new Set(rows.map(({ key }) => key));
    const concerned = asked.filter(({ key }) => keys.has(key));
    const gaps = await judgeRule(db, context, rule, concerned, members.get(id) ?? []);
    const { nameAr, nameEn, mode } = rule;
    for (const [key, found] of gaps) {
      if (found.length === 0) continue;
      broken.set(key, [...(broken.get(key) ?? []), { rule: { id, nameAr, nameEn }, mode, gaps: found }]);
    }
  }
  return broken;
}
