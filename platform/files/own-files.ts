import type { Readable } from "node:stream";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { BlobStore } from "./blob-store.ts";

/** An upload of a person: its id, its name, and its bytes, opened on demand. */
export type OwnFile = { id: string; name: string; open(): Promise<Readable | null> };

type OwnRow = { id: string; name: string | null; kind: string; storage_key: string };

// The original if present, otherwise the largest variant.
const selectOwn = statement<OwnRow>(`
  select f.id, f.name, f.kind, v.storage_key
  from file f cross join lateral (
    select storage_key from file_variant where file_id = f.id order by variant = 'original' desc, byte_size desc limit 1
  ) as v
  where f.owner_id = $1 and f.id > $2 and f.state = 'ready' and f.kind <> 'personalData'
  order by f.id limit 100`);

/** Yields a person's uploads in order, read in pages of a hundred. */
export async function* readOwnFiles(db: Reader, blobs: BlobStore, ownerId: string): AsyncGenerator<OwnFile> {
  for (let after: string | undefined = "0"; after !== undefined;) {
    const rows: OwnRow[] = await selectOwn(db, [ownerId, after]);
    for (const { id, name, kind, storage_key: key } of rows) {
      const ending = /\.[a-z0-9]{1,10}$/.exec(key)?.[0] ?? "";
      yield { id, name: name ?? `${kind}${ending}`, open: () => blobs.get(key) };
    }
    after = rows.at(-1)?.id;
  }
}
