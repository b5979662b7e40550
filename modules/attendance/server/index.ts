import type { z } from "zod";
import type { Consumer } from "#platform/events/consume.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor, Within } from "#platform/http/actor.ts";
import type { Author } from "#platform/http/author.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { countSubjects as countSchema, Subjects } from "#shared/subjects.ts";
import type { enterPunch as punchSchema } from "../contract/schemas-punch.ts";
import { cutAbsencesOf, readAbsencesOf } from "./absences/apply-cut.ts";
import { createAbsence, type EnteredAbsence } from "./absences/create-absence.ts";
import type { AbsenceSpan } from "./absences/policy.ts";
import { isAbsent } from "./absences/queries.ts";
import { createBoard, type ReadBoard } from "./board/list-board.ts";
import type {
  AbsenceFollower,
  AttendanceContext,
  DeputyResolver,
  LeaveJudge,
  RuleQuery,
  ScheduleFollower,
  StoredAbsenceFollower,
} from "./context.ts";
import { computeDays, type Span } from "./days/compute-days.ts";
import { attendanceConsumer } from "./days/consumer.ts";
import { bindAttendance } from "./http.ts";
import { attendanceJobs, attendanceSchedules } from "./jobs.ts";
import { lockedMonths } from "./days/queries.ts";
import { lockPeople } from "./days/store.ts";
import { countRequests } from "./overtime-requests/list-requests.ts";
import { countWaiting } from "./overtime/list-claims.ts";
import { enterPunch } from "./punches/change-punch.ts";
import { judgeCorrection } from "./punches/judge-correction.ts";
import { readHalf, readSchedule, readSchedules, type Schedule as WorkSchedule } from "./punches/read-schedule.ts";
import { reviewConsumer } from "./reviews/consumer.ts";
import { createRules, loadRules, type ClaimFollower } from "./rules/load-rules.ts";
import { listHolidays, listPlans, type Holiday, type PlannedDays } from "./plans/list-plans.ts";
import { listShifts, type Shift } from "./plans/list-shifts.ts";
import { countSubjects, listSubjects } from "./subjects/list-subjects.ts";

export type { AbsenceChange, ScheduleChange, StoredAbsence } from "./context.ts";
export { changesOf } from "./effects/record-rule.ts";
export { namingTable, ruleTable, subjectColumns } from "./effects/store-rule.ts";
export { addedTo } from "./subjects/policy.ts";
export { requireNamedWithin, roleWithinText } from "./subjects/queries-within.ts";
export {
  presentPage as presentNamingPage,
  presentRule as presentNaming,
  subjectReaders,
  type NamingQuery,
  type NamingRow,
} from "./subjects/present-subjects.ts";
export type { Holiday } from "./plans/list-plans.ts";
export type { Shift } from "./plans/list-shifts.ts";
export { attendanceData } from "./personal-data.ts";
export { attendanceErasure } from "./erasure.ts";
export { countRoleUses, requireSubjects } from "./subjects/list-subjects.ts";
export { momentOf } from "./punches/read-schedule.ts";
export { attendeeColumns, attendeeOf, byName, type AttendeeRow } from "./load-people.ts";
export type { DayState } from "../contract/schemas-day.ts";
export { classesOf } from "./overtime/apply-limits.ts";
export { expiryOf } from "./overtime/compute-expiry.ts";
export type { DayKind } from "./overtime/compute-beyond.ts";
export type { OvertimeClasses, TimeOffTerms } from "../contract/schemas-overtime.ts";
export { sumDays } from "./punches/compute-days.ts";
export { worse as worseState } from "./sheet/compute-cells.ts";

/** Public API of attendance for other modules; writes run in the caller's transaction. */
export type AttendanceAccess = {
  /** Enters an absence of another person as an officer would, with the same refusals. */
  enterAbsence(tx: Transaction, author: Author, absence: EnteredAbsence): Promise<unknown>;
  /** The absences that a request entered, in order. */
  readAbsences(db: Reader, request: string): Promise<(AbsenceSpan & { id: string })[]>;
  /** Takes dates out of what a request entered, as an officer would; its person asked for it. */
  cutAbsences(tx: Transaction, author: Author, cut: { request: string; from: string; to: string }): Promise<void>;
  /** Registers a follower that is notified when officers delete or shorten absences entered by requests. */
  followAbsences(follower: AbsenceFollower): void;
  /** Registers a follower that is notified of every absence that is entered or shortened. */
  followStored(follower: StoredAbsenceFollower): void;
  /** Registers a follower that is notified of claims of overtime that are settled as time off. */
  followClaims(follower: ClaimFollower): void;
  /** Registers who knows the deputies of absent managers. */
  resolveDeputies(resolver: DeputyResolver): void;
  /** Registers who judges leave that is entered for many people. */
  judgeLeave(judge: LeaveJudge): void;
  /** Registers who counts days by schedules, and is told when they change. */
  followSchedules(follower: ScheduleFollower): void;
  /** Locks people's days until the transaction ends; whether a month is locked is reliable afterwards. */
  lockPeople(tx: Transaction, personIds: readonly string[]): Promise<void>;
  /** Enters a punch of another person as an officer would, with the same refusals. */
  enterPunch(tx: Transaction, author: Author, punch: z.output<typeof punchSchema>): Promise<unknown>;
  /** Returns why a punch contradicts the counted punches; null if it does not. */
  findContradiction(
    db: Reader,
    personId: string,
    punch: { kind: "in" | "out"; at: string },
  ): Promise<RefusedField["message"] | null>;
  readSchedule(db: Reader, personId: string, span: { from: string; to: string }): Promise<WorkSchedule>;
  /** The same for some people (500 at most), by the current rules; without people whose account is inactive. */
  readSchedules(
    db: Reader,
    spans: readonly { personId: string; from: string; to: string }[],
  ): Promise<ReadonlyMap<string, WorkSchedule>>;
  /** The hours of the first or second half of a person's date. */
  readHalf(
    db: Reader,
    personId: string,
    date: string,
    half: "morning" | "afternoon",
  ): Promise<{ fromTime: string; toTime: string }>;
  isAbsent(db: Reader, personId: string, span: Omit<AbsenceSpan, "kind">): Promise<boolean>;
  /** The board of some people. */
  readBoard: ReadBoard;
  /** The days of some people (200 at most): begun ones as stored, later ones by the current rules without leave. */
  listPlans(db: Reader, personIds: readonly string[], span: { from: string; to: string }): Promise<PlannedDays>;
  /** The days off of all people in a span, two years ahead at most. */
  listHolidays(db: Reader, span: { from: string; to: string }): Promise<Holiday[]>;
  /** The shifts of a person without those on leave. */
  listShifts(db: Reader, personId: string, span: { from: string; to: string }): Promise<Shift[]>;
  /** The locked months of a span, `YYYY-MM`. */
  lockedMonths(db: Reader, from: string, to: string): Promise<string[]>;
  /** Counts the overtime that waits for the actor's decision: claims, and what is asked for. */
  countWaitingOvertime(db: Reader, actor: Actor): Promise<number>;
};

