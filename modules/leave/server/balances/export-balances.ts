import type { FastifyReply } from "fastify";
import type { Within } from "#platform/http/actor.ts";
import type { Database } from "#platform/database/database.ts";
import { batchesOf, sendDownload, tableEndings, writeTable, type TableType } from "#platform/http/send-download.ts";
import type { XlsxCell } from "#platform/http/xlsx.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { BalanceFilters, BalanceInList } from "../../contract/schemas-balances.ts";
import type { LeaveContext } from "../context.ts";
import { balanceMessages, columns } from "./messages.ts";
import { planBalances, presentBalances, type BalancePlan } from "./list-balances.ts";
import type { PersonRow } from "./queries.ts";

type Request = {
  viewerId: string;
  within: Within;
  locale: Locale;
  requestId: string;
  isHead: boolean;
  filters: BalanceFilters;
};

const cellsOf = (locale: Locale, { person, figures }: BalanceInList): XlsxCell[] => {
  const [next] = figures?.expiring ?? [];
  return [
    person.employeeNumber,
    nameIn(locale, person),
    person.department === null ? null : nameIn(locale, person.department),
    ...(figures === null
      ? columns.slice(3).map(() => null)
      : [
          figures.balance,
          figures.usable,
          figures.granted,
          figures.used,
          figures.expired,
          figures.asked,
          next?.days ?? null,
          next === undefined ? null : { date: next.date },
        ]),
  ];
};

/** Computes a batch while the database reads the next one: two at most are in memory. */
async function* rowsOf(
  database: Database,
  context: LeaveContext,
  plan: BalancePlan,
  { viewerId, locale }: Request,
): AsyncGenerator<XlsxCell[][]> {
  const query = { db: database.replica, context, viewerId };
  let before: Promise<BalanceInList[]> | null = null;
  for await (const rows of batchesOf<PersonRow>(plan)) {
    const next = presentBalances(query, plan, rows);
    // It is awaited later, or never if the one before fails.
    next.catch(() => {});
    if (before !== null) yield (await before).map((row) => cellsOf(locale, row));
    before = next;
  }
  if (before !== null) yield (await before).map((row) => cellsOf(locale, row));
}

/** Streams the balances that match as CSV or XLSX. The export is recorded. */
export async function exportBalances(
  database: Database,
  context: LeaveContext,
  request: Request,
  type: TableType,
  reply: FastifyReply,
): Promise<void> {
  const { viewerId, within, locale, requestId, isHead, filters } = request;
  const plan = await planBalances(database.replica, context, locale, filters, within);
  const words = balanceMessages[locale];
  const format = tableEndings[type];
  const { search = null, department = null } = filters;
  await sendDownload(database, reply, {
    name: `${words.fileName.replace("{type}", nameIn(locale, plan.type)).replace("{date}", plan.on)}.${format}`,
    type,
    isHead,
    event: {
      action: "leaveBalances.exported",
      actorId: viewerId,
      subject: { kind: "leaveBalances", id: "all" },
      details: { format, type: plan.type.id, on: plan.on, search, department },
      requestId,
    },
    content: () =>
      writeTable(type, {
        name: plan.on,
        rightToLeft: locale === "ar",
        columns: columns.map((column) => ({ heading: words[column], width: column === "name" ? 28 : 16 })),
        frozenColumns: 2,
        rows: rowsOf(database, context, plan, request),
      }),
  });
}
