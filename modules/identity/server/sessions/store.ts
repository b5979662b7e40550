import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { record, recordPerson } from "#platform/events/record.ts";
import type { AuthenticatedBy } from "../factors/policy.ts";
import type { Device } from "../devices/mark-device.ts";
import type { LockedSession, SessionLedger } from "./renew-session.ts";

export type EndReason = "signedOut" | "ended" | "replayed" | "passwordChanged" | "accountDisabled";

const insertSession = statement<never>(`
  with made as (
    insert into session (id, person_id, user_agent, ip, created_at, last_used_at, expires_at, authenticated_by, is_new_device)
    values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id)
  insert into session_generation (session_id, generation) select id, 1 from made`);

const lockSession = statement<{
  person_id: string;
  generation: number;
  created_at: string;
  expires_at: string;
  ended: boolean;
  active: boolean;
}>(`
  select s.person_id, s.generation, s.created_at, s.expires_at, s.ended_at is not null as ended, a.status = 'active' as active
  from session s join account a on a.person_id = s.person_id
  where s.id = $1 for update of s`);

const readFirstUse = statement<{ first_used_at: string | null }>(
  "select first_used_at from session_generation where session_id = $1 and generation = $2",
);

// Records of generations used more than an hour ago are deleted: their absence means the same.
const advanceSession = statement<never>(`
  with used as (
    update session_generation set first_used_at = $3
    where session_id = $1 and generation = $2 and first_used_at is null),
  cleared as (
    delete from session_generation
    where session_id = $1 and generation < $2 and first_used_at < $3::timestamptz - interval '1 hour'),
  advanced as (
    update session set generation = $2 + 1, last_used_at = $3, expires_at = $4 where id = $1)
  insert into session_generation (session_id, generation) values ($1, $2 + 1)`);

const touchSession = statement<never>("update session set last_used_at = $2, expires_at = $3 where id = $1");

const endOne = statement<{ person_id: string }>(`
  update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null returning person_id`);

const endMany = statement<{ id: string }>(`
  update session set ended_at = $2, end_reason = $3
  where person_id = $1 and ended_at is null and id is distinct from $4::uuid returning id`);

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Stored separately, since sessions are deleted. */
export const setSignedIn = statement<never, [personId: string, at: Date]>(
  "update account set last_signed_in_at = $2 where person_id = $1",
).run;

/** Inserts a session of generation 1. `at` and `expiresAt` in milliseconds. */
export async function createSession(
  tx: Transaction,
  session: {
    id: string;
    personId: string;
    device: Device;
    at: number;
    expiresAt: number;
    authenticatedBy: readonly AuthenticatedBy[];
    /** The owner has signed in before, but not on this device. */
    isNewDevice: boolean;
  },
): Promise<void> {
  const { id, personId, device, at, expiresAt, authenticatedBy, isNewDevice } = session;
  await insertSession(tx, [
    id,
    personId,
    device.userAgent,
    device.ip,
    instant(at),
    instant(expiresAt),
    authenticatedBy,
    isNewDevice,
  ]);
}

/** Ends a session, by its owner unless `endedBy` is set; returns the owner's id, or null if it had ended before. */
export async function endSession(
  tx: Transaction,
  id: string,
  reason: EndReason,
  at: Date,
  requestId: string | null,
  endedBy: string | null = null,
): Promise<string | null> {
  const [row] = await endOne(tx, [id, at.toISOString(), reason]);
  if (row === undefined) return null;
  const replayed = reason === "replayed";
  await record(tx, {
    action: replayed ? "session.replayed" : "session.ended",
    // The actor of a replay is unknown.
    actorId: replayed ? null : (endedBy ?? row.person_id),
    subject: { kind: "session", id },
    details: { personId: row.person_id, reason },
    audience: `person:${row.person_id}`,
    requestId,
  });
  return row.person_id;
}

/** Ends all sessions of a person, except one if given; returns their number. */
export async function endSessionsOf(
  tx: Transaction,
  personId: string,
  options: { except: string | null; reason: EndReason; at: Date; actorId: string | null; requestId: string | null },
): Promise<number> {
  const ended = await endMany(tx, [personId, options.at.toISOString(), options.reason, options.except]);
  if (ended.length === 0) return 0;
  await recordPerson(tx, {
    action: "sessions.ended",
    actorId: options.actorId,
    personId,
    details: { reason: options.reason, count: ended.length },
    requestId: options.requestId,
  });
  return ended.length;
}

/** Stores the first use of an access token of a generation. */
export const markUsed = statement<never, [id: string, generation: number, at: Date]>(`
  update session_generation set first_used_at = $3
  where session_id = $1 and generation = $2 and first_used_at is null`).run;

/** Deletes up to 5,000 sessions that ended before an instant; returns their number. */
export const deleteSessionsOverBefore = statement<{ id: string }, [before: Date]>(`
  delete from session where id in (
    select id from session where expires_at < $1 or ended_at < $1 limit 5000) returning id`).countChanged;

/** The store for a renewal within a transaction. */
export function sessionLedger(tx: Transaction): SessionLedger {
  return {
    async lock(id): Promise<LockedSession | null> {
      const [row] = await lockSession(tx, [id]);
      if (row === undefined) return null;
      return {
        id,
        personId: row.person_id,
        generation: row.generation,
        ended: row.ended,
        createdAt: Date.parse(row.created_at),
        expiresAt: Date.parse(row.expires_at),
        accountActive: row.active,
      };
    },
    async firstUse(id, generation) {
      const [row] = await readFirstUse(tx, [id, generation]);
      if (row === undefined) return "longAgo";
      return row.first_used_at === null ? null : Date.parse(row.first_used_at);
    },
    async advance(session, at, expiresAt) {
      await advanceSession(tx, [session.id, session.generation, instant(at), instant(expiresAt)]);
    },
    async touch(session, at, expiresAt) {
      await touchSession(tx, [session.id, instant(at), instant(expiresAt)]);
    },
  };
}
