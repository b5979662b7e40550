import { Readable } from "node:stream";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { Reader } from "#platform/database/database.ts";
import { csvType } from "#platform/http/csv.ts";
import type { Context } from "#platform/http/handler.ts";
import { sendDownload, writeCsv } from "#platform/http/send-download.ts";
import type { XlsxCell } from "#platform/http/xlsx.ts";
import type { auditRoutes } from "../../contract/routes-audit.ts";
import { maxExported } from "../../contract/schemas-audit.ts";
import type { AuditContext } from "./context.ts";
import { indexWritten, scopeOf } from "./list-audit.ts";
import { presentEntry, type PlainEntry } from "./present-entry.ts";
import { selectEntries } from "./queries.ts";
import type { AuditPlace, AuditScope } from "./queries-words.ts";

const batchSize = 501;

/** Yields entries in batches, newest first, up to the limit of an export. */
async function* entriesOf(
  db: Reader,
  context: AuditContext,
  viewerId: string,
  scope: AuditScope,
): AsyncGenerator<PlainEntry[]> {
  const present = presentEntry(context, viewerId);
  let place: AuditPlace | null = null;
  for (let left = maxExported; left > 0;) {
    const rows = await selectEntries(db, scope, place, batchSize);
    yield rows.slice(0, left).map(present);
    left -= rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    place = { direction: "after", at: last.at, id: last.id };
  }
}

const headings = ["at", "actor", "actorName", "action", "subjectKind", "subject", "subjectName", "details", "request"];

const lineOf = (locale: Locale, { at, actor, action, subject, details, requestId }: PlainEntry): XlsxCell[] => [
  at,
  actor?.id ?? null,
  actor === null ? null : nameIn(locale, actor),
  action,
  subject.kind,
  subject.id,
  subject.person === null ? null : nameIn(locale, subject.person),
  JSON.stringify(details),
  requestId,
];

async function* tableOf(locale: Locale, entries: AsyncIterable<PlainEntry[]>): AsyncGenerator<XlsxCell[][]> {
  for await (const some of entries) yield some.map((entry) => lineOf(locale, entry));
}

/** Without photos: their URLs expire before the file is read. */
const withoutPhoto = (person: PlainEntry["actor"]) =>
  person === null ? null : { id: person.id, nameAr: person.nameAr, nameEn: person.nameEn };

async function* linesOf(entries: AsyncIterable<PlainEntry[]>): AsyncGenerator<string> {
  for await (const some of entries) {
    yield some
      .map(({ actor, subject, ...entry }) => {
        const line = {
          ...entry,
          actor: withoutPhoto(actor),
          subject: { ...subject, person: withoutPhoto(subject.person) },
        };
        return `${JSON.stringify(line)}\n`;
      })
      .join("");
  }
}

const forms = {
  csv: { type: csvType, ending: "csv" },
  lines: { type: "application/jsonl", ending: "jsonl" },
} as const;

/** Streams the audit as a file at the pace of the client. The export is recorded. */
export async function exportAudit(
  { database, actor: { personId }, query: filters, facts, raw }: Context<(typeof auditRoutes)["exportAuditTable"]>,
  context: AuditContext,
  form: keyof typeof forms,
): Promise<void> {
  const { type, ending } = forms[form];
  const isHead = raw.request.method === "HEAD";
  if (!isHead && filters.search !== undefined) await indexWritten(database);
  const scope = await scopeOf(database.primary, context, filters);
  await sendDownload(database, raw.reply, {
    name: `audit.${ending}`,
    type,
    isHead,
    event: {
      action: "audit.exported",
      actorId: personId,
      subject: { kind: "audit", id: "entries" },
      details: { format: ending, filters },
      requestId: facts.id,
    },
    content: () => {
      const entries = entriesOf(database.replica, context, personId, scope);
      return form === "csv"
        ? writeCsv(headings, tableOf(facts.locale, entries))
        : Readable.from(linesOf(entries), { objectMode: false });
    },
  });
}
