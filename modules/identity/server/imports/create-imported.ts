import type { z } from "zod";
import { setManager } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import type { ImportedAccounts, importAccounts as importSchema } from "../../contract/users/schemas.ts";
import { asksReason, authorOf, requireManager, type Taking } from "../authority/require-authority.ts";
import type { Doer, OfficerContext } from "../users/context.ts";
import { createAccount } from "../users/create-account.ts";
import { listAssignableRoles } from "../users/list-accounts.ts";
import { importWords, type ImportMessage } from "./messages.ts";
import { selectDepartments, selectKnown } from "./queries.ts";
import { readRows, type KnownThings, type ReadRow } from "./read-rows.ts";
import { readTable, type Errors, type RowError, type WrittenRow } from "./read-table.ts";
import { firstLocale } from "#shared/locale.ts";

const mostShown = 20;

async function loadThings(
  tx: Transaction,
  context: OfficerContext,
  { actor }: Doer,
  rows: readonly WrittenRow[],
): Promise<KnownThings> {
  const emails = new Set(rows.flatMap(({ cells }) => [cells.email.toLowerCase(), cells.manager.toLowerCase()]));
  const known = await selectKnown(tx, [[...emails]]);
  return {
    people: new Map(known.map(({ id, email }) => [email, id])),
    closed: new Set(known.flatMap(({ email, is_closed: isClosed }) => (isClosed ? [email] : []))),
    departments: await selectDepartments(tx, []),
    roles: await listAssignableRoles(tx, context, actor),
    locale: firstLocale((await context.settings(tx)).firstLanguage),
  };
}

/** Rejects rows with a manager whom the officer may not appoint. */
async function checkManagers(
  tx: Transaction,
  context: OfficerContext,
  { actor }: Doer,
  given: { read: readonly ReadRow[]; people: KnownThings["people"]; reason: string | null },
): Promise<{ refused: RowError[]; taking: Taking }> {
  const refusals = new Map<string, ImportMessage | null>();
  let taking: Taking = {};
  for (const { manager: email } of given.read) {
    const manager = given.people.get(email ?? "");
    if (email === null || manager === undefined || refusals.has(email)) continue;
    try {
      const author = authorOf(actor, given.reason);
      taking = { ...taking, ...(await requireManager(tx, context, author, { person: null, manager })) };
      refusals.set(email, null);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isOwn = error.code === "own_authority";
      refusals.set(email, asksReason(error) ? "managerReason" : isOwn ? "managerOwn" : "managerRefused");
    }
  }
  const refused = given.read.flatMap(({ row, manager }): RowError[] => {
    const message = refusals.get(manager ?? "") ?? null;
    return message === null ? [] : [{ row, column: "manager", message, values: { value: manager ?? "" } }];
  });
  return { refused, taking };
}

/** Creates all people before setting managers: a manager may follow in the table. */
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
    if (id === undefined || managerId === undefined) continue;
    await setManager(tx, id, managerId);
    await record(tx, {
      action: "person.updated",
      actorId: doer.actor.personId,
      subject: { kind: "person", id },
      details: { fields: ["manager"], before: { manager: null }, after: { manager: managerId } },
      audience: `person:${id}`,
      requestId: doer.requestId,
    });
  }
}

/** Invites all people of a table, or none if a row is invalid or in a dry run. Existing accounts are not changed. */
export async function createImported(
  tx: Transaction,
  context: OfficerContext,
  doer: Doer,
  { csv, dryRun, reason = null }: z.output<typeof importSchema>,
): Promise<ImportedAccounts> {
  const table = await readTable(csv);
  const things = await loadThings(tx, context, doer, table.rows);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  const { read, known } = await readRows(table.rows, things, errors);
  const { refused, taking } = await checkManagers(tx, context, doer, { read, people: things.people, reason });
  errors.add(...refused);
  const valid = read.filter(({ row }) => !errors.rows.has(row));
  const applied = !dryRun && errors.count === 0;
  if (applied) {
    await carryOut(tx, context, doer, read, things.people);
    await record(tx, {
      action: "accounts.imported",
      actorId: doer.actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { rows: table.rows.length, created: read.length, known, ...taking },
      requestId: doer.requestId,
    });
  }
  return {
    rows: table.rows.length,
    created: valid.length,
    known,
    people: valid.slice(0, mostShown).map(({ row, email, nameAr, nameEn }) => ({ row, email, nameAr, nameEn })),
    ...errors.present(doer.locale, importWords),
    applied,
    asksReason: refused.some(({ message }) => message === "managerReason"),
  };
}
