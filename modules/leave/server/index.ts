import type { Reader, Transaction } from "#platform/database/database.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { LeaveContext, RecountFollower } from "./context.ts";
import { type AskedSpan, type BrokenCoverage, judgeCoverage, lockUnits } from "./coverage/judge-coverage.ts";
import { judgeEntered } from "./coverage/judge-entered.ts";
import { selectRoleCoverage } from "./coverage/queries.ts";
import { bindLeave } from "./http.ts";
import { leaveJobs, leaveSchedules } from "./jobs.ts";
import { requestRecount } from "./recounts/compute-recount.ts";
import { recountConsumer } from "./recounts/consumer.ts";
import { isRecounting } from "./recounts/queries.ts";
import { applyTimeOff } from "./overtime/apply-time-off.ts";
import { followAbsence, lockLeave } from "./uses/change-use.ts";
import { isOverdrawn } from "./uses/judge-entered.ts";
import { computeDays, type Leave } from "./uses/compute-days.ts";
import { type AskedVerdict, judgeAsked } from "./uses/judge-asked.ts";
import { judge, type LeaveQuestion, type LeaveVerdict } from "./uses/judge-leave.ts";
import { type CountedDay, takenDays } from "./uses/judge-dates.ts";
import { isAsked, type LeaveType, readTypeOfService, selectTaken, selectTypesOfServices } from "./uses/queries.ts";
import { type AccountQuestion, type LeaveAccount, readAccount } from "./uses/read-account.ts";
import { deleteAsked, writeUse } from "./uses/store.ts";
import type { TakenDay } from "../contract/evaluation.ts";
import { selectRoleUses } from "./policies/queries.ts";

export { leaveData } from "./personal-data.ts";
export { leaveErasure } from "./erasure.ts";
export { listExpiring } from "./balances/list-expiring.ts";
export { computeTakenBalances } from "./balances/compute-balances.ts";
export { takenDays };
export type { RecountFollower } from "./context.ts";
export type { AskedVerdict, BrokenCoverage, CountedDay, LeaveAccount, LeaveType, LeaveVerdict, TakenDay };

type AskedLeave = { personId: string; typeId: string; requestId: string; days: readonly TakenDay[] };

/** Public API of leave for services; writes run in the caller's transaction. */
export type LeaveAccess = {
  /** The leave type that a service books; null if it books none. */
  typeOfService(db: Reader, code: string): Promise<LeaveType | null>;
  typesOfServices(db: Reader, codes: readonly string[]): Promise<(LeaveType & { code: string })[]>;
  /** Each date of a leave with whether it counts. */
  computeDays(db: Reader, leave: Leave): Promise<CountedDay[]>;
  /** Locks a person for judging and storing leave. */
  lock(tx: Transaction, personId: string): Promise<void>;
  judge(db: Reader, question: LeaveQuestion): Promise<LeaveVerdict | null>;
  /** Judges the leave of requests as at their approval, by request; only those that book leave. */
  judgeAsked(db: Reader, requestIds: readonly string[]): Promise<Map<string, AskedVerdict>>;
  readAccount(db: Reader, question: AccountQuestion): Promise<LeaveAccount | null>;
  /** Whether other leave that waits takes one of the days. */
  isAsked(db: Reader, personId: string, days: readonly TakenDay[], besidesRequest: string | null): Promise<boolean>;
  /** The days that the leave of an approved request takes, in order; none if they are not counted. */
  readTaken(db: Reader, request: string): Promise<TakenDay[]>;
  /** Locks the rules of coverage that may refuse leave, until the transaction ends. */
  lockUnits(tx: Transaction, asked: readonly AskedSpan[]): Promise<void>;
  /** The rules of coverage that leave would break, by key. */
  judgeCoverage(db: Reader, asked: readonly AskedSpan[]): Promise<Map<string, BrokenCoverage[]>>;
  /** Registers who follows approved leave that is counted again. */
  followRecounts(follower: RecountFollower): void;
  /** Stores the days that a request asks for. */
  ask(tx: Transaction, leave: AskedLeave): Promise<void>;
  /** Frees the days of a request that was not approved. */
  free(tx: Transaction, requestId: string): Promise<void>;
};

export type Leaves = LeaveAccess & {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  consumers: Consumer[];
};

/** Creates the module for balances of leave, and the days that leave takes. */
export function createLeave(options: Omit<LeaveContext, "recountFollowers">): Leaves {
  const recountFollowers: RecountFollower[] = [];
  const context: LeaveContext = { ...options, recountFollowers };
  context.attendance.followSchedules({ follow: requestRecount, isWaiting: isRecounting });
  context.attendance.followStored((tx, absence) => followAbsence(tx, context, absence));
  context.attendance.followClaims(applyTimeOff);
  context.attendance.judgeLeave({
    async lock(tx, personIds) {
      for (const personId of personIds) await lockLeave(tx, context, personId);
    },
    isOverdrawn: (tx, leave) => isOverdrawn(tx, context, leave),
    lockUnits,
    judgeCoverage: (db, leave) => judgeEntered(db, context, leave),
  });
  return {
    routes: bindLeave(context),
    jobs: leaveJobs(context),
    schedules: leaveSchedules,
    consumers: [recountConsumer(context.settings)],
    followRecounts: (follower) => void recountFollowers.push(follower),
    typeOfService: readTypeOfService,
    typesOfServices: selectTypesOfServices,
    computeDays: (db, leave) => computeDays(db, context, leave),
    lock: (tx, personId) => lockLeave(tx, context, personId),
    judge,
    judgeAsked,
    readAccount,
    isAsked: async (db, personId, days, besidesRequest) => {
      const [part] = days.map((day) => day.part);
      const dates = days.map(({ date }) => date);
      return part !== undefined && isAsked(db, personId, dates, besidesRequest, part);
    },
    readTaken: selectTaken,
    lockUnits,
    judgeCoverage: (db, asked) => judgeCoverage(db, context, asked),
    ask: (tx, { days, ...leave }) => writeUse(tx, { ...leave, absenceId: null }, days),
    free: deleteAsked,
  };
}

/** Counts the policies and the rules of coverage that name roles, by role. */
export async function countRolePolicies(db: Reader, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map((await selectRoleUses(db, roleIds)).map(({ roleId, policies }) => [roleId, policies]));
  for (const { roleId, rules } of await selectRoleCoverage(db, roleIds)) {
    counts.set(roleId, (counts.get(roleId) ?? 0) + rules);
  }
  return counts;
}
