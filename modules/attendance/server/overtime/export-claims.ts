import type { Within } from "#platform/http/actor.ts";
import type { FastifyReply } from "fastify";
import type { Database, Reader } from "#platform/database/database.ts";
import { batchesOf, sendDownload, tableEndings, writeTable, type TableType } from "#platform/http/send-download.ts";
import type { XlsxCell } from "#platform/http/xlsx.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { ListedOvertime, OvertimeClasses } from "../../contract/schemas-overtime.ts";
import type { AttendanceContext } from "../context.ts";
import { claimKeys, planClaimList, type ClaimFilters } from "./list-claims.ts";
import { overtimeMessages } from "./messages.ts";
import { presentClaim } from "./present-claim.ts";
import type { ClaimRow } from "./queries-claims.ts";

type Request = {
  viewerId: string;
  within: Within;
  locale: Locale;
  requestId: string;
  isHead: boolean;
  filters: ClaimFilters;
};

const numbersOf = (minutes: number | null, classes: OvertimeClasses | null): (number | null)[] => [
  minutes,
  classes?.ordinary ?? null,
  classes?.night ?? null,
  classes?.restDay ?? null,
  classes?.holiday ?? null,
];

function rowOf(locale: Locale, claim: ListedOvertime): XlsxCell[] {
  const { states, dayKinds } = overtimeMessages[locale];
  const { person, decidedBy } = claim;
  return [
    person.employeeNumber,
    nameIn(locale, person),
    person.department === null ? null : nameIn(locale, person.department),
    { date: claim.date },
    dayKinds[claim.dayKind],
    claim.firstIn,
    claim.lastOut,
    claim.requiredMinutes,
    claim.attendedMinutes,
    claim.beyondMinutes,
    ...numbersOf(claim.minutes, claim.classes),
    states[claim.state],
    ...numbersOf(claim.approvedMinutes, claim.approvedClasses),
    decidedBy === null ? null : nameIn(locale, decidedBy),
    claim.note,
  ];
}

async function* rowsOf(
  db: Reader,
  context: AttendanceContext,
  { viewerId, within, locale, filters }: Request,
): AsyncGenerator<XlsxCell[][]> {
  const fetch = await planClaimList(db, context, filters, within);
  for await (const rows of batchesOf<ClaimRow>({ ...claimKeys, fetch })) {
    yield rows.map((row) => rowOf(locale, presentClaim(row, context, viewerId)));
  }
}

/** Streams the filtered claims as a table. The export is recorded. */
export async function exportClaims(
  database: Database,
  context: AttendanceContext,
  request: Request,
  type: TableType,
  reply: FastifyReply,
): Promise<void> {
  const { viewerId, locale, requestId, isHead, filters } = request;
  const { fileName, states: _, dayKinds: __, ...headings } = overtimeMessages[locale];
  const format = tableEndings[type];
  await sendDownload(database, reply, {
    name: `${fileName}.${format}`,
    type,
    isHead,
    event: {
      action: "overtimeClaims.exported",
      actorId: viewerId,
      subject: { kind: "overtimeClaims", id: "all" },
      details: { format, ...filters },
      requestId,
    },
    content: () =>
      writeTable(type, {
        name: fileName,
        rightToLeft: locale === "ar",
        columns: Object.values(headings).map((heading) => ({ heading, width: 16 })),
        frozenColumns: 2,
        rows: rowsOf(database.replica, context, request),
      }),
  });
}
