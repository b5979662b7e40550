import type { Locale } from "#shared/locale.ts";
import type { Reader } from "#platform/database/database.ts";
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
const byEmail = statement<Account>(
  `select ${columns} from account a join person p on p.id = a.person_id where a.email = $1::citext`,
);
const byPerson = statement<Account>(
  `select ${columns} from account a join person p on p.id = a.person_id where a.person_id = $1`,
);

export const findAccount = async (db: Reader, email: string): Promise<Account | null> =>
  (await byEmail(db, [email]))[0] ?? null;

export const readAccount = async (db: Reader, personId: string): Promise<Account | null> =>
  (await byPerson(db, [personId]))[0] ?? null;

const heldEmail = statement<{ email: string | null }>(
  "select pending_email::text as email from account where person_id = $1 and is_pending_held and status <> 'disabled'",
);

/** Returns the new address that waits for approval by its owner or an administrator; null without one. */
export const readHeldEmail = async (db: Reader, personId: string): Promise<string | null> =>
  (await heldEmail(db, [personId]))[0]?.email ?? null;

const selectActive = statement<{ active: boolean }>(
  "select exists (select from account where person_id = $1 and status = 'active') as active",
);

export const isActivePerson = async (db: Reader, personId: string): Promise<boolean> =>
  (await selectActive(db, [personId]))[0]?.active ?? false;

const selectAdministrator = statement<{ found: boolean }>(`
  select exists (
    select from role_member m join role r on r.id = m.role_id join account a on a.person_id = m.person_id
    where r.key = 'administrator' and a.status = 'active' and m.valid @> $1::date) as found`);

/** Returns whether there is a person with all permissions on a date. */
export const hasAdministrator = async (db: Reader, today: string): Promise<boolean> =>
  (await selectAdministrator(db, [today]))[0]?.found ?? false;

const selectAbandoned = statement<{ person_id: string }>(`
  select a.person_id from account a
  where a.status = 'unconfirmed' and a.created_at < $1
    and not exists (select from one_time_link l where l.person_id = a.person_id and l.expires_at > $2)
  limit 1000`);

/** Returns people who signed up before `before`, never confirmed their address, and have no valid link. */
export const findAbandoned = async (db: Reader, before: Date, at: Date): Promise<string[]> =>
  (await selectAbandoned(db, [before.toISOString(), at.toISOString()])).map((row) => row.person_id);
