import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";

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
  roleKeys: string[];
  /** Permissions of all current roles. */
  granted: string[];
  /** When the grace period for a second factor ends; null without a demand, or with a factor. */
  secondFactorDue: string | null;
  /** Whether a role demands a factor of this person for the first time. */
  isDemandNew: boolean;
};

type Row = {
  person_id: string;
  generation: number;
  is_over: boolean;
  is_active: boolean;
  locale: Locale;
  first_used_at: string | null;
  is_recorded: boolean;
  role_keys: string[] | null;
  granted: string[] | null;
  due: string | null;
  has_factor: boolean;
  is_demand_new: boolean | null;
};

const readFacts = statement<Row>(`
  select s.person_id, s.generation, s.ended_at is not null or s.expires_at <= $3 as is_over,
    a.status = 'active' as is_active, p.locale, g.first_used_at, g.session_id is not null as is_recorded,
    held.role_keys, held.granted, demand.due, demand.is_demand_new, demand.due is not null and (
      s.authenticated_by @> '{oidc}'
      or exists (select from totp_factor f where f.person_id = s.person_id and f.confirmed_at is not null)
      or exists (select from passkey k where k.person_id = s.person_id)) as has_factor
  from session s
  join account a on a.person_id = s.person_id
  join person p on p.id = s.person_id
  left join session_generation g on g.session_id = s.id and g.generation = coalesce($2, s.generation)
  cross join lateral (
    select array_agg(distinct r.key) filter (where r.key is not null) as role_keys,
      array_agg(distinct rp.permission) filter (where rp.permission is not null) as granted
    from role r left join role_permission rp on rp.role_id = r.id
    where r.key = 'employee' or r.id in (
      select m.role_id from role_member m where m.person_id = s.person_id and m.valid @> $4::date)
  ) as held
  cross join lateral (
    select min(coalesce(d.since, $3::timestamptz) + make_interval(days => r.second_factor_grace_days)) as due,
      bool_or(d.since is null) as is_demand_new
    from role r left join second_factor_demand d on d.role_id = r.id and d.person_id = s.person_id
    where r.second_factor_grace_days is not null and (r.key = 'employee' or r.id in (
      select m.role_id from role_member m where m.person_id = s.person_id and m.valid @> $4::date))
  ) as demand
  where s.id = $1`);

/**
 * Reads the facts of a session; `generation` null is the newest. `today` is a civil date in the organisation's zone.
 */
export async function readSessionFacts(
  db: Reader,
  sessionId: string,
  generation: number | null,
  at: Date,
  today: string,
): Promise<SessionFacts | null> {
  const [row] = await readFacts(db, [sessionId, generation, at.toISOString(), today]);
  if (row === undefined) return null;
  return {
    personId: row.person_id,
    generation: row.generation,
    isOver: row.is_over,
    isActive: row.is_active,
    locale: row.locale,
    firstUsedAt: row.first_used_at,
    isRecorded: row.is_recorded,
    roleKeys: row.role_keys ?? [],
    granted: row.granted ?? [],
    secondFactorDue: row.has_factor ? null : row.due,
    isDemandNew: row.is_demand_new ?? false,
  };
}

export type OpenSession = {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: string;
  lastUsedAt: string;
  isNewDevice: boolean;
};

const findOpen = statement<{ id: string }>(
  "select id from session where id = $1 and person_id = $2 and ended_at is null and expires_at > $3",
);

/** Returns whether the session is open and belongs to this person. */
export const isOwnSession = async (db: Reader, sessionId: string, personId: string, at: Date): Promise<boolean> =>
  (await findOpen(db, [sessionId, personId, at.toISOString()])).length > 0;

const listOpen = statement<OpenSession>(`
  select id, user_agent as "userAgent", host(ip) as ip, created_at as "createdAt", last_used_at as "lastUsedAt",
    is_new_device as "isNewDevice"
  from session where person_id = $1 and ended_at is null and expires_at > $2
  order by last_used_at desc, id limit 100`);

export const listSessions = (db: Reader, personId: string, at: Date): Promise<OpenSession[]> =>
  listOpen(db, [personId, at.toISOString()]);
