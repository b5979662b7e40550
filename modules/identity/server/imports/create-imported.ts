import type { z } from "zod";
import { setManager } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { presentErrors } from "#platform/imports/row-errors.ts";
import type { ImportedAccounts, importAccounts as importSchema } from "../../contract/users/schemas.ts";
import type { Doer, OfficerContext } from "../users/context.ts";
import { createAccount } from "../users/create-account.ts";
import { listAssignableRoles } from "../users/list-accounts.ts";
import { importWords } from "./messages.ts";
import { selectDepartments, selectKnown } from "./queries.ts";
import { readRows, type KnownThings, type ReadRow } from "./read-rows.ts";
import { readTable, type WrittenRow } from "./read-table.ts";

const mostShown = 20;

async function loadThings(tx: Transaction, { actor, locale }: Doer, rows: readonly WrittenRow[]): Promise<KnownThings> {
  const emails = new Set(rows.flatMap(({ cells }) => [cells.email.toLowerCase(), cells.manager.toLowerCase()]));
  const known = await selectKnown(tx, [[...emails]]);
  return {
    people: new Map(known.map(({ id, email }) => [email, id])),
    closed: new Set(known.flatMap(({ email, is_closed: isClosed }) => (isClosed ? [email] : []))),
    departments: await selectDepartments(tx, []),
    roles: await listAssignableRoles(tx, actor),
    locale,
  };
}

/** Enters everybody first, and then who leads whom: a manager may stand below their people in the table. */
async function carryOut(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  read: readonly ReadRow[],
  people: KnownThings["people"],
): Promise<void> {
  const ids = new Map(people);
  for (const { row: _row, manager: _manager, roles, ...given } of read) {
    const memberships = roles.map((role) => ({ role }));
    ids.set(given.email, await createAccount(tx, context, doer, { ...given, roles: memberships }));
  }
  for (const { email, manager } of read) {
    const [id, managerId] = [ids.get(email), ids.get(manager ?? "")];
    if (id !== undefined && managerId !== undefined) await setManager(tx, id, managerId);
  }
}

/**
 * Invites the people of a table, all of them or, when any row is wrong, nobody; in a dry run nobody in any case. Who has
 * an account already is left as they are.
 */
export async function createImported(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  { csv, dryRun }: z.output<typeof importSchema>,
): Promise<ImportedAccounts> {
  const table = readTable(csv);
  const things = await loadThings(tx, doer, table.rows);
  const { read, known, errors: wrong } = readRows(table.rows, things);
  const errors = [...table.errors, ...wrong];
  const applied = !dryRun && errors.length === 0;
  if (applied) {
    await carryOut(tx, context, doer, read, things.people);
    await record(tx, {
      action: "accounts.imported",
      actorId: doer.actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { rows: table.rows.length, created: read.length, known },
      requestId: doer.requestId,
    });
  }
  return {
    rows: table.rows.length,
    created: errors.length === 0 ? read.length : 0,
    known,
    people: read.slice(0, mostShown).map(({ row, email, nameAr, nameEn }) => ({ row, email, nameAr, nameEn })),
    ...presentErrors(importWords[doer.locale], errors),
    applied,
  };
}
