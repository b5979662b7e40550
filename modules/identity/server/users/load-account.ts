import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Permission } from "#shared/permissions.ts";
import type { Account } from "../../contract/users/schemas.ts";
import type { OfficerContext } from "./context.ts";
import { reaches, type Officer, type RuledAccount } from "./policy.ts";
import { presentAccount, ruledAccountOf } from "./present-account.ts";
import { selectAccount, selectMemberships, type AccountDetailRow } from "./queries.ts";
import { holdAccount, type HeldAccount } from "./store.ts";

/** Today, as a civil date of the organisation. */
export const todayOf = async (db: Reader, context: Pick<OfficerContext, "settings">): Promise<string> =>
  civilDateIn((await context.settings(db)).timeZone);

async function readRow(db: Reader, personId: string, today: string): Promise<AccountDetailRow> {
  const [row] = await selectAccount(db, [personId, today, now().toISOString()]);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** Somebody's account as an officer sees it; `not_found` where there is none. */
export async function loadAccount(
  db: Reader,
  context: OfficerContext,
  actor: Actor,
  personId: string,
): Promise<Account> {
  const today = await todayOf(db, context);
  const row = await readRow(db, personId, today);
  return presentAccount(row, await selectMemberships(db, [[personId], today]), { files: context.files, actor });
}

/** Whether an officer may do everything that somebody may, now or later; `not_found` where there is no account. */
export const reachesPerson = async (
  db: Reader,
  context: Pick<OfficerContext, "settings">,
  officer: Officer,
  personId: string,
): Promise<boolean> => reaches(officer, ruledAccountOf(await readRow(db, personId, await todayOf(db, context))));

/** The permissions of a person, current and coming; `not_found` where there is no account. */
export const loadPermissions = async (
  db: Reader,
  context: Pick<OfficerContext, "settings">,
  personId: string,
): Promise<ReadonlySet<Permission>> =>
  ruledAccountOf(await readRow(db, personId, await todayOf(db, context))).permissions;

/** An account that is going to be changed. */
export type OpenedAccount = RuledAccount & Pick<HeldAccount, "version"> & Pick<AccountDetailRow, "email" | "locale">;

/**
 * Holds an account until the transaction ends, for an officer who holds every right that it has: `permission_not_held`
 * otherwise, and `not_found` where there is none.
 */
export async function openAccount(
  tx: Transaction,
  context: OfficerContext,
  actor: Actor,
  personId: string,
): Promise<OpenedAccount> {
  const held = await holdAccount(tx, personId);
  if (held === null) throw refuse("not_found");
  const row = await readRow(tx, personId, await todayOf(tx, context));
  const account = ruledAccountOf(row);
  if (!reaches(actor, account)) throw refuse("permission_not_held");
  return { ...account, version: held.version, email: row.email, locale: row.locale };
}
