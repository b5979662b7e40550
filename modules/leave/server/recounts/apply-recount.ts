import { lockRecords } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { readSettings } from "#platform/settings/settings.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import { lastDateFor, loadCases } from "../cases/load-cases.ts";
import type { LeaveContext } from "../context.ts";
import { isLeave, judgeDates, leaveSpan, type Span } from "../uses/judge-dates.ts";
import { judgeDays } from "../uses/judge-leave.ts";
import { deliverRecounts } from "./deliver-recounts.ts";
import { compareDays, sharedDates } from "./policy.ts";
import { type CountedLeave, selectLeave } from "./queries.ts";
import { freeDays, insertRecounts, takeDays } from "./store.ts";

/** The dates of a change, null for an open end, and the change as named by the audit. */
type Changed = { from: string | null; to: string | null; cause: string };

/** Approved leave whose days differ. */
type Differing = { leave: CountedLeave; days: RecountedDay[] };

/** Leave with the dates of it that are counted, in months that are not locked. */
type Counting = { leave: CountedLeave; part: 0.5 | 1; span: Span };

const monthsOf = ({ from, to }: Span): Set<string> => {
  const months = new Set<string>();
  for (let month = from.slice(0, 7); month <= to.slice(0, 7);) {
    months.add(month);
    const [year = 0, number = 0] = month.split("-").map(Number);
    month = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
  }
  return months;
};

/** The leave whose dates in the span are not all in locked months. */
async function findOpen(
  tx: Transaction,
  { attendance }: LeaveContext,
  leaves: readonly CountedLeave[],
  changed: Changed,
): Promise<{ counting: Counting[]; locked: ReadonlySet<string> }> {
  const all = leaves.flatMap((leave): Counting[] => {
    const { kind, from_date: fromDate, to_date: toDate, to_time: toTime } = leave;
    const { part, ...whole } = leaveSpan({ kind, fromDate, toDate, toTime });
    const span = isLeave(kind) ? sharedDates(whole, changed) : null;
    return span === null ? [] : [{ leave, part, span }];
  });
  const [from] = all.map(({ span }) => span.from).toSorted();
  const to = all
    .map(({ span }) => span.to)
    .toSorted()
    .at(-1);
  const locked = new Set(from === undefined || to === undefined ? [] : await attendance.lockedMonths(tx, from, to));
  const isOpen = ({ span }: Counting): boolean => [...monthsOf(span)].some((month) => !locked.has(month));
  return { counting: all.filter(isOpen), locked };
}

/** Returns what differs between the days of leave and its dates as they count by the schedules of now. */
async function findDiffering(
  tx: Transaction,
  context: LeaveContext,
  leaves: readonly CountedLeave[],
  changed: Changed,
): Promise<Differing[]> {
  const { counting, locked } = await findOpen(tx, context, leaves, changed);
  if (counting.length === 0) return [];
  const byPerson = Map.groupBy(counting, ({ leave }) => leave.person_id);
  const spans = [...byPerson].map(([personId, own]) => ({
    personId,
    from: own.map(({ span }) => span.from).reduce((first, date) => (date < first ? date : first)),
    to: own.map(({ span }) => span.to).reduce((last, date) => (date > last ? date : last)),
  }));
  const schedules = await context.attendance.readSchedules(tx, spans);
  // Not the cached settings: the week may be what has changed.
  const { weekend } = await readSettings(tx);
  return counting.flatMap(({ leave, part, span }) => {
    const schedule = schedules.get(leave.person_id);
    if (schedule === undefined) return [];
    const facts = { counts: "workDays", part, employment: { from: null, to: null }, weekend } as const;
    const days = compareDays(leave.days, judgeDates(span, { ...facts, ...schedule }), locked);
    return days.length === 0 ? [] : [{ leave, days }];
  });
}

