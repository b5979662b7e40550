import type { Consumer } from "#platform/events/consume.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { z } from "zod";
import type { enterPunch as punchSchema } from "../contract/schemas-punch.ts";
import { createAbsence, type EnteredAbsence } from "./absences/create-absence.ts";
import type { AbsenceSpan } from "./absences/policy.ts";
import type { AbsenceFollower, AttendanceContext } from "./context.ts";
import { computeDays, type Span } from "./days/compute-days.ts";
import { attendanceConsumer } from "./days/consumer.ts";
import { bindAttendance } from "./http.ts";
import { attendanceJobs, attendanceSchedules } from "./jobs.ts";
import { lockedMonths } from "./days/queries.ts";
import { enterPunch } from "./punches/enter-punch.ts";
import { judgeCorrection } from "./punches/judge-correction.ts";
import { isAbsent, readSchedule, type Schedule as WorkSchedule } from "./punches/read-schedule.ts";
import { reviewConsumer } from "./reviews/consumer.ts";
import type { Author } from "./rules/record-rule.ts";
import { createRules, loadRules } from "./rules/load-rules.ts";

export type { AbsenceChange } from "./context.ts";
export { attendanceData } from "./personal-data.ts";
export { attendanceErasure } from "./erasure.ts";
export { countRoleUses } from "./subjects/sum-role-uses.ts";
export { momentOf } from "./punches/read-schedule.ts";

/** What others know of somebody's days, and bring about in them in a transaction of their own. */
export type AttendanceDoor = {
  /** Enters an absence of somebody else as an officer would, with the same refusals. */
  enterAbsence(tx: Transaction, author: Author, absence: EnteredAbsence): Promise<unknown>;
  /** Lets somebody hear when officers take back or shorten what requests have entered. */
  followAbsences(follower: AbsenceFollower): void;
  /** Enters a punch of somebody else as an officer would, with the same refusals. */
  enterPunch(tx: Transaction, author: Author, punch: z.output<typeof punchSchema>): Promise<unknown>;
  /** Why a punch cannot have been so beside those that count; null when it can. */
  findContradiction(
    db: Reader,
    personId: string,
    punch: { kind: "in" | "out"; at: string },
  ): Promise<RefusedField["message"] | null>;
  readSchedule(db: Reader, personId: string, span: { from: string; to: string }): Promise<WorkSchedule>;
  isAbsent(db: Reader, personId: string, span: Omit<AbsenceSpan, "kind">): Promise<boolean>;
  /** The months of a span that are locked, `YYYY-MM`. */
  lockedMonths(db: Reader, from: string, to: string): Promise<string[]>;
};

/** The attendance module, ready to be served. */
export type Attendance = AttendanceDoor & {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
  /** Computes days by the rules as this transaction sees them, which may have written them: for the demonstration. */
  computeDays(tx: Transaction, personIds: readonly string[], span: Span): Promise<unknown>;
};

/** Places, schedules and exceptions, what people punch, and the days that follow from both. */
export function createAttendance(options: Omit<AttendanceContext, "rules" | "followers">): Attendance {
  const followers: AbsenceFollower[] = [];
  const context: AttendanceContext = { ...options, rules: createRules(options.settings), followers };
  return {
    routes: bindAttendance(context),
    jobs: attendanceJobs(context),
    schedules: attendanceSchedules,
    enterAbsence: (tx, author, absence) => createAbsence(tx, context, author, absence),
    followAbsences: (follower) => void followers.push(follower),
    enterPunch: (tx, author, punch) => enterPunch(tx, context, author, punch),
    findContradiction: async (db, personId, punch) =>
      (await judgeCorrection(db, context, personId, { ...punch, clientId: "" }))?.contradiction ?? null,
    readSchedule: (db, personId, span) => readSchedule(db, context, personId, span),
    isAbsent,
    lockedMonths,
    computeDays: (tx, personIds, span) => {
      const fresh = () => loadRules(tx, context.settings);
      return computeDays(tx, { current: fresh, at: fresh }, personIds, span);
    },
    consumers: [attendanceConsumer(context.settings), reviewConsumer(context.rules)],
  };
}
