import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";

/** The receiver of the notice, with their date formats. */
export type Receiver = Formatting & { email: string };

export const readReceiver = statement<Receiver, [personId: string]>(`
  select a.email::text as email, p.locale, p.calendar, p.digits, p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1`).first;

export const findPersonId = statement<{ id: string }, [email: string]>(
  "select person_id as id from account where email = $1",
).value("id", null);

export const isKnownDevice = statement<{ found: true }, [personId: string, hash: Buffer]>(
  "select true as found from known_device where person_id = $1 and hash = $2",
).exists;
