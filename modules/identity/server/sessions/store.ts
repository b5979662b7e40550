import type { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { record, recordPerson } from "#platform/events/record.ts";
import type { device } from "../../contract/schemas.ts";
import type { AuthenticatedBy } from "../factors/policy.ts";
import type { LockedSession, SessionLedger } from "./renew-session.ts";
import { heldRolesText, type OwnerFacts } from "../roles/queries.ts";
import { demandText } from "../factors/queries.ts";

/** Facts for the validation of a session. */
export type SessionFacts = OwnerFacts & {
  sessionId: string;
  generation: number;
  isOver: boolean;
  /** For the requested generation; null if it was not used yet, or without a record. */
  firstUsedAt: string | null;
  isRecorded: boolean;
};

/** Facts of sessions; `generation` null is the newest, `today` a civil date in the organisation's zone. */
const factsText = (session: string): string => `
  select s.id as "sessionId", s.person_id as "personId", s.generation, s.ended_at is not null or s.expires_at <= $3 as "isOver",
    a.status = 'active' as "isActive", p.locale, g.first_used_at as "firstUsedAt",
    g.session_id is not null as "isRecorded", held.role_keys as "roleKeys", held.granted, held.bound_roles as "boundRoles",
    demand.is_demand_new as "isDemandNew", case when demand.due is not null and not (
      s.authenticated_by @> '{oidc}'
      or exists (select from totp_factor f where f.person_id = s.person_id and f.confirmed_at is not null)
      or exists (select from passkey k where k.person_id = s.person_id)) then demand.due end as "secondFactorDue"
  from session s
  join account a on a.person_id = s.person_id
  join person p on p.id = s.person_id
  left join session_generation g on g.session_id = s.id and g.generation = coalesce($2, s.generation)
  cross join lateral (${heldRolesText("s.person_id", "m.valid @> $4::date")}
  ) as held
  cross join lateral (${demandText("s.person_id", "$4", "r.second_factor_grace_days is not null")}
  ) as demand
  where ${session}`;

export const readSessionFacts = statement<
  SessionFacts,
  [sessionId: string, generation: number | null, at: Date, today: string]
>(factsText("s.id = $1")).first;

/** Reads those of many sessions, of their newest generations. */
export const listSessionFacts = statement<
  SessionFacts,
  [sessionIds: readonly string[], generation: null, at: Date, today: string]
>(factsText("s.id = any($1::uuid[])")).all;

/** Returns whether the session is open and belongs to this person. */
export const isOwnSession = statement<{ id: string }, [sessionId: string, personId: string, at: Date]>(
  "select id from session where id = $1 and person_id = $2 and ended_at is null and expires_at > $3",
).exists;

/** Lists the open sessions of a person, with the one of the reader marked. */
export const listSessions = statement<z.output<typeof device>, [personId: string, at: Date, currentId: string]>(`
  select id, user_agent as "userAgent", host(ip) as ip, created_at as "createdAt", last_used_at as "lastUsedAt",
    is_new_device as "isNewDevice", id::text = $3 as "isCurrent"
  from session where person_id = $1 and ended_at is null and expires_at > $2
  order by last_used_at desc, id limit 100`).all;

export type EndReason = "signedOut" | "ended" | "replayed" | "passwordChanged" | "accountDisabled";

export type NewSession = {
  id: string;
  personId: string;
  userAgent: string | null;
  ip: string | null;
  at: Date;
  expiresAt: Date;
  authenticatedBy: readonly AuthenticatedBy[];
  /** The owner has signed in before, but not on this device. */
  isNewDevice: boolean;
};

const addSession = statement<
  never,
  [
    id: string,
    personId: string,
    userAgent: string | null,
    ip: string | null,
    at: Date,
    expiresAt: Date,
    authenticatedBy: readonly AuthenticatedBy[],
    isNewDevice: boolean,
  ]
>(`
  with made as (
    insert into session (id, person_id, user_agent, ip, created_at, last_used_at, expires_at, authenticated_by, is_new_device)
    values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id)
  insert into session_generation (session_id, generation) select id, 1 from made`).run;

/** Inserts a session of generation 1. */
export function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  const { id, personId, userAgent, ip, at, expiresAt, authenticatedBy, isNewDevice } = session;
  return addSession(tx, id, personId, userAgent, ip, at, expiresAt, authenticatedBy, isNewDevice);
}

