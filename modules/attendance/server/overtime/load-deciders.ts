import type { Reader } from "#platform/database/database.ts";
import { withinText } from "#modules/people/server/index.ts";
import { mayWithin, withinOf, type Actor, type Within } from "#platform/http/actor.ts";
import type { AttendanceContext } from "../context.ts";

type Context = Pick<AttendanceContext, "deputyResolvers">;

async function loadStandIns(
  db: Reader,
  { deputyResolvers: [resolve] }: Context,
  personId: string,
): Promise<{ deputyId: string | null; insteadOf: readonly string[] }> {
  return resolve === undefined ? { deputyId: null, insteadOf: [] } : resolve(db, personId);
}

/** Returns who decides today instead of a person; null if the person does. */
export const loadDeputy = async (db: Reader, context: Context, personId: string): Promise<string | null> =>
  (await loadStandIns(db, context, personId)).deputyId;

/** Number of the claims or requests that are read of those that wait. */
export const maxWaiting = 100;

/** Values of the statements about what waits for a person: the person, whom they stand in for, their deputy. */
export type Waiting = [personId: string, insteadOf: readonly string[], deputyId: string | null];

/** Those of officers: also the bounds. */
export type WaitingForOfficer = [...Waiting, within: Within];

/** The statements about claims or requests that wait for a manager, and for an officer. */
export type WaitingQueries<Answer> = {
  manager: (db: Reader, ...values: Waiting) => Promise<Answer>;
  officer: (db: Reader, ...values: WaitingForOfficer) => Promise<Answer>;
};

/** Reads by the statements that apply to an actor. */
export async function loadWaiting(
  db: Reader,
  context: Context,
  actor: Actor,
): Promise<<Answer>(queries: WaitingQueries<Answer>) => Promise<Answer>> {
  const { personId } = actor;
  const { deputyId, insteadOf } = await loadStandIns(db, context, personId);
  return ({ manager, officer }) =>
    mayWithin(actor, "attendance.manage")
      ? officer(db, personId, insteadOf, deputyId, withinOf(actor, "attendance.manage"))
      : manager(db, personId, insteadOf, deputyId);
}

const isActive = "exists (select from account a where a.person_id = p.manager_id and a.status = 'active')";
/**
 * The condition that a person `p` is managed by a decider; only what is about the deputy stays with an absent manager.
 * Values: as `Waiting`.
 */
const managed = `((p.manager_id = $1 and ($3::bigint is null or p.id = $3))
      or (p.manager_id = any($2::bigint[]) and p.id <> $1 and ${isActive}))`;

/**
 * The conditions by who decides: the manager or the deputy; officers where there is no manager who can sign in, within
 * their bounds on the date. Values: also as `WaitingForOfficer`.
 */
export const decidedBy = {
  manager: managed,
  officer: (date: string): string => `(${managed} or (not ${isActive} and ${withinText("p.id", date, "$4")}))`,
};
