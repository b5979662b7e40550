import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";
import { waitingText, type NotificationRow } from "../reading/queries.ts";

/** Mail address, names and formats of a receiver. */
export type Receiver = Formatting & { email: string; nameEn: string | null; nameAr: string | null };

const select = statement<Receiver>(`
  select a.email::text as email, p.name_en as "nameEn", p.name_ar as "nameAr", p.locale, p.calendar, p.digits,
    p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1 and a.status = 'active'`);

/** Returns null if the account is not active. */
export const receiverOf = async (db: Reader, personId: string): Promise<Receiver | null> =>
  (await select(db, [personId]))[0] ?? null;

const selectInstant = statement<NotificationRow>(waitingText("instant"));
const selectDigest = statement<NotificationRow>(waitingText("digest"));

/** Returns due, unread and visible notifications for an instant mail; at most 20, newest first. */
export const dueLines = (db: Reader, personId: string, at: Date, today: string): Promise<NotificationRow[]> =>
  selectInstant(db, [personId, at.toISOString(), today]);

/** Returns unread and visible notifications for the digest since an instant; at most 20, newest first. */
export const digestLines = (db: Reader, personId: string, since: Date, today: string): Promise<NotificationRow[]> =>
  selectDigest(db, [personId, since.toISOString(), today]);

const selectDue = statement<{ personId: string }>(`
  select distinct due.person_id as "personId" from (
    select person_id from notification
    where mail = 'instant' and mailed_at is null and mail_due_at <= $1 order by mail_due_at limit 500
  ) as due`);

/** Returns some people with a due mail, including those whose notifications were read since. */
export const peopleToMail = async (db: Reader, at: Date): Promise<string[]> =>
  (await selectDue(db, [at.toISOString()])).map(({ personId }) => personId);
