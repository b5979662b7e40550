import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { TokenScope } from "#shared/permissions.ts";
import { heldRolesText } from "../roles/queries.ts";
import { demandText } from "../factors/queries.ts";

/** Facts for the validation of a token. */
export type TokenFacts = {
  id: string;
  personId: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  isEnded: boolean;
  isActive: boolean;
  locale: Locale;
  roleKeys: string[] | null;
  granted: string[] | null;
  /**
   * When the grace period for a second factor ends, if an officer has set the demand; null without one. Default demands
   * do not stop programs.
   */
  secondFactorDue: string | null;
  /** Whether a role demands a factor of this person for the first time. */
  isDemandNew: boolean | null;
};

/** `today` is a civil date in the organisation's zone. */
export const readTokenFacts = statement<TokenFacts, [hash: Buffer, today: string, at: Date]>(`
  select t.id, t.person_id as "personId", t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
    t.ended_at is not null as "isEnded", a.status = 'active' as "isActive", p.locale,
    held.role_keys as "roleKeys", held.granted, demand.is_demand_new as "isDemandNew",
    case when not exists (select from totp_factor f where f.person_id = t.person_id and f.confirmed_at is not null)
      and not exists (select from passkey k where k.person_id = t.person_id)
      and not exists (select from linked_identity l where l.person_id = t.person_id)
      then demand.due end as "secondFactorDue"
  from personal_token t
  join account a on a.person_id = t.person_id
  join person p on p.id = t.person_id
  cross join lateral (${heldRolesText("t.person_id", "m.valid @> $2::date")}
  ) as held
  cross join lateral (${demandText("t.person_id", "$2", "r.second_factor_grace_days is not null and r.second_factor_is_chosen")}
  ) as demand
  where t.token_hash = $1`).first;

export type TokenRow = {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

/** Returns the valid tokens of a person at an instant, newest first. */
export const listOpenTokens = statement<TokenRow, [personId: string, at: Date]>(`
  select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
  from personal_token where person_id = $1 and ended_at is null and expires_at > $2
  order by id desc limit 100`).all;
