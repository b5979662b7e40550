import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { ClosingLine } from "../../contract/kinds.ts";
import type { Checklist } from "../../contract/schemas-closing.ts";
import type { CountedLine } from "../../contract/schemas-day.ts";
import type { AttendanceContext } from "../context.ts";
import { lastOfMonth } from "../days/policy.ts";
import { countUndated, countUnscheduled } from "../subjects/queries-unscheduled.ts";
import { countFindings, countIncomplete, countOvertime, countRequests, countReviews } from "./queries.ts";

/** The dates of a month, `to` being the last that has begun. `department`: null for all. */
type Counted = { from: string; to: string; last: string; timeZone: string; department: string | null; within: Within };

type Line = { line: ClosingLine; count: (db: Reader, counted: Counted) => Promise<number> };

/** The checklist. A further line is an entry here and a kind, with its phrases and the address of its list in web. */
const lines: readonly Line[] = [
  {
    line: "incomplete",
    count: (db, { from, to, department, within }) => countIncomplete(db, from, to, department, within),
  },
  { line: "reviews", count: (db, { from, to, department, within }) => countReviews(db, from, to, department, within) },
  {
    line: "corrections",
    count: (db, { from, last, department, within }) => countRequests.corrections(db, from, last, department, within),
  },
  {
    line: "requests",
    count: (db, { from, last, department, within }) => countRequests.requests(db, from, last, department, within),
  },
  {
    line: "overtime",
    count: (db, { from, to, department, within }) => countOvertime(db, from, to, department, within),
  },
  {
    line: "unscheduled",
    count: (db, { from, to, timeZone, department, within }) =>
      countUnscheduled(db, from, to, timeZone, department, null, within),
  },
  {
    line: "undated",
    count: (db, { from, to, timeZone, department, within }) =>
      countUndated(db, from, to, timeZone, department, null, within),
  },
  {
    line: "findings",
    count: (db, { from, to, department, within }) => countFindings(db, from, to, department, within),
  },
];

/** Counts what is open in a month: of its begun dates, and requests of all. */
export async function countLines(
  db: Reader,
  { settings }: Pick<AttendanceContext, "settings">,
  month: string,
  department: string | null = null,
  within: Within = null,
): Promise<CountedLine[]> {
  const { timeZone } = await settings(db);
  const [today, last] = [civilDateIn(timeZone), lastOfMonth(month)];
  const counted = { from: `${month}-01`, to: last < today ? last : today, last, timeZone, department, within };
  const found: CountedLine[] = [];
  for (const { line, count } of lines) found.push({ line, count: await count(db, counted) });
  return found;
}

export const openOf = (counted: readonly CountedLine[]): CountedLine[] => counted.filter(({ count }) => count > 0);

/** Returns the checklist of a month that has begun. */
export async function readChecklist(
  db: Reader,
  context: AttendanceContext,
  { month, department }: { month: string; department?: string | undefined },
  within: Within,
): Promise<Checklist> {
  const { timeZone } = await context.settings(db);
  if (month > civilDateIn(timeZone).slice(0, 7)) throw refuse("not_found");
  const counted = await countLines(db, context, month, department ?? null, within);
  return { month, lines: counted, open: openOf(counted).length };
}