export type Attendance = AttendanceAccess & {
  /** The people and roles that rules can name, for rules of other modules. */
  subjects: {
    list(reader: Pick<RuleQuery, "db" | "viewerId" | "managed">, search: string): Promise<Subjects>;
    count(db: Reader, subjects: z.output<typeof countSchema>, within: Within): Promise<number>;
  };
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
  /** Computes days by the rules as seen by this transaction, which may have written them; for the demonstration. */
  computeDays(tx: Transaction, personIds: readonly string[], span: Span): Promise<unknown>;
};

/** Creates the module for locations, schedules, exception days, punches and the resulting days. */
export function createAttendance(
  options: Omit<
    AttendanceContext,
    "rules" | "followers" | "storedFollowers" | "leaveJudges" | "scheduleFollowers" | "deputyResolvers"
  >,
): Attendance {
  const followers: AbsenceFollower[] = [];
  const storedFollowers: StoredAbsenceFollower[] = [];
  const leaveJudges: LeaveJudge[] = [];
  const scheduleFollowers: ScheduleFollower[] = [];
  const deputyResolvers: DeputyResolver[] = [];
  const claimFollowers: ClaimFollower[] = [];
  const rules = createRules(options.settings, claimFollowers);
  const registered = { followers, storedFollowers, leaveJudges, scheduleFollowers, deputyResolvers };
  const context: AttendanceContext = { ...options, rules, ...registered };
  const readBoard = createBoard(context);
  return {
    routes: bindAttendance(context, readBoard),
    jobs: attendanceJobs(context),
    schedules: attendanceSchedules,
    enterAbsence: (tx, author, absence) => createAbsence({ tx, context, author, within: null }, absence),
    readAbsences: readAbsencesOf,
    cutAbsences: (tx, author, cut) => cutAbsencesOf(tx, context, author, cut),
    followAbsences: (follower) => void followers.push(follower),
    followStored: (follower) => void storedFollowers.push(follower),
    followClaims: (follower) => void claimFollowers.push(follower),
    resolveDeputies: (resolver) => void deputyResolvers.push(resolver),
    judgeLeave: (judge) => void leaveJudges.push(judge),
    followSchedules: (follower) => void scheduleFollowers.push(follower),
    lockPeople,
    enterPunch: (tx, author, punch) => enterPunch({ tx, context, author, within: null }, punch),
    findContradiction: async (db, personId, punch) =>
      (await judgeCorrection(db, context, personId, { ...punch, clientId: "" }))?.contradiction ?? null,
    readHalf: (db, personId, date, half) => readHalf(db, context, personId, date, half),
    readSchedule: (db, personId, span) => readSchedule(db, context, personId, span),
    readSchedules: (db, spans) => readSchedules(db, context, spans),
    isAbsent: (db, personId, { fromDate, fromTime, toDate, toTime }) =>
      isAbsent(db, personId, fromDate, fromTime, toDate, toTime),
    readBoard,
    listPlans: (db, personIds, span) => listPlans(db, context, personIds, span),
    listHolidays: (db, span) => listHolidays(db, context, span),
    listShifts: (db, personId, span) => listShifts(db, context, personId, span),
    lockedMonths,
    subjects: {
      list: (reader, search) => listSubjects({ ...reader, context }, search),
      count: (db, subjects, within) => countSubjects(db, context, subjects, within),
    },
    countWaitingOvertime: async (db, actor) =>
      (await countWaiting(db, context, actor)) + (await countRequests(db, context, actor)),
    computeDays: (tx, personIds, span) => {
      const fresh = () => loadRules(tx, context.settings);
      return computeDays(tx, { claimFollowers, current: fresh, at: fresh }, personIds, span);
    },
    consumers: [attendanceConsumer(context), reviewConsumer(context.rules)],
  };
}