/** Returns the people of a type, `type person`, whose balance does not have the days that are taken now. */
async function findShort(db: Reader, differing: readonly Differing[]): Promise<ReadonlySet<string>> {
  const short = new Set<string>();
  const gaining = differing.flatMap(({ leave, days }) => {
    const taken = days.filter((day) => day.days < 0);
    return leave.takes_balance && taken.length > 0 ? [{ leave, taken }] : [];
  });
  for (const [typeId, ofType] of Map.groupBy(gaining, ({ leave }) => leave.type_id)) {
    const last = ofType
      .flatMap(({ taken }) => taken.map(({ date }) => date))
      .reduce((one, date) => (date > one ? date : one));
    const personIds = [...new Set(ofType.map(({ leave }) => leave.person_id))];
    const cases = await loadCases(db, { personIds, typeId, until: lastDateFor(last), withWaiting: false });
    for (const [personId, own] of Map.groupBy(ofType, ({ leave }) => leave.person_id)) {
      const loaded = cases.get(personId);
      if (loaded === undefined) continue;
      const days = own.flatMap(({ taken }) =>
        taken.map(({ date, days: moved }) => ({ date, part: moved === -1 ? (1 as const) : (0.5 as const) })),
      );
      if (judgeDays(loaded, days).verdict.code === "balance_short") short.add(`${typeId} ${personId}`);
    }
  }
  return short;
}

/** Stores days that differ. What comes back does so first, so that it can be taken again. */
async function storeDays(tx: Transaction, differing: readonly Differing[]): Promise<ReadonlySet<string>> {
  const lines = differing.flatMap(({ leave, days }) => days.map((day) => ({ useId: leave.use_id, ...day })));
  const [freed, taken] = [lines.filter(({ days }) => days > 0), lines.filter(({ days }) => days < 0)];
  const of = (some: typeof lines) => [some.map(({ useId }) => useId), some.map(({ date }) => date)] as const;
  if (freed.length > 0) await freeDays(tx, ...of(freed));
  const short = await findShort(tx, differing);
  if (taken.length > 0)
    await takeDays(
      tx,
      ...of(taken),
      taken.map(({ days }) => -days),
    );
  return short;
}

/**
 * Counts the approved leave of some people again on the dates of a change, and keeps what differs: days come back to
 * the balance or are taken, also those that it does not have. Nothing of locked months changes. Locks the people.
 * Returns the number of leaves that differ; of the same state none does.
 */
export async function applyRecount(
  tx: Transaction,
  context: LeaveContext,
  people: readonly string[],
  changed: Changed,
): Promise<number> {
  // As an approval does: the request, the person for leave, the person for attendance.
  for (const { lock } of context.recountFollowers) await lock(tx, people, changed);
  await lockRecords(tx, people);
  await context.attendance.lockPeople(tx, people);
  const leaves = await selectLeave(tx, people, changed.from, changed.to);
  const differing = leaves.length === 0 ? [] : await findDiffering(tx, context, leaves, changed);
  if (differing.length === 0) return 0;
  const short = await storeDays(tx, differing);
  const rows = differing.map(({ leave, days }) => {
    const { person_id, type_id, absence_id, request_id, from_date, to_date } = leave;
    const isShort = short.has(`${type_id} ${person_id}`) && days.some((day) => day.days < 0);
    return { person_id, type_id, absence_id, request_id, from_date, to_date, days, is_short: isShort };
  });
  const ids = new Map(
    (await insertRecounts(tx, JSON.stringify(rows), changed.cause, nowIso())).map((row) => [row.absence_id, row.id]),
  );
  const recounts = rows.map((row) => {
    const { person_id: personId, type_id: typeId, request_id: requestId, days, is_short: isShort } = row;
    return { id: ids.get(row.absence_id) ?? "", personId, typeId, requestId, days, isShort };
  });
  for (const { id, days, ...details } of recounts) {
    await record(tx, {
      action: "leaveRecount.created",
      actorId: null,
      subject: { kind: "leaveRecount", id },
      details: { ...details, days, cause: changed.cause },
      audience: "permission:leave.manage",
    });
  }
  for (const { follow } of context.recountFollowers) await follow(tx, recounts);
  await deliverRecounts(tx, context, recounts);
  return recounts.length;
}
