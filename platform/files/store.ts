import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { UploadKind } from "#shared/upload-limits.ts";

/** Purpose of a file; determines access. Uploads have their detected kind; "personalData" is an owner's archive. */
export type FileKind = "photo" | "poster" | "posterVideo" | "personalData" | "upload" | UploadKind;

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

/** Inserts a stored file with its variants and returns its id. With `keptUntil` it is an unused upload of its owner. */
export async function insertFile(tx: Transaction, ownerId: string, file: FileDraft, facts: FileAttributes = {}) {
  const [{ mediaType, byteSize, width, height }] = file.variants;
  const { id } = await tx
    .insertInto("file")
    .values({
      kind: file.kind,
      owner_id: ownerId,
      media_type: mediaType,
      byte_size: byteSize,
      width,
      height,
      name: facts.name ?? null,
      duration_ms: facts.durationMs ?? null,
      kept_until: facts.keptUntil?.toISOString() ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertVariants(tx, id, file.variants);
  return id;
}

export async function insertVariants(tx: Transaction, fileId: string, variants: readonly StoredVariant[]) {
  const rows = variants.map(({ variant, mediaType, byteSize, width, height, storageKey }) => ({
    file_id: fileId,
    variant,
    media_type: mediaType,
    byte_size: byteSize,
    width,
    height,
    storage_key: storageKey,
  }));
  await tx.insertInto("file_variant").values(rows).execute();
}

/** Returns whether a row names one of these blobs. */
export const isReferenced = statement<{ entered: boolean }, [keys: readonly string[]]>(
  "select exists (select from file_variant where storage_key = any($1)) as entered",
).value("entered", false);

/** Deletes the rows of files. Returns the keys of their blobs, to be deleted after the commit. */
export const deleteFiles = statement<{ storage_key: string }, [fileIds: readonly string[]]>(`
  with gone as (delete from file where id = any($1::bigint[]))
  select storage_key from file_variant where file_id = any($1::bigint[])`).changedColumn("storage_key");

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

export const readVariant = statement<ServedVariant, [fileId: string, variant: string]>(`
  select f.kind, f.owner_id as "ownerId", f.name, f.kept_until is null as "isAttached", v.media_type as "mediaType",
    v.byte_size::float8 as "byteSize", v.storage_key as "storageKey"
  from file_variant v join file f on f.id = v.file_id
  where v.file_id = $1 and v.variant = $2`).first;
