import type { Locale } from "#shared/locale.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { ErasureGround } from "../../contract/erasure/schemas.ts";
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

export type ErasureRow = {
  state: "waiting" | "running" | "done";
  ground: ErasureGround;
  asked_by: string | null;
  asked_at: string;
  finished_at: string | null;
  done_areas: string[];
};

const erasureColumns = "state, ground, asked_by, asked_at, finished_at, done_areas";

export const readErasure = statement<ErasureRow, [personId: string]>(
  `select ${erasureColumns} from erasure where person_id = $1`,
).first;
/** Locks and returns the erasure. */
export const lockErasure = statement<ErasureRow, [personId: string]>(
  `select ${erasureColumns} from erasure where person_id = $1 for update`,
).changed;

const selectNames = statement<{ name_en: string | null; name_ar: string | null }, [personId: string]>(
  "select name_en, name_ar from person where id = $1",
);

/** Returns the distinct names of a person. */
export async function readNames(db: Reader, personId: string): Promise<string[]> {
  const row = await selectNames.first(db, personId);
  return [...new Set([row?.name_en, row?.name_ar].filter((name) => typeof name === "string"))];
}