type SessionRow = Omit<LockedSession, "createdAt" | "expiresAt"> & { createdAt: string; expiresAt: string };

const lockSession = statement<SessionRow, [id: string]>(`
  select s.id, s.person_id as "personId", s.generation, s.created_at as "createdAt", s.expires_at as "expiresAt",
    s.ended_at is not null as ended, a.status = 'active' as "accountActive"
  from session s join account a on a.person_id = s.person_id
  where s.id = $1 for update of s`).changed;

const readFirstUse = statement<{ first_used_at: string | null }, [sessionId: string, generation: number]>(
  "select first_used_at from session_generation where session_id = $1 and generation = $2",
).first;

// Records of generations used more than an hour ago are deleted: their absence means the same.
const advanceSession = statement<never, [id: string, generation: number, at: Date, expiresAt: Date]>(`
  with used as (
    update session_generation set first_used_at = $3
    where session_id = $1 and generation = $2 and first_used_at is null),
  cleared as (
    delete from session_generation
    where session_id = $1 and generation < $2 and first_used_at < $3::timestamptz - interval '1 hour'),
  advanced as (
    update session set generation = $2 + 1, last_used_at = $3, expires_at = $4 where id = $1)
  insert into session_generation (session_id, generation) values ($1, $2 + 1)`).run;

const touchSession = statement<never, [id: string, at: Date, expiresAt: Date]>(
  "update session set last_used_at = $2, expires_at = $3 where id = $1",
).run;

const endOne = statement<{ person_id: string }, [id: string, at: Date, reason: EndReason]>(`
  update session set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null
  returning person_id`).changedValue("person_id", null);

const endMany = statement<{ id: string }, [personId: string, at: Date, reason: EndReason, except: string | null]>(`
  update session set ended_at = $2, end_reason = $3
  where person_id = $1 and ended_at is null and id is distinct from $4::uuid returning id`).countChanged;

/** Stored separately, since sessions are deleted. */
export const setSignedIn = statement<never, [personId: string, at: Date]>(
  "update account set last_signed_in_at = $2 where person_id = $1",
).run;

/** Ends a session, by its owner unless `endedBy` is set; does nothing if it had ended before. */
export async function endSession(
  tx: Transaction,
  id: string,
  { reason, at, requestId, endedBy }: { reason: EndReason; at: Date; requestId: string | null; endedBy?: string },
): Promise<void> {
  const personId = await endOne(tx, id, at, reason);
  if (personId === null) return;
  const replayed = reason === "replayed";
  await record(tx, {
    action: replayed ? "session.replayed" : "session.ended",
    // The actor of a replay is unknown.
    actorId: replayed ? null : (endedBy ?? personId),
    subject: { kind: "session", id },
    details: { personId, reason },
    audience: `person:${personId}`,
    requestId,
  });
}

/** Ends all sessions of a person, except one if given. */
export async function endSessionsOf(
  tx: Transaction,
  personId: string,
  options: { except?: string; reason: EndReason; at: Date; actorId: string | null; requestId: string | null },
): Promise<void> {
  const { except = null, reason, at, actorId, requestId } = options;
  const count = await endMany(tx, personId, at, reason, except);
  if (count === 0) return;
  await recordPerson(tx, { action: "sessions.ended", actorId, personId, details: { reason, count }, requestId });
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
export const sessionLedger = (tx: Transaction): SessionLedger => ({
  async lock(id) {
    const row = await lockSession(tx, id);
    return row && { ...row, createdAt: Date.parse(row.createdAt), expiresAt: Date.parse(row.expiresAt) };
  },
  async firstUse(id, generation) {
    const row = await readFirstUse(tx, id, generation);
    if (row === null) return "longAgo";
    return row.first_used_at === null ? null : Date.parse(row.first_used_at);
  },
  advance: ({ id, generation }, at, expiresAt) => advanceSession(tx, id, generation, new Date(at), new Date(expiresAt)),
  touch: ({ id }, at, expiresAt) => touchSession(tx, id, new Date(at), new Date(expiresAt)),
});
