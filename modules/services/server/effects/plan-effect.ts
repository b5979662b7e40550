import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { momentOf } from "#modules/attendance/server/index.ts";
import { spanLength } from "../../contract/form/conditions.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { hasDeputy, isAway } from "../deputies/queries.ts";
import { countByYear, minutesUsed, workingDates, type Doors, type Use } from "./compute-use.ts";
import { spanOf, textOf, type Span } from "./policy.ts";

/** The effect of a request, as far as it is known before approval. */
export type PlannedEffect = {
  /** By field key. */
  problems: RefusedField[];
  uses: Use[];
  isLocked: boolean;
};

/** Maximum length of one leave, in days. */
const mostDays = 120;

const nothing: PlannedEffect = { problems: [], uses: [], isLocked: false };
const problem = (path: string, message: RefusedField["message"]): PlannedEffect => ({
  ...nothing,
  problems: [{ path, message }],
});

type Asking = { requesterId: string; answers: Answers };

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
  const isLocked = (await context.attendance.lockedMonths(db, day, day)).length > 0;
  return { problems: [], uses: minutesUsed(day, hours), isLocked };
}

/** Returns the corrected instant, in the time zone of the person's location; null while the answers are incomplete. */
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
  const kind = textOf(asking.answers, "kind");
  if (kind === "in" || kind === "out") {
    const { attendance } = doors.context;
    const contradiction = await attendance.findContradiction(doors.db, asking.requesterId, { kind, at });
    if (contradiction !== null) return problem("time", contradiction);
  }
  return { ...nothing, isLocked: (await doors.context.attendance.lockedMonths(doors.db, day, day)).length > 0 };
}

/** Returns the effect of the answers; empty if the service has none or the answers are incomplete. */
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
