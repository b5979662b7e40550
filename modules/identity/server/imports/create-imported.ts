import { sql } from "kysely";
import type { z } from "zod";
import { employeeNumberKey, selectContractKinds, setManager, changeRecord } from "#modules/people/server/index.ts";
import { record, recordPerson } from "#platform/events/record.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import { firstLocale } from "#shared/locale.ts";
import type { ImportedAccounts, importAccounts as importSchema } from "../../contract/users/schemas.ts";
import { asksReason, authorOf, requireManager, type SelfGrant } from "../authority/check-authority.ts";
import type { AccountChange } from "../users/context.ts";
import { createAccount } from "../users/create-account.ts";
import { listAssignableRoles } from "../users/list-accounts.ts";
import { checkBounds } from "./check-bounds.ts";
import { changeImported, recordAuthorOf } from "./change-imported.ts";
import { importWords, type ImportMessage } from "./messages.ts";
import { basisOf, planChanges, presentChange } from "./plan-changes.ts";
import { selectCurrent, selectDepartments, selectKnown, selectNumbered } from "./queries.ts";
import { readRows, type References, type ReadRow } from "./read-rows.ts";
import { readTable, type Errors, type RowError, type WrittenRow } from "./read-table.ts";

const maxShown = 20;

async function loadReferences(
  { tx, context, requester }: AccountChange,
  rows: readonly WrittenRow[],
): Promise<References> {
  const emails = new Set(rows.flatMap(({ cells }) => [cells.email.toLowerCase(), cells.manager.toLowerCase()]));
  const known = await selectKnown(tx, [[...emails]]);
  const keys = new Set(rows.map(({ cells }) => employeeNumberKey(cells.employeeNumber)));
  const numbered = await selectNumbered(tx, [[...keys]]);
  return {
    people: new Map(known.map(({ id, email }) => [email, id])),
    numbers: new Map(numbered.map(({ id, key }) => [key, id])),
    closed: new Set(known.flatMap(({ email, is_closed: isClosed }) => (isClosed ? [email] : []))),
    departments: await selectDepartments(tx, []),
    roles: await listAssignableRoles(tx, context, requester.actor),
    contractKinds: await selectContractKinds(tx, []),
    locale: firstLocale((await context.settings(tx)).firstLanguage),
  };
}

/** Rejects rows with a manager whom the officer may not appoint. */
async function checkManagers(
  { tx, context, requester }: AccountChange,
  given: { read: readonly ReadRow[]; people: References["people"]; reason: string | null },
): Promise<{ refused: RowError[]; selfGrant: SelfGrant }> {
  const refusals = new Map<string, ImportMessage | null>();
  let selfGrant: SelfGrant = {};
  for (const { manager: email } of given.read) {
    const manager = given.people.get(email ?? "");
    if (email === null || manager === undefined || refusals.has(email)) continue;
    try {
      const author = authorOf(requester.actor, given.reason);
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

/** Creates all people before setting managers, who may follow in the table. Returns all ids by address. */
async function createRows(
  by: AccountChange,
  read: readonly ReadRow[],
  people: References["people"],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(people);
  const { tx, requester } = by;
  const author = await recordAuthorOf(by, null);
  for (const { row: _row, manager: _manager, roles, employment, ...given } of read) {
    const memberships = roles.map((role) => ({ role }));
    const id = await createAccount(by, { ...given, roles: memberships });
    if (Object.keys(employment).length > 0) await changeRecord(tx, id, { version: 1, ...employment }, author);
    ids.set(given.email, id);
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
  return ids;
}

/**
 * Invites the new people of a table and changes the known ones, all or none. A dry run makes the changes too and rolls
 * them back, so that each row is judged by the rules of a single change. With the `basis` of a check, nothing is applied
 * if the table would now do something else.
 */
export async function createImported(
  by: AccountChange,
  { csv, dryRun, basis, reason = null }: z.output<typeof importSchema>,
): Promise<ImportedAccounts> {
  const { tx, requester } = by;
  const { locale } = requester;
  const table = await readTable(csv);
  const references = await loadReferences(by, table.rows);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  const given = await readRows(table.rows, references, errors);
  const { people } = references;
  const current = await selectCurrent(tx, [given.changes.map(({ id }) => id)]);
  const currentOf = new Map(current.map((person) => [person.id, person]));
  const { read, changes: rows } = await checkBounds(by, given, { people, current: currentOf }, errors);
  const { refused, selfGrant } = await checkManagers(by, { read, people, reason });
  errors.add(...refused);
  const valid = read.filter(({ row }) => !errors.rows.has(row));
  const changes = planChanges(rows, currentOf, references, locale);
  const planned = basisOf(valid, changes);
  const isStale = !dryRun && basis !== undefined && basis !== planned;

  await sql`savepoint import`.execute(tx);
  const isWanted = !dryRun && errors.count === 0 && !isStale;
  // In a dry run new people are only needed as managers of known ones.
  const needsNew = changes.some(({ given: { manager } }) => manager !== undefined && !people.has(manager));
  const ids = isWanted || needsNew ? await createRows(by, valid, people) : people;
  const denied = await changeImported(by, { changes, people: ids, reason });
  errors.add(...denied);
  const applied = isWanted && errors.count === 0;
  if (!applied) await sql`rollback to savepoint import`.execute(tx);
  const counts = { created: valid.length, changed: changes.length, known: rows.length - changes.length };
  if (applied) {
    await record(tx, {
      action: "accounts.imported",
      actorId: requester.actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { rows: table.rows.length, ...counts, ...selfGrant },
      requestId: requester.requestId,
    });
  }
  return {
    rows: table.rows.length,
    ...counts,
    people: valid.slice(0, maxShown).map(({ row, email, nameAr, nameEn }) => ({ row, email, nameAr, nameEn })),
    changes: changes.map(presentChange),
    ...errors.present(locale, importWords),
    basis: planned,
    isStale,
    applied,
    asksReason: [...refused, ...denied].some(({ message }) => message === "managerReason"),
  };
}
