import { statement } from "#platform/database/statement.ts";
import type { PayrollFormat, PayrollSection } from "../../contract/kinds.ts";

type Key = [versionId: string, section: PayrollSection, format: PayrollFormat];

export const insertPiece = statement<never, [...Key, ordinal: number, content: Buffer]>(`
  insert into payroll_piece (version_id, section, format, ordinal, content) values ($1, $2, $3, $4, $5)`).run;

export const insertFile = statement<
  never,
  [...Key, byteSize: number, sha256: string, rows: number, counts: string | null]
>(`
  insert into payroll_file (version_id, section, format, byte_size, sha256, rows, counts)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb)`).run;
