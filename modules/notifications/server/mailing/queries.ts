import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";
import { waitingText, type NotificationRow } from "../reading/queries.ts";

export type Receiver = Formatting & { email: string; nameEn: string | null; nameAr: string | null };

/** Returns null if the account is not active. */
export const receiverOf = statement<Receiver, [personId: string]>(`
  select a.email::text as email, p.name_en as "nameEn", p.name_ar as "nameAr", p.locale, p.calendar, p.digits,
    p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1 and a.status = 'active'`).first;

/** Returns due, unread and visible notifications for an instant mail; at most 20, newest first. */
export const dueLines = statement<NotificationRow, [personId: string, at: Date, today: string]>(
  waitingText("instant"),
).all;

/** Returns unread and visible notifications for the digest since an instant; at most 20, newest first. */
export const digestLines = statement<NotificationRow, [personId: string, since: Date, today: string]>(
  waitingText("digest"),
).all;

/** Returns some people with a due mail, including those whose notifications were read since. */
export const peopleToMail = statement<{ personId: string }, [at: Date]>(`
  select distinct due.person_id as "personId" from (
    select person_id from notification
    where mail = 'instant' and mailed_at is null and mail_due_at <= $1 order by mail_due_at limit 500
  ) as due`).column("personId");
