import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Formatting } from "#shared/presentation.ts";

/** The receiver of the notice, with their date formats. */
export type Receiver = Formatting & { email: string };

const selectReceiver = statement<Receiver>(`
  select a.email::text as email, p.locale, p.calendar, p.digits, p.hour_cycle as "hourCycle"
  from account a join person p on p.id = a.person_id where a.person_id = $1`);

export const readReceiver = async (db: Reader, personId: string): Promise<Receiver | null> =>
  (await selectReceiver(db, [personId]))[0] ?? null;

const selectPerson = statement<{ id: string }>("select person_id as id from account where email = $1");
const selectDevice = statement<{ found: true }>(
  "select true as found from known_device where person_id = $1 and hash = $2",
);

export const findPersonId = async (db: Reader, email: string): Promise<string | null> =>
  (await selectPerson(db, [email]))[0]?.id ?? null;

export const isKnownDevice = async (db: Reader, personId: string, hash: Buffer): Promise<boolean> =>
  (await selectDevice(db, [personId, hash])).length > 0;
