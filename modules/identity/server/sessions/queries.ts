import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";
import { heldRolesText } from "../roles/queries.ts";
import { demandText } from "../factors/queries.ts";

/** Facts for the validation of a session. */
export type SessionFacts = {
  personId: string;
  generation: number;
  isOver: boolean;
  isActive: boolean;
  locale: Locale;
  /** For the requested generation; undefined without a record. */
  firstUsedAt: string | null;
  isRecorded: boolean;
  /** Keys of the current built-in roles. */
  roleKeys: string[] | null;
  /** Permissions of all current roles. */
  granted: string[] | null;
  /** When the grace period for a second factor ends; null without a demand, or with a factor. */
  secondFactorDue: string | null;
  /** Whether a role demands a factor of this person for the first time. */
  isDemandNew: boolean | null;
};

/** `generation` null is the newest; `today` is a civil date in the organisation's zone. */
export const readSessionFacts = statement<
  SessionFacts,
  [sessionId: string, generation: number | null, at: Date, today: string]
>(`
  select s.person_id as "personId", s.generation, s.ended_at is not null or s.expires_at <= $3 as "isOver",
    a.status = 'active' as "isActive", p.locale, g.first_used_at as "firstUsedAt",
    g.session_id is not null as "isRecorded", held.role_keys as "roleKeys", held.granted,
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
  where s.id = $1`).first;

export type OpenSession = {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  isNewDevice: boolean;
};

/** Returns whether the session is open and belongs to this person. */
export const isOwnSession = statement<{ id: string }, [sessionId: string, personId: string, at: Date]>(
  "select id from session where id = $1 and person_id = $2 and ended_at is null and expires_at > $3",
).exists;

export const listSessions = statement<OpenSession, [personId: string, at: Date]>(`
  select id, user_agent as "userAgent", host(ip) as ip, created_at as "createdAt", last_used_at as "lastUsedAt",
    is_new_device as "isNewDevice"
  from session where person_id = $1 and ended_at is null and expires_at > $2
  order by last_used_at desc, id limit 100`).all;
