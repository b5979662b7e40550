import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import pLimit from "p-limit";
import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { readOnly } from "#platform/database/transaction.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Preview, Query, AttendanceContext } from "../context.ts";
import type { compareZone as compareSchema, ZoneComparison } from "../../contract/schemas-officer.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases, type LoadedCases } from "../days/load-cases.ts";
import { lastDate, lastOfMonth } from "../days/policy.ts";
import { presentDay } from "../days/present-day.ts";
import { firstDate } from "../days/queries.ts";
import { prepareRules } from "../engine/prepare-rules.ts";
import { loadPeople } from "../load-people.ts";
import { sumDays } from "../punches/compute-days.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { isGivenToAll } from "../effects/queries-people.ts";
import { requireZoneFields } from "../zones/change-zone.ts";
import { addTotals, compareDays, type ChangedRow } from "./compare-days.ts";
import { findReached, maxPeople } from "./queries.ts";

type Body = z.output<typeof compareSchema>;
type Span = { from: string; to: string };

const maxExamples = 50;
const batch = 100;
/** Judging 2,000 people twice takes some seconds: one comparison at a time per node. */
const limit = pLimit(1);

/** The rules with one zone replaced. */
function changedRules(snapshot: RulesSnapshot, { zone: id, changed }: Body): RulesSnapshot {
  const { nameAr, nameEn, isActive: active, ...fields } = changed;
  const zone = { ...fields, id, active };
  const rules = { ...snapshot.rules, zones: snapshot.rules.zones.map((each) => (each.id === id ? zone : each)) };
  const zones = new Map([...snapshot.zones, [id, { id, nameAr, nameEn }]]);
  return { ...snapshot, rules, prepared: prepareRules(rules), zones };
}

async function reachedBy(db: Reader, { rules }: RulesSnapshot, zone: string, { from, to }: Span): Promise<string[]> {
  const assignments = rules.assignments.filter((each) => each.active && each.zone === zone).map(({ id }) => id);
  return findReached(db, assignments, await isGivenToAll(db, assignments, []), from, to);
}

/** Collects examples of as many people as possible: a second one of a person only if others are too few. */
function createExamples() {
  const byRank: { personId: string; row: ChangedRow }[][] = [];
  return {
    add(personId: string, rows: readonly ChangedRow[]): void {
      for (const [rank, row] of rows.entries()) {
        const same = (byRank[rank] ??= []);
        if (same.length < maxExamples) same.push({ personId, row });
      }
    },
    some: () => byRank.flat().slice(0, maxExamples),
  };
}

/** Judges the people by both rules; future dates are omitted. */
async function compareAll(
  db: Reader,
  context: AttendanceContext,
  after: RulesSnapshot,
  { ids, from, to }: Span & { ids: readonly string[] },
) {
  const at = now();
  const examples = createExamples();
  const sums = { days: 0, changedDays: 0, before: sumDays([]), after: sumDays([]) };
  for (let start = 0; start < ids.length; start += batch) {
    const loaded = await loadCases(db, context.rules, ids.slice(start, start + batch), { from, to });
    const changed: LoadedCases = { ...loaded, snapshot: after };
    for (const [index, person] of [...loaded.people.values()].entries()) {
      // Yields to other requests on this node.
      if (index % 10 === 9) await yieldToEventLoop();
      const [rowsOfCurrent, rowsOfChanged] = [loaded, changed].map((rules) =>
        judgeDays(rules, person, { from, to, at }).rows.filter((row) => row.date <= civilDateIn(row.timeZone, at)),
      );
      const [rowsBefore, rowsAfter] = [rowsOfCurrent ?? [], rowsOfChanged ?? []];
      const { dates, changed: rows } = compareDays(rowsBefore, rowsAfter);
      sums.days += dates;
      sums.changedDays += rows.length;
      sums.before = addTotals(sums.before, sumDays(rowsBefore));
      sums.after = addTotals(sums.after, sumDays(rowsAfter));
      examples.add(person.personId, rows);
    }
  }
  return { ...sums, examples: examples.some() };
}

async function compare({ db, context, viewerId }: Query, body: Body): Promise<ZoneComparison> {
  const snapshot = await context.rules.current(db);
  if (!snapshot.rules.zones.some(({ id }) => id === body.zone)) {
    throw refuseField("zone_unknown", "zone", { key: "invalid" });
  }
  const after = changedRules(snapshot, body);
  const [last, end] = [lastDate(now()), lastOfMonth(body.month)];
  // Before the first stored date no punches were possible, so absences would be wrong.
  const [start, first] = [`${body.month}-01`, (await firstDate(db)) ?? ""];
  const span = { from: first > start ? first : start, to: last < end ? last : end };
  const reached = span.from > span.to ? [] : await reachedBy(db, snapshot, body.zone, span);
  const ids = reached.slice(0, maxPeople);
  const { examples, ...sums } = await compareAll(db, context, after, { ids, ...span });
  const personIds = examples.map(({ personId }) => personId);
  const people = await loadPeople({ db, context, viewerId }, personIds);
  return {
    people: ids.length,
    ...sums,
    examples: examples.flatMap(({ personId, row }) => {
      const person = people.get(personId);
      if (person === undefined) return [];
      const [before, fresh] = [
        row.before && presentDay(row.before, snapshot),
        row.after && presentDay(row.after, after),
      ];
      return [{ person, before, after: fresh }];
    }),
    isSample: reached.length > maxPeople,
  };
}

/**
 * Compares the result of a changed zone for the real punches of a month with that of the current rules. Limited to
 * 2,000 people; saves nothing. Throws 422 for an unknown zone or one with contradictory fields.
 */
export async function compareZone({ context, database, viewerId }: Preview, body: Body): Promise<ZoneComparison> {
  requireZoneFields(body.changed, "changed");
  return limit(() => readOnly(database.primary, (db) => compare({ db, context, viewerId }, body)));
}
