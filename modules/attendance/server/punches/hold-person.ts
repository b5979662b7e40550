import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { holdPeople } from "../days/store.ts";

const lock = statement<object>("select from attendance_person where person_id = $1 for update");

/** `holdPeople` for one person, in a single round trip if they were locked before. */
export async function holdPerson(tx: Transaction, personId: string): Promise<void> {
  const held = await lock(tx, [personId]);
  if (held.length === 0) await holdPeople(tx, [personId]);
}
