import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { csvType } from "#platform/http/csv.ts";
import type { Author } from "#platform/http/author.ts";
import { refuse } from "#platform/http/refuse.ts";
import { sendDownload } from "#platform/http/send-download.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import type { PayrollFormat, PayrollSection } from "../../contract/kinds.ts";
import { readPieces, selectFile, type SentFile } from "./queries.ts";

const types: Readonly<Record<PayrollFormat, string>> = { csv: csvType, xlsx: xlsxType, json: "application/json" };

/** The end of a file name, after the version. */
const endings: Readonly<Record<PayrollSection, string>> = {
  people: "",
  days: " days",
  peopleChanges: " changes",
  dayChanges: " day changes",
};

type Wanted = { id: string; section: PayrollSection; format: PayrollFormat };

/** The name of a file on every computer: mapping, month and version, without characters that a file system refuses. */
const fileName = (file: SentFile, { section, format }: Wanted, locale: Locale): string =>
  `${nameIn(locale, file).replace(/[/\\:*?"<>|]/g, "_")} ${file.month} v${file.number}${endings[section]}.${format}`;

const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);

/** Sends a file of a version as it was made; 304 if the client has its bytes. The download is recorded. */
export async function exportFile(
  database: Database,
  wanted: Wanted,
  { author, locale, request, reply }: { author: Author; locale: Locale; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const { id, section, format } = wanted;
  const file = await selectFile(database.primary, id, section, format);
  if (file === null) throw refuse("not_found");
  const etag = `"${file.sha256}"`;
  reply.header("etag", etag);
  if (names(request.headers["if-none-match"], etag)) {
    reply.code(304).header("cache-control", "no-store").send();
    return;
  }
  await sendDownload(database, reply, {
    name: fileName(file, wanted, locale),
    type: types[format],
    isHead: request.method === "HEAD",
    event: {
      action: "payroll.downloaded",
      actorId: author.personId,
      subject: { kind: "month", id: file.month },
      details: { mapping: file.mappingId, number: file.number, section, format, sha256: file.sha256 },
      requestId: author.requestId,
    },
    content: () => Readable.from(readPieces(database.primary, id, section, format), { objectMode: false }),
  });
}
