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
import { lockAccount } from "../accounts/store.ts";
import { todayOf } from "../accounts/context.ts";

async function readRow(db: Reader, personId: string, today: string): Promise<AccountDetailRow> {
  const [row] = await selectAccount(db, [personId, today, now().toISOString()]);
  if (row === undefined) throw refuse("not_found");
  return row;
}

/** Throws `not_found` without an account. */
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

/**
 * Returns whether an officer has all current and future permissions of a person; throws `not_found` without an account.
 */
export const coversPerson = async (
  db: Reader,
  context: Pick<OfficerContext, "settings">,
  officer: Officer,
  personId: string,
): Promise<boolean> => reaches(officer, ruledAccountOf(await readRow(db, personId, await todayOf(db, context))));

/** Returns the current and future permissions of a person; throws `not_found` without an account. */
export const loadPermissions = async (
  db: Reader,
  context: Pick<OfficerContext, "settings">,
  personId: string,
): Promise<ReadonlySet<Permission>> =>
  ruledAccountOf(await readRow(db, personId, await todayOf(db, context))).permissions;

/** A locked account. */
export type OpenedAccount = RuledAccount & Pick<AccountDetailRow, "version" | "email" | "locale">;

/**
 * Locks an account for an officer who has all its permissions; throws `permission_not_held`, or `not_found` without
 * one.
 */
export async function openAccount(
  tx: Transaction,
  context: OfficerContext,
  actor: Actor,
  personId: string,
): Promise<OpenedAccount> {
  const locked = await lockAccount(tx, personId);
  if (locked === null) throw refuse("not_found");
  const row = await readRow(tx, personId, await todayOf(tx, context));
  const account = ruledAccountOf(row);
  if (!reaches(actor, account)) throw refuse("permission_not_held");
  return { ...account, version: locked.version, email: row.email, locale: row.locale };
}
