import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { UploadKind } from "#shared/upload-limits.ts";

/** Purpose of a file; determines access. Uploads have their detected kind; "personalData" is an owner's archive. */
export type FileKind = "photo" | "poster" | "posterVideo" | "personalData" | "upload" | UploadKind;

/** A variant whose bytes are in the blob store. */
export type StoredVariant = {
  variant: string;
  mediaType: string;
  byteSize: number;
  width: number | null;
  height: number | null;
  storageKey: string;
};

/** A file whose bytes are stored but which has no row yet. The first variant is the largest. */
export type FileDraft = { kind: FileKind; variants: readonly [StoredVariant, ...StoredVariant[]] };

export type FileAttributes = {
  name?: string;
  durationMs?: number | null;
  /** Expiry of an unused file; without it, the file is in use from the start. */
  keptUntil?: Date;
};

/** Inserts a file with its variants and returns its id. */
export async function insertFile(
  tx: Transaction,
  ownerId: string,
  file: FileDraft,
  facts: FileAttributes = {},
): Promise<string> {
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
      name: facts.name ?? null,
      duration_ms: facts.durationMs ?? null,
      kept_until: facts.keptUntil?.toISOString() ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertVariants(tx, id, file.variants);
  return id;
}

export async function insertVariants(
  tx: Transaction,
  fileId: string,
  variants: readonly StoredVariant[],
): Promise<void> {
  const rows = variants.map((variant) => ({
    file_id: fileId,
    variant: variant.variant,
    media_type: variant.mediaType,
    byte_size: variant.byteSize,
    width: variant.width,
    height: variant.height,
    storage_key: variant.storageKey,
  }));
  await tx.insertInto("file_variant").values(rows).execute();
}

const selectReferenced = statement<{ entered: boolean }>(
  "select exists (select from file_variant where storage_key = any($1)) as entered",
);

/** Returns whether a row names one of these blobs. */
export const isReferenced = async (db: Reader, keys: readonly string[]): Promise<boolean> =>
  (await selectReferenced(db, [keys]))[0]?.entered ?? false;

const removeFiles = statement<{ storage_key: string }>(`
  with gone as (delete from file where id = any($1::bigint[]))
  select storage_key from file_variant where file_id = any($1::bigint[])`);

/** Deletes the rows of files. Returns the keys of their blobs, to be deleted after the commit. */
export const deleteFiles = async (tx: Transaction, fileIds: readonly string[]): Promise<string[]> =>
  (await removeFiles(tx, [fileIds])).map((row) => row.storage_key);

/** A variant as served. */
export type ServedVariant = {
  kind: FileKind;
  ownerId: string;
  /** The owner's name for it; null if it has none. */
  name: string | null;
  /** False for an unused upload, which only its owner may fetch. */
  isAttached: boolean;
  mediaType: string;
  byteSize: number;
  storageKey: string;
};

const selectVariant = statement<{
  kind: FileKind;
  owner_id: string;
  name: string | null;
  is_attached: boolean;
  media_type: string;
  byte_size: string;
  storage_key: string;
}>(`
  select f.kind, f.owner_id, f.name, f.kept_until is null as is_attached, v.media_type, v.byte_size, v.storage_key
  from file_variant v join file f on f.id = v.file_id
  where v.file_id = $1 and v.variant = $2`);

export async function readVariant(db: Reader, fileId: string, variant: string): Promise<ServedVariant | null> {
  const [row] = await selectVariant(db, [fileId, variant]);
  if (row === undefined) return null;
  return {
    kind: row.kind,
    ownerId: row.owner_id,
    name: row.name,
    isAttached: row.is_attached,
    mediaType: row.media_type,
    byteSize: Number(row.byte_size),
    storageKey: row.storage_key,
  };
}
