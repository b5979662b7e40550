import type pg from "pg";
import type { ArchiveWriter } from "./archive-writer.ts";
import { copyOut } from "./copy.ts";
import { qualified, type DescribedTable } from "./describe-database.ts";
import { entryNames, type ManifestTable } from "./manifest.ts";
import { createRowDigest } from "./row-digest.ts";

/** Bytes of rows buffered before they are written; exceeded by one row at most. */
const partSize = 4 * 1024 * 1024;
const newline = 10;

/** Writes the rows of a table in parts of whole rows; calls `onEntry` with each part's name and SHA-256. */
export async function dumpTable(
  client: pg.Client,
  table: DescribedTable,
  archive: ArchiveWriter,
  onEntry: (name: string, sha256: string) => void,
): Promise<ManifestTable> {
  const digest = createRowDigest();
  let gathered: Buffer[] = [];
  let size = 0;
  let parts = 0;
  const write = async (): Promise<void> => {
    const part = Buffer.concat(gathered);
    [gathered, size, parts] = [[], 0, parts + 1];
    const name = entryNames.part(table, parts);
    onEntry(name, await archive.add(name, part));
  };
  const take = (chunk: Buffer): void | Promise<void> => {
    digest.add(chunk);
    gathered.push(Buffer.from(chunk));
    size += chunk.length;
    if (size >= partSize && chunk.at(-1) === newline) return write();
  };
  const columns = table.columns.map((column) => `"${column}"`).join(", ");
  const rows = await copyOut(client, `copy (select ${columns} from ${qualified(table)}) to stdout`, take);
  if (size > 0) await write();
  return { ...table, rows, digest: digest.value(), parts };
}
