import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** What a file is for; decides who may fetch it. */
export type FileKind = "photo" | "poster" | "posterVideo";

/** One rendering whose bytes are in the blob store. */
export type StoredVariant = {
  variant: string;
  mediaType: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  storageKey: string;
};

/** A file whose bytes are kept but which nothing in the database names yet. The first variant is the largest. */
export type StoredFile = { kind: FileKind; variants: readonly [StoredVariant, ...StoredVariant[]] };

/** Enters a file and its variants; answers its id. */
export async function insertFile(tx: Transaction, ownerId: string, file: StoredFile): Promise<string> {
  const [largest] = file.variants;
  const { id } = await tx
    .insertInto("file")
    .values({
      kind: file.kind,
      owner_id: ownerId,
      media_type: largest.mediaType,
      byte_size: largest.byteSize,
      width: largest.width,
      height: largest.height,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("file_variant")
    .values(
      file.variants.map((variant) => ({
        file_id: id,
        variant: variant.variant,
        media_type: variant.mediaType,
        byte_size: variant.byteSize,
        width: variant.width,
        height: variant.height,
        storage_key: variant.storageKey,
      })),
    )
    .execute();
  return id;
}

const selectEntered = statement<{ entered: boolean }>(
  "select exists (select from file_variant where storage_key = any($1)) as entered",
);

/** Whether a row names one of these blobs. Reads the whole table: for the rare case of a failed write. */
export const isEntered = async (db: Reader, keys: readonly string[]): Promise<boolean> =>
  (await selectEntered(db, [keys]))[0]?.entered ?? false;

const removeFile = statement<{ storage_key: string }>(`
  with gone as (delete from file where id = $1)
  select storage_key from file_variant where file_id = $1`);

/** Deletes a file's rows; answers the keys of its blobs, which are to be deleted after the commit. */
export const deleteFile = async (tx: Transaction, fileId: string): Promise<string[]> =>
  (await removeFile(tx, [fileId])).map((row) => row.storage_key);

/** One variant as it is served. */
export type ServedVariant = {
  kind: FileKind;
  ownerId: string;
  mediaType: string;
  byteSize: number;
  storageKey: string;
};

const selectVariant = statement<{
  kind: FileKind;
  owner_id: string;
  media_type: string;
  byte_size: string;
  storage_key: string;
}>(`
  select f.kind, f.owner_id, v.media_type, v.byte_size, v.storage_key
  from file_variant v join file f on f.id = v.file_id
  where v.file_id = $1 and v.variant = $2`);

export async function readVariant(db: Reader, fileId: string, variant: string): Promise<ServedVariant | null> {
  const [row] = await selectVariant(db, [fileId, variant]);
  if (row === undefined) return null;
  return {
    kind: row.kind,
    ownerId: row.owner_id,
    mediaType: row.media_type,
    byteSize: Number(row.byte_size),
    storageKey: row.storage_key,
  };
}
