import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { momentOf } from "#modules/attendance/server/index.ts";
import { spanLength } from "../../contract/form/conditions.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import type { BrokenMinimum } from "../../contract/schemas-service.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { hasDeputy, isAway } from "../deputies/queries.ts";
import { countByYear, minutesUsed, type EffectContext, type Use } from "./compute-use.ts";
import { judgeCoverage } from "./judge-coverage.ts";
import { judgeLeave, type PlannedLeave } from "./judge-leave.ts";
import { findLacking, isRefused, planLeave } from "./plan-leave.ts";
import { spanOf, textOf, type Span } from "./policy.ts";

/** The effect of a request, as far as it is known before approval. */
export type PlannedEffect = {
  /** By field key. */
  problems: RefusedField[];
  uses: Use[];
  isLocked: boolean;
  /** Null unless the service books a leave type and the period is complete. */
  leave: PlannedLeave | null;
  /** The minimum of units that approval would break. */
  coverage: BrokenMinimum[];
};

/** Maximum length of one leave, in days. */
const maxDays = 120;

const noEffect: PlannedEffect = { problems: [], uses: [], isLocked: false, leave: null, coverage: [] };
const problem = (path: string, message: RefusedField["message"]): PlannedEffect => ({
  ...noEffect,
  problems: [{ path, message }],
});

/** `id` is null if there is no request yet; `code` is that of the service. */
type RequestInput = {
  id: string | null;
  code: string;
  form: FormDefinition;
  requesterId: string;
  answers: Answers;
};

const wholeDays = ({ from, to }: Span) => ({ fromDate: from, fromTime: "00:00", toDate: to, toTime: "23:59" });

async function planDays(
  effectContext: EffectContext,
  { id, code, form, requesterId, answers }: RequestInput,
  effect: Effect,
): Promise<PlannedEffect> {
  const { db, context } = effectContext;
  const period = spanOf(answers, "period");
  if (period === null) return noEffect;
  const { from, to } = period;
  if ((spanLength(period) ?? 0) > maxDays) return problem("period", { key: "daysMany", values: { max: maxDays } });
  const plan =
    effect === "mission" ? null : await planLeave(db, context, { code, effect, requesterId, answers }, period);
  if (plan !== null && isRefused(plan)) return problem(plan.path, plan.message);
  if (await context.attendance.isAbsent(db, requesterId, plan?.span ?? wholeDays(period))) {
    return problem("period", { key: "absenceOverlaps" });
  }
  const isLocked = (await context.attendance.lockedMonths(db, from, to)).length > 0;
  if (plan === null) return { ...noEffect, isLocked };
  const { type, days, taken } = plan;
  if (effect !== "sickLeave" && taken.length === 0) return problem("period", { key: "noWorkingDay" });
  const deputy = textOf(answers, "deputy");
  if (deputy !== null && (await hasDeputy(db, requesterId, from, to))) return problem("deputy", { key: "deputyThen" });
  if (deputy !== null && (await isAway(db, deputy, from, to))) return problem("deputy", { key: "awayThen" });
  const uses = countByYear(taken);
  const asking = { key: id ?? "", effect, personId: requesterId, from, to };
  const coverage = (await judgeCoverage(db, context, [asking])).get(asking.key) ?? [];
  if (type === null) return { ...noEffect, uses, isLocked, coverage };
  const asked = { personId: requesterId, type, days: taken, besidesRequest: id };
  const { problems, verdict } = await judgeLeave(db, context, { ...asked, withWaiting: true });
  return {
    problems: [...findLacking(type, form, answers), ...problems],
    uses,
    isLocked,
    leave: { type, days, taken, verdict },
    coverage,
  };
}

async function planHours(
  { db, context }: EffectContext,
  { requesterId, answers }: RequestInput,
): Promise<PlannedEffect> {
  const [day, hours] = [textOf(answers, "day"), spanOf(answers, "hours")];
  if (day === null || hours === null) return noEffect;
  const span = { fromDate: day, fromTime: hours.from, toDate: day, toTime: hours.to };
  if (await context.attendance.isAbsent(db, requesterId, span)) return problem("hours", { key: "absenceOverlaps" });
  const isLocked = (await context.attendance.lockedMonths(db, day, day)).length > 0;
  return { ...noEffect, uses: minutesUsed(day, hours), isLocked };
}

/** Returns the corrected instant, in the time zone of the person's location; null while the answers are incomplete. */
export async function correctedMoment(
  { db, context, calendar }: EffectContext,
  { requesterId, answers }: Pick<RequestInput, "requesterId" | "answers">,
) {
  const [day, time] = [textOf(answers, "day"), textOf(answers, "time")];
  if (day === null || time === null) return null;
  const { timeZones } = await context.attendance.readSchedule(db, requesterId, { from: day, to: day });
  return momentOf(timeZones.get(day) ?? calendar.timeZone, day, time);
}

async function planCorrection(effectContext: EffectContext, input: RequestInput): Promise<PlannedEffect> {
  const at = await correctedMoment(effectContext, input);
  const day = textOf(input.answers, "day");
  if (at === null || day === null) return noEffect;
  if (Date.parse(at) > now().getTime()) return problem("time", { key: "past" });
  const kind = textOf(input.answers, "kind");
  if (kind === "in" || kind === "out") {
    const { attendance } = effectContext.context;
    const contradiction = await attendance.findContradiction(effectContext.db, input.requesterId, { kind, at });
    if (contradiction !== null) return problem("time", contradiction);
  }
  return {
    ...noEffect,
    isLocked: (await effectContext.context.attendance.lockedMonths(effectContext.db, day, day)).length > 0,
  };
}

/** Returns the effect of the answers; empty if the service has none or the answers are incomplete. */
export async function planEffect(
  db: Reader,
  context: ServicesContext,
  effect: Effect | null,
  input: RequestInput,
): Promise<PlannedEffect> {
  if (effect === null || effect === "employmentLetter") return noEffect;
  const effectContext = { db, context, calendar: await readCalendar(db, context) };
  if (effect === "hourlyPermission") return planHours(effectContext, input);
  if (effect === "attendanceCorrection") return planCorrection(effectContext, input);
  return planDays(effectContext, input, effect);
}
