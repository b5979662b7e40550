import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import { byteOrderMark, csvText } from "#platform/http/csv.ts";
import { writeXlsx, type xlsxType } from "#platform/http/xlsx.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nameIn } from "#shared/locale.ts";
import type { AccountFilters } from "../../contract/users/schemas.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { planAccounts } from "./list-accounts.ts";
import { tableColumns, tableMessages, type TableColumn } from "./messages.ts";
import { selectMemberships, type AccountListRow, type MembershipRow } from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

export const csvType = "text/csv";

/** Rows in memory at a time. */
const batchSize = 501;

type Cell = string | number | null;

/** In characters. */
const narrow: readonly TableColumn[] = [
  "language",
  "employeeNumber",
  "hireDate",
  "endDate",
  "weeklyMinutes",
  "status",
  "createdAt",
  "lastSignedInAt",
];

async function* rowsOf(
  db: Reader,
  context: OfficerContext,
  { locale }: Requester,
  filters: AccountFilters,
): AsyncGenerator<Cell[][]> {
  const words = tableMessages[locale];
  const { timeZone } = await context.settings(db);
  const today = await todayOf(db, context);
  const { fetch } = await planAccounts(db, context, locale, filters);
  const dayOf = (instant: string | null): string | null =>
    instant === null ? null : civilDateIn(timeZone, new Date(instant));
  const cellsOf = (row: AccountListRow, roles: readonly MembershipRow[]): Cell[] => [
    row.email,
    row.author_name_en,
    row.author_name_ar,
    row.author_title_en,
    row.author_title_ar,
    nameIn(locale, { nameEn: row.department_en, nameAr: row.department_ar }),
    roles
      .filter(({ person_id: owner }) => owner === row.author_id)
      .map(({ name_en: nameEn, name_ar: nameAr }) => nameIn(locale, { nameEn, nameAr }))
      .join("; "),
    row.locale,
    row.employee_number,
    row.hire_date,
    row.left_on,
    nameIn(locale, { nameEn: row.contract_kind_en, nameAr: row.contract_kind_ar }),
    row.weekly_minutes,
    words.status[row.status],
    dayOf(row.created_at),
    dayOf(row.last_signed_in_at),
  ];
  for (let last: AccountListRow | undefined, isMore = true; isMore;) {
    const from = last === undefined ? null : { direction: "after" as const, values: [last.sorted, last.author_id] };
    const people = await fetch(from, batchSize);
    const roles = await selectMemberships(db, [people.map((row) => row.author_id), today]);
    yield people.map((row) => cellsOf(row, roles));
    last = people.at(-1);
    isMore = people.length === batchSize;
  }
}

async function* csvOf(headings: readonly string[], rows: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield byteOrderMark + csvText([headings]);
  for await (const some of rows) yield csvText(some);
}

/** Streams the filtered accounts as CSV or XLSX, with the headings of imports. The export is recorded. */
export async function exportAccounts(
  database: Database,
  context: OfficerContext,
  requester: Requester & { isHead: boolean },
  filters: AccountFilters,
  type: typeof csvType | typeof xlsxType,
  reply: FastifyReply,
): Promise<void> {
  const { locale } = requester;
  const words = tableMessages[locale];
  const format = type === csvType ? "csv" : "xlsx";
  reply
    .header("content-type", type === csvType ? `${csvType}; charset=utf-8` : type)
    .header("content-disposition", contentDisposition("attachment", `${words.fileName}.${format}`))
    .header("cache-control", "no-store");
  if (requester.isHead) {
    reply.send();
    return;
  }
  await transaction(database.primary, (tx) =>
    record(tx, {
      action: "accounts.exported",
      actorId: requester.actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { format, ...filters },
      requestId: requester.requestId,
    }),
  );
  const headings = tableColumns.map((column) => words.heading[column]);
  const columns = tableColumns.map((column) => ({
    heading: words.heading[column],
    width: narrow.includes(column) ? 16 : 28,
  }));
  const rows = rowsOf(database.primary, context, requester, filters);
  reply.send(
    type === csvType
      ? Readable.from(csvOf(headings, rows), { objectMode: false })
      : writeXlsx({ name: words.fileName, rightToLeft: locale === "ar", columns, frozenColumns: 1, rows }),
  );
}
