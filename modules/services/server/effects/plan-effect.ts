import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { momentOf } from "#modules/attendance/server/index.ts";
import { minutesOfDay, spanLength } from "../../contract/form/conditions.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import { readCalendar, type Calendar, type ServicesContext } from "../context.ts";
import { workdaysOf } from "../duration/working-time.ts";
import { hasDeputy, isAway } from "../deputies/queries.ts";
import { spanOf, textOf, type Span } from "./read-answers.ts";

/** What a request would bring about, as far as that can be known before it is approved. */
export type PlannedEffect = {
  /** By the keys of fields. */
  problems: RefusedField[];
  /** What it takes of what is granted, by the year or month that begins on that date: days or minutes. */
  uses: { periodStart: string; amount: number }[];
  isLocked: boolean;
};

/** Longer leave than this is not asked for in one go. */
const mostDays = 120;

const nothing: PlannedEffect = { problems: [], uses: [], isLocked: false };
const problem = (path: string, message: RefusedField["message"]): PlannedEffect => ({
  ...nothing,
  problems: [{ path, message }],
});

type Asking = { requesterId: string; answers: Answers };
type Doors = { db: Reader; context: ServicesContext; calendar: Calendar };

const yearOf = (date: string): string => `${date.slice(0, 4)}-01-01`;
const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** How many of the dates belong to each year. */
function countByYear(dates: readonly string[]): PlannedEffect["uses"] {
  const counts = new Map<string, number>();
  for (const date of dates) counts.set(yearOf(date), (counts.get(yearOf(date)) ?? 0) + 1);
  return [...counts].map(([periodStart, amount]) => ({ periodStart, amount }));
}

/** The dates of a span on which somebody works: each by their schedule, else by the organisation's week. */
async function workingDates({ db, context, calendar }: Doors, personId: string, span: Span): Promise<string[]> {
  const { works } = await context.attendance.readSchedule(db, personId, span);
  const scheduled = [...works].flatMap(([date, isWork]) => (isWork ? [date] : []));
  const others = workdaysOf(span.from, span.to, calendar).filter((date) => !works.has(date));
  return [...scheduled, ...others].toSorted();
}

const wholeDays = ({ from, to }: Span) => ({ fromDate: from, fromTime: "00:00", toDate: to, toTime: "23:59" });

async function planDays(doors: Doors, { requesterId, answers }: Asking, effect: Effect): Promise<PlannedEffect> {
  const { db, context } = doors;
  const period = spanOf(answers, "period");
  if (period === null) return nothing;
  if ((spanLength(period) ?? 0) > mostDays) return problem("period", { key: "daysMany", values: { max: mostDays } });
  if (await context.attendance.isAbsent(db, requesterId, wholeDays(period))) {
    return problem("period", { key: "absenceOverlaps" });
  }
  const isLocked = (await context.attendance.lockedMonths(db, period.from, period.to)).length > 0;
  if (effect === "mission") return { ...nothing, isLocked };
  const dates = await workingDates(doors, requesterId, period);
  if (effect === "annualLeave" && dates.length === 0) return problem("period", { key: "noWorkingDay" });
  const deputy = textOf(answers, "deputy");
  if (deputy !== null && (await hasDeputy(db, requesterId, period))) return problem("deputy", { key: "deputyThen" });
  if (deputy !== null && (await isAway(db, deputy, period))) return problem("deputy", { key: "awayThen" });
  return { problems: [], uses: countByYear(dates), isLocked };
}

async function planHours({ db, context }: Doors, { requesterId, answers }: Asking): Promise<PlannedEffect> {
  const [day, hours] = [textOf(answers, "day"), spanOf(answers, "hours")];
  if (day === null || hours === null) return nothing;
  const span = { fromDate: day, fromTime: hours.from, toDate: day, toTime: hours.to };
  if (await context.attendance.isAbsent(db, requesterId, span)) return problem("hours", { key: "absenceOverlaps" });
  const amount = (minutesOfDay(hours.to) ?? 0) - (minutesOfDay(hours.from) ?? 0);
  const isLocked = (await context.attendance.lockedMonths(db, day, day)).length > 0;
  return { problems: [], uses: [{ periodStart: monthOf(day), amount }], isLocked };
}

/** When a correction says that somebody came or left, by the clock of their place; null while it does not say. */
export async function correctedMoment({ db, context, calendar }: Doors, { requesterId, answers }: Asking) {
  const [day, time] = [textOf(answers, "day"), textOf(answers, "time")];
  if (day === null || time === null) return null;
  const { timeZones } = await context.attendance.readSchedule(db, requesterId, { from: day, to: day });
  return momentOf(timeZones.get(day) ?? calendar.timeZone, day, time);
}

async function planCorrection(doors: Doors, asking: Asking): Promise<PlannedEffect> {
  const at = await correctedMoment(doors, asking);
  const day = textOf(asking.answers, "day");
  if (at === null || day === null) return nothing;
  if (Date.parse(at) > now().getTime()) return problem("time", { key: "past" });
  return { ...nothing, isLocked: (await doors.context.attendance.lockedMonths(doors.db, day, day)).length > 0 };
}

/** What these answers would bring about; nothing where the service has no effect, or the answers do not say it yet. */
export async function planEffect(
  db: Reader,
  context: ServicesContext,
  effect: Effect | null,
  asking: Asking,
): Promise<PlannedEffect> {
  if (effect === null || effect === "employmentLetter") return nothing;
  const doors = { db, context, calendar: await readCalendar(db, context) };
  if (effect === "hourlyPermission") return planHours(doors, asking);
  if (effect === "attendanceCorrection") return planCorrection(doors, asking);
  return planDays(doors, asking, effect);
}
