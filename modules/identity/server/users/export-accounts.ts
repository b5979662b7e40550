import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { batchesOf, sendDownload, tableEndings, writeTable, type TableType } from "#platform/http/send-download.ts";
import { withinOf } from "#platform/http/actor.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nameIn } from "#shared/locale.ts";
import type { AccountFilters } from "../../contract/users/schemas.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { planAccounts } from "./list-accounts.ts";
import { tableColumns, tableMessages, type TableColumn } from "./messages.ts";
import { selectMemberships, type AccountListRow, type MembershipRow } from "./queries.ts";
import { todayOf } from "../accounts/context.ts";

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

async function* rowsOf(db: Reader, context: OfficerContext, { actor, locale }: Requester, filters: AccountFilters) {
  const words = tableMessages[locale];
  const { timeZone } = await context.settings(db);
  const today = await todayOf(db, context);
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
  for await (const people of batchesOf(
    await planAccounts(db, context, locale, filters, withinOf(actor, "user.manage")),
  )) {
    const roles = await selectMemberships(db, [people.map((row) => row.author_id), today]);
    yield people.map((row) => cellsOf(row, roles));
  }
}

/** Streams the filtered accounts as CSV or XLSX, with the headings of imports. The export is recorded. */
export async function exportAccounts(
  database: Database,
  context: OfficerContext,
  requester: Requester & { isHead: boolean },
  filters: AccountFilters,
  type: TableType,
  reply: FastifyReply,
): Promise<void> {
  const { actor, locale, requestId, isHead } = requester;
  const words = tableMessages[locale];
  const format = tableEndings[type];
  await sendDownload(database, reply, {
    name: `${words.fileName}.${format}`,
    type,
    isHead,
    event: {
      action: "accounts.exported",
      actorId: actor.personId,
      subject: { kind: "accounts", id: "all" },
      details: { format, ...filters },
      requestId,
    },
    content: () =>
      writeTable(type, {
        name: words.fileName,
        rightToLeft: locale === "ar",
        columns: tableColumns.map((column) => ({
          heading: words.heading[column],
          width: narrow.includes(column) ? 16 : 28,
        })),
        frozenColumns: 1,
        rows: rowsOf(database.primary, context, requester, filters),
      }),
  });
}
