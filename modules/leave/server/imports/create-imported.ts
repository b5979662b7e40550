import { sql } from "kysely";
import type { z } from "zod";
import { employeeNumberKey, filterWithin, lockRecords } from "#modules/people/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Author } from "#platform/http/author.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { EntryImport, importEntries as importSchema } from "../../contract/schemas-entries.ts";
import { computeBalances } from "../balances/compute-balances.ts";
import { selectTypes } from "../balances/queries.ts";
import type { Change } from "../context.ts";
import { insertOpenings } from "../entries/store.ts";
import { importWords } from "./messages.ts";
import { selectImportedPeople, selectOpenings, type ImportedPerson } from "./queries.ts";
import {
  dateOf,
  finderOfPeople,
  readRows,
  readTable,
  type Errors,
  type ImportReferences,
  type ReadRow,
  type WrittenRow,
} from "./read-rows.ts";

/** Rows that a check lists. */
const maxShown = 100;

const dayKey = (personId: string, date: string | null): string => `${personId} ${date ?? "today"}`;

/** Returns who of the people in the table is within the bounds, and on which dates of their rows; null: all are. */
async function findReached(
  tx: Transaction,
  within: Within,
  rows: readonly WrittenRow[],
  people: readonly ImportedPerson[],
): Promise<{ people: ReadonlySet<string>; days: ReadonlySet<string> } | null> {
  if (within === null) return null;
  const findNamed = finderOfPeople(people);
  const asked = new Map<string, { personId: string; date: string | null }>();
  for (const { cells } of rows) {
    const { addressed, numbered } = findNamed(cells);
    const date = dateOf(cells);
    for (const { id } of [addressed ?? [], numbered ?? []].flat()) asked.set(dayKey(id, date), { personId: id, date });
  }
  const inside = await filterWithin(tx, within, [...asked.values()]);
  return {
    people: new Set(inside.map(({ personId }) => personId)),
    days: new Set(inside.map(({ personId, date }) => dayKey(personId, date))),
  };
}

async function loadReferences(
  tx: Transaction,
  rows: readonly WrittenRow[],
  { officerId, within, isLocking }: { officerId: string; within: Within; isLocking: boolean },
): Promise<ImportReferences> {
  const emails = new Set(rows.map(({ cells }) => cells.email.toLowerCase()));
  const keys = new Set(rows.map(({ cells }) => employeeNumberKey(cells.employeeNumber)).filter((key) => key !== ""));
  const find = async () => {
    const people = await selectImportedPeople(tx, [...emails], [...keys]);
    return { people, reached: await findReached(tx, within, rows, people) };
  };
  let found = await find();
  const ids = found.people.map(({ id }) => id).filter((id) => found.reached === null || found.reached.people.has(id));
  if (isLocking) {
    await lockRecords(tx, ids);
    // A hire date or a department may have changed before the lock.
    found = await find();
  }
  const { people, reached } = found;
  return {
    people,
    isReached: ({ id }, cells) => reached === null || reached.days.has(dayKey(id, dateOf(cells))),
    types: await selectTypes(tx),
    openings: await selectOpenings(tx, ids),
    officerId,
  };
}

const insert = (tx: Transaction, read: readonly ReadRow[], { personId }: Author): Promise<void> =>
  insertOpenings(
    tx,
    read.map(({ person }) => person.id),
    read.map(({ type }) => type.id),
    read.map(({ date }) => date),
    read.map(({ days }) => days),
    read.map(({ expires }) => expires),
    read.map(({ note }) => note),
    nowIso(),
    personId,
  );

/** Returns the balances of rows, each on its date; rows of one type and date are computed together. */
async function balancesOf(tx: Transaction, rows: readonly ReadRow[]): Promise<(number | null)[]> {
  const found = new Map<ReadRow, number | null>();
  for (const group of Map.groupBy(rows, ({ type, date }) => `${type.id} ${date}`).values()) {
    const [{ type, date } = { type: { id: "" }, date: "" }] = group;
    const personIds = [...new Set(group.map(({ person }) => person.id))];
    const balances = await computeBalances(tx, { personIds, typeId: type.id, on: date });
    for (const row of group) found.set(row, balances.get(row.person.id)?.balance ?? null);
  }
  return rows.map((row) => found.get(row) ?? null);
}

const inHundredths = (rows: readonly ReadRow[]): number =>
  rows.reduce((sum, { days }) => sum + Math.round(days * 100), 0);

/**
 * Enters the opening balances of a table: all, or none if any row is wrong. A dry run is rolled back after the balances
 * before and after have been computed.
 */
export async function createImported(
  { tx, author, within }: Change,
  locale: Locale,
  { csv, dryRun }: z.output<typeof importSchema>,
): Promise<EntryImport> {
  const table = await readTable(csv);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  const references = await loadReferences(tx, table.rows, {
    officerId: author.personId,
    within,
    isLocking: !dryRun,
  });
  const read = await readRows(table.rows, references, errors);
  const people = new Set(read.map(({ person }) => person.id)).size;
  const shown = read.slice(0, maxShown);
  const before = await balancesOf(tx, shown);

  await sql`savepoint import`.execute(tx);
  await insert(tx, read, author);
  const after = await balancesOf(tx, shown);
  const applied = !dryRun && errors.count === 0;
  if (!applied) await sql`rollback to savepoint import`.execute(tx);
  else {
    await record(tx, {
      action: "leaveEntries.imported",
      actorId: author.personId,
      subject: { kind: "leaveEntries", id: "all" },
      details: { rows: read.length, people, days: inHundredths(read) / 100 },
      requestId: author.requestId,
    });
  }
  return {
    rows: table.rows.length,
    valid: table.rows.filter(({ row }) => !errors.rows.has(row)).length,
    people,
    days: inHundredths(read) / 100,
    entries: shown.map(({ row, person, type, date, days, expires }, at) => ({
      row,
      nameAr: person.nameAr,
      nameEn: person.nameEn,
      typeAr: type.nameAr,
      typeEn: type.nameEn,
      date,
      days,
      expires,
      before: before[at] ?? null,
      after: after[at] ?? null,
    })),
    ...errors.present(locale, importWords),
    applied,
  };
}
