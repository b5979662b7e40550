import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { PayrollFormat, PayrollSection } from "../../contract/kinds.ts";
import type { PersonFacts } from "../facts/compute-facts.ts";

export type FileRow = { section: PayrollSection; format: PayrollFormat; sha256: string };

export const selectFiles = statement<FileRow, [versionId: string]>(`
  select section, format, sha256 from payroll_file where version_id = $1 order by section, format`).all;

const selectChunk = statement<{ content: string }, [versionId: string, ordinal: number]>(
  "select content from payroll_chunk where version_id = $1 and ordinal = $2",
).value("content", null);

/** Yields the frozen facts of a version in batches, by person. */
export async function* readChunks(db: Reader, versionId: string): AsyncGenerator<PersonFacts[]> {
  for (let ordinal = 1; ; ordinal += 1) {
    const content = await selectChunk(db, versionId, ordinal);
    if (content === null) return;
    yield JSON.parse(content) as PersonFacts[];
  }
}

/** A file as it is sent. */
export type SentFile = {
  /** `YYYY-MM`. */
  month: string;
  number: number;
  nameAr: string;
  nameEn: string;
  mappingId: string;
  byteSize: string;
  sha256: string;
};

/** A file of a version that is ready. */
export const selectFile = statement<SentFile, [versionId: string, section: PayrollSection, format: PayrollFormat]>(`
  select to_char(v.month, 'YYYY-MM') as month, v.number, m.name_ar as "nameAr", m.name_en as "nameEn",
    m.id as "mappingId", f.byte_size as "byteSize", f.sha256
  from payroll_file f join payroll_version v on v.id = f.version_id join payroll_mapping m on m.id = v.mapping_id
  where f.version_id = $1 and f.section = $2 and f.format = $3 and v.state = 'ready'`).first;

const selectPiece = statement<
  { content: Buffer },
  [versionId: string, section: PayrollSection, format: PayrollFormat, ordinal: number]
>(`
  select content from payroll_piece where version_id = $1 and section = $2 and format = $3 and ordinal = $4`).value(
  "content",
  null,
);

/** Yields the bytes of a file, piece by piece. */
export async function* readPieces(
  db: Reader,
  versionId: string,
  section: PayrollSection,
  format: PayrollFormat,
): AsyncGenerator<Buffer> {
  for (let ordinal = 1; ; ordinal += 1) {
    const content = await selectPiece(db, versionId, section, format, ordinal);
    if (content === null) return;
    yield content;
  }
}
