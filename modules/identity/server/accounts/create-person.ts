import { insertPerson, type NewPerson } from "#modules/people/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { readSettings } from "#platform/settings/settings.ts";
import { insertAccount, type AccountStatus } from "./store.ts";

/** A person together with how they sign in. Without a password hash, only by a link that sets one. */
export type NewPersonWithAccount = NewPerson & {
  email: string;
  passwordHash: string | null;
  status: AccountStatus;
  /** When the address was known to be theirs; null: not yet. */
  confirmedAt: Date | null;
};

/** Enters a person with an account; answers the person's id. Fails with `name_taken` when the address has one. */
export async function createPersonWithAccount(tx: Transaction, given: NewPersonWithAccount): Promise<string> {
  const { email, passwordHash, status, confirmedAt, ...person } = given;
  const at = now();
  const { defaultCalendar: calendar } = await readSettings(tx);
  const personId = await insertPerson(tx, { calendar, ...person }, at);
  await insertAccount(tx, { personId, email, passwordHash, status, at, confirmedAt });
  return personId;
}
