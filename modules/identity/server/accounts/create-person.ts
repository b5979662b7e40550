import { insertPerson, type NewPerson } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { readSettings } from "#platform/settings/settings.ts";
import { insertAccount, type AccountStatus } from "./store.ts";

/** A person with an account. Without a password hash, only a link sets one. */
export type NewPersonWithAccount = NewPerson & {
  email: string;
  passwordHash: string | null;
  status: AccountStatus;
  /** When the address was confirmed; null if it is not. */
  confirmedAt: Date | null;
};

/** Returns the person's id. Throws `name_taken` if the address has an account. */
export async function createPersonWithAccount(tx: Transaction, given: NewPersonWithAccount): Promise<string> {
  const { email, passwordHash, status, confirmedAt, ...person } = given;
  const at = now();
  const { defaultCalendar: calendar } = await readSettings(tx);
  const personId = await insertPerson(tx, { calendar, ...person }, at);
  await insertAccount(tx, { personId, email, passwordHash, status, at, confirmedAt });
  return personId;
}
