import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { judgeDays } from "../days/compute-days.ts";
import { loadCases, type LoadedCase } from "../days/load-cases.ts";
import { lastDate } from "../days/policy.ts";
import { readDays, type StoredDay } from "../days/queries.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import type { Span } from "../rules/policy.ts";
import type { AffectedSpan } from "./plan-effect.ts";
import { writtenSpan } from "./policy.ts";
import { listNamedDates } from "./queries-people.ts";

/** The author's own dates that a rule can change, null for an open end; `isRefused` if another officer has to. */
export type OwnReach = { from: string | null; to: string | null; isRefused: boolean };

/** Days recent enough that their slots decide whether they have started; older ones have. */
const recentDays = 2;

type Recent = { first: string; begun: ReadonlySet<string>; open: ReadonlySet<string> };

/**
 * Which of the last dates have started, by the rules before the change (the stored rows) or after it: by their first
 * slot; a date without slots once it is over.
 */
function judgeRecent(rows: readonly StoredDay[], first: string, today: string): Recent {
  const at = now().getTime();
  const hasBegun = ({ slotStart: start }: StoredDay): boolean => start !== null && Date.parse(start) <= at;
  const slots = rows.filter(hasBegun);
  const runs = slots.filter(({ windowCloses: closes }) => closes === null || Date.parse(closes) >= at);
  const planned = new Set(rows.filter((row) => row.slotStart !== null).map(({ date }) => date));
  const over = rows.map(({ date }) => date).filter((date) => date < today && !planned.has(date));
  return {
    first,
    begun: new Set([...slots.map(({ date }) => date), ...over]),
    open: new Set(runs.map(({ date }) => date)),
  };
}

/** The dates of a stretch with employment and with rows. */
function employedSpan({ from, to }: Span, { case: { employee } }: LoadedCase, last: string) {
  const first = dayOf(employee.joinedOn ?? "1900-01-01");
  const end = Math.min(to, dayOf(last), employee.leftOn === null ? Infinity : dayOf(employee.leftOn));
  const start = Math.max(from, first);
  return start <= end ? { from: writeDate(start), to: writeDate(end) } : null;
}

/**
 * Returns the effect of a rule change, already made in this transaction, on its author; null if none. Officers may not
 * change own started days by a rule that names them or a small role: another officer must (decision 030).
 */
export async function judgeAuthor(
  tx: Transaction,
  { authorId, stretches, after }: { authorId: string; stretches: readonly AffectedSpan[]; after: RulesSnapshot },
): Promise<OwnReach | null> {
  const reaching = stretches.filter(({ people }) => people === "everyone" || people.includes(authorId));
  if (reaching.length === 0) return null;
  const at = now();
  const last = lastDate(at);
  const first = writeDate(dayOf(last) - recentDays - 1);
  const loaded = await loadCases(
    tx,
    { claimFollowers: [], current: async () => after, at: async () => after },
    [authorId],
    {
      from: first,
      to: last,
    },
  );
  const person = loaded.people.get(authorId);
  if (person === undefined) return null;
  const rows = [
    ...(await readDays(tx, authorId, first, last)),
    ...judgeDays(loaded, person, { from: first, to: last }).rows,
  ];
  const recent = judgeRecent(rows, first, civilDateIn(after.timeZone, at));
  let isRefused = false;
  for (const { span, named, openOnly = false } of reaching) {
    const employed = employedSpan(span, person, last);
    if (employed === null || isRefused) continue;
    const { assignments, users, roles } = named;
    const dates = await listNamedDates(tx, authorId, assignments, users, roles, employed.from, employed.to);
    isRefused = dates.some((date) =>
      openOnly ? recent.open.has(date) : date < recent.first || recent.begun.has(date),
    );
  }
  const from = Math.min(...reaching.map(({ span }) => span.from)) + 1;
  const to = Math.max(...reaching.map(({ span }) => span.to)) - 1;
  return { ...writtenSpan({ from, to }), isRefused };
}
