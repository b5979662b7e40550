import type { z } from "zod";
import type { Consumer } from "#platform/events/consume.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Author } from "#platform/http/author.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { enterPunch as punchSchema } from "../contract/schemas-punch.ts";
import { createAbsence, type EnteredAbsence } from "./absences/create-absence.ts";
import type { AbsenceSpan } from "./absences/policy.ts";
import { isAbsent } from "./absences/queries.ts";
import type { AbsenceFollower, AttendanceContext } from "./context.ts";
import { computeDays, type Span } from "./days/compute-days.ts";
import { attendanceConsumer } from "./days/consumer.ts";
import { bindAttendance } from "./http.ts";
import { attendanceJobs, attendanceSchedules } from "./jobs.ts";
import { lockedMonths } from "./days/queries.ts";
import { enterPunch } from "./punches/change-punch.ts";
import { judgeCorrection } from "./punches/judge-correction.ts";
import { readSchedule, type Schedule as WorkSchedule } from "./punches/read-schedule.ts";
import { reviewConsumer } from "./reviews/consumer.ts";
import { createRules, loadRules } from "./rules/load-rules.ts";

export type { AbsenceChange } from "./context.ts";
export { attendanceData } from "./personal-data.ts";
export { attendanceErasure } from "./erasure.ts";
export { countRoleUses } from "./subjects/list-subjects.ts";
export { momentOf } from "./punches/read-schedule.ts";

/** Public API of attendance for other modules; writes run in the caller's transaction. */
export type AttendanceAccess = {
  /** Enters an absence of another person as an officer would, with the same refusals. */
  enterAbsence(tx: Transaction, author: Author, absence: EnteredAbsence): Promise<unknown>;
  /** Registers a follower that is notified when officers delete or shorten absences entered by requests. */
  followAbsences(follower: AbsenceFollower): void;
  /** Enters a punch of another person as an officer would, with the same refusals. */
  enterPunch(tx: Transaction, author: Author, punch: z.output<typeof punchSchema>): Promise<unknown>;
  /** Returns why a punch contradicts the counted punches; null if it does not. */
  findContradiction(
    db: Reader,
    personId: string,
    punch: { kind: "in" | "out"; at: string },
  ): Promise<RefusedField["message"] | null>;
  readSchedule(db: Reader, personId: string, span: { from: string; to: string }): Promise<WorkSchedule>;
  isAbsent(db: Reader, personId: string, span: Omit<AbsenceSpan, "kind">): Promise<boolean>;
  /** The locked months of a span, `YYYY-MM`. */
  lockedMonths(db: Reader, from: string, to: string): Promise<string[]>;
};

export type Attendance = AttendanceAccess & {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
  /** Computes days by the rules as seen by this transaction, which may have written them; for the demonstration. */
  computeDays(tx: Transaction, personIds: readonly string[], span: Span): Promise<unknown>;
};

/** Creates the module for locations, schedules, exception days, punches and the resulting days. */
export function createAttendance(options: Omit<AttendanceContext, "rules" | "followers">): Attendance {
  const followers: AbsenceFollower[] = [];
  const context: AttendanceContext = { ...options, rules: createRules(options.settings), followers };
  return {
    routes: bindAttendance(context),
    jobs: attendanceJobs(context),
    schedules: attendanceSchedules,
    enterAbsence: (tx, author, absence) => createAbsence({ tx, context, author }, absence),
    followAbsences: (follower) => void followers.push(follower),
    enterPunch: (tx, author, punch) => enterPunch({ tx, context, author }, punch),
    findContradiction: async (db, personId, punch) =>
      (await judgeCorrection(db, context, personId, { ...punch, clientId: "" }))?.contradiction ?? null,
    readSchedule: (db, personId, span) => readSchedule(db, context, personId, span),
    isAbsent: (db, personId, { fromDate, fromTime, toDate, toTime }) =>
      isAbsent(db, personId, fromDate, fromTime, toDate, toTime),
    lockedMonths,
    computeDays: (tx, personIds, span) => {
      const fresh = () => loadRules(tx, context.settings);
      return computeDays(tx, { current: fresh, at: fresh }, personIds, span);
    },
    consumers: [attendanceConsumer(context.settings), reviewConsumer(context.rules)],
  };
}
