import type { z } from "zod";
import { setManager } from "#modules/people/server/index.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record, recordPerson } from "#platform/events/record.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import type { ImportedAccounts, importAccounts as importSchema } from "../../contract/users/schemas.ts";
import { asksReason, authorOf, requireManager, type SelfGrant } from "../authority/require-authority.ts";
import type { Requester, OfficerContext } from "../users/context.ts";
import { createAccount } from "../users/create-account.ts";
import { listAssignableRoles } from "../users/list-accounts.ts";
import { importWords, type ImportMessage } from "./messages.ts";
import { selectDepartments, selectKnown } from "./queries.ts";
import { readRows, type References, type ReadRow } from "./read-rows.ts";
import { readTable, type Errors, type RowError, type WrittenRow } from "./read-table.ts";
import { firstLocale } from "#shared/locale.ts";

const maxShown = 20;

async function loadReferences(
  tx: Transaction,
  context: OfficerContext,
  { actor }: Requester,
  rows: readonly WrittenRow[],
): Promise<References> {
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
  { actor }: Requester,
  given: { read: readonly ReadRow[]; people: References["people"]; reason: string | null },
): Promise<{ refused: RowError[]; selfGrant: SelfGrant }> {
  const refusals = new Map<string, ImportMessage | null>();
  let selfGrant: SelfGrant = {};
  for (const { manager: email } of given.read) {
    const manager = given.people.get(email ?? "");
    if (email === null || manager === undefined || refusals.has(email)) continue;
    try {
      const author = authorOf(actor, given.reason);
      selfGrant = { ...selfGrant, ...(await requireManager(tx, context, author, { person: null, manager })) };
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
  return { refused, selfGrant };
}

/** Creates all people before setting managers: a manager may follow in the table. */
async function createRows(
  tx: Transaction,
  context: OfficerContext,
  requester: Requester,
  read: readonly ReadRow[],
  people: References["people"],
): Promise<void> {
  const ids = new Map(people);
  for (const { row: _row, manager: _manager, roles, ...given } of read) {
    const memberships = roles.map((role) => ({ role }));
    ids.set(given.email, await createAccount(tx, context, requester, { ...given, roles: memberships }));
  }
  for (const { email, manager } of read) {
    const [id, managerId] = [ids.get(email), ids.get(manager ?? "")];
    if (id === undefined || managerId === undefined) continue;
    await setManager(tx, id, managerId);
    await recordPerson(tx, {
      action: "person.updated",
      actorId: requester.actor.personId,
      personId: id,
      details: { fields: ["manager"], before: { manager: null }, after: { manager: managerId } },
      requestId: requester.requestId,
    });
  }
}

/** Invites all people of a table, or none if a row is invalid or in a dry run. Existing accounts are not changed. */
export async function createImported(
  tx: Transaction,
  context: OfficerContext,
  requester: Requester,
  { csv, dryRun, reason = null }: z.output<typeof importSchema>,
): Promise<ImportedAccounts> {
  const table = await readTable(csv);
  const references = await loadReferences(tx, context, requester, table.rows);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  const { read, known } = await readRows(table.rows, references, errors);
  const { refused, selfGrant } = await checkManagers(tx, context, requester, {
    read,
    people: references.people,
    reason,
  });
  errors.add(...refused);
  const valid = read.filter(({ row }) => !errors.rows.has(row));
  const applied = !dryRun && errors.count === 0;
  if (applied) {
    await createRows(tx, context, requester, read, references.people);
    await record(tx, {
      action: "accounts.imported",
      actorId: requester.actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { rows: table.rows.length, created: read.length, known, ...selfGrant },
      requestId: requester.requestId,
    });
  }
  return {
    rows: table.rows.length,
    created: valid.length,
    known,
    people: valid.slice(0, maxShown).map(({ row, email, nameAr, nameEn }) => ({ row, email, nameAr, nameEn })),
    ...errors.present(requester.locale, importWords),
    applied,
    asksReason: refused.some(({ message }) => message === "managerReason"),
  };
}
