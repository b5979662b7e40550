import type { Locale } from "#shared/locale.ts";
import { statement } from "#platform/database/statement.ts";
import type { AccountStatus } from "./store.ts";

/** An account with the data for greeting and mailing its owner. */
export type Account = {
  personId: string;
  email: string;
  passwordHash: string | null;
  status: AccountStatus;
  nameEn: string | null;
  nameAr: string | null;
  locale: Locale;
};

const columns = `a.person_id as "personId", a.email::text as email, a.password_hash as "passwordHash", a.status,
  p.name_en as "nameEn", p.name_ar as "nameAr", p.locale`;

export const findAccount = statement<Account, [email: string]>(
  `select ${columns} from account a join person p on p.id = a.person_id where a.email = $1::citext`,
).first;

export const readAccount = statement<Account, [personId: string]>(
  `select ${columns} from account a join person p on p.id = a.person_id where a.person_id = $1`,
).first;

/** Returns the new address that waits for approval by its owner or an administrator; null without one. */
export const readHeldEmail = statement<{ email: string | null }, [personId: string]>(
  "select pending_email::text as email from account where person_id = $1 and is_pending_held and status <> 'disabled'",
).value("email", null);

export const isActivePerson = statement<{ active: boolean }, [personId: string]>(
  "select exists (select from account where person_id = $1 and status = 'active') as active",
).value("active", false);

/** Returns whether there is a person with all permissions on a date. */
export const hasAdministrator = statement<{ found: boolean }, [today: string]>(`
  select exists (
    select from role_member m join role r on r.id = m.role_id join account a on a.person_id = m.person_id
    where r.key = 'administrator' and a.status = 'active' and m.valid @> $1::date) as found`).value("found", false);

/** Returns people who signed up before `before`, never confirmed their address, and have no valid link. */
export const findAbandoned = statement<{ person_id: string }, [before: Date, at: Date]>(`
  select a.person_id from account a
  where a.status = 'unconfirmed' and a.created_at < $1
    and not exists (select from one_time_link l where l.person_id = a.person_id and l.expires_at > $2)
  limit 1000`).column("person_id");
