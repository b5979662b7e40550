import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { UploadKind } from "#shared/upload-limits.ts";
import { insertVariants, type FileKind, type StoredVariant } from "../store.ts";

export type UploadRow = {
  kind: FileKind;
  state: "uploading" | "ready" | "refused";
  name: string;
  byteSize: number;
  /** Null once the file is in use. */
  keptUntil: string | null;
};

const selectUpload = statement<{
  kind: FileKind;
  state: UploadRow["state"];
  name: string;
  byte_size: string;
  kept_until: string | null;
}>(`
  select kind, state, name, byte_size, kept_until from file
  where id = $1 and owner_id = $2 and kind in ('upload', 'image', 'video', 'document') and name is not null
    and (kept_until is null or kept_until > $3)`);

/** Returns an upload of this person that has not expired; null if there is none. */
export async function readUploadRow(db: Reader, fileId: string, ownerId: string, at: Date): Promise<UploadRow | null> {
  const [row] = await selectUpload(db, [fileId, ownerId, at.toISOString()]);
  if (row === undefined) return null;
  const { kind, state, name, byte_size: byteSize, kept_until: keptUntil } = row;
  return { kind, state, name, byteSize: Number(byteSize), keptUntil };
}

const selectUse = statement<{ bytes: string; running: number }>(`
  select coalesce(sum(byte_size) filter (where state <> 'refused'), 0) as bytes,
    count(*) filter (where state = 'uploading' and kept_until > $2)::int as running
  from file where owner_id = $1 and kind in ('upload', 'image', 'video', 'document')`);

/** Returns the bytes of all uploads of a person, as declared for unfinished ones, and the number of unfinished ones. */
export async function readUse(db: Reader, ownerId: string, at: Date): Promise<{ bytes: number; running: number }> {
  const [row] = await selectUse(db, [ownerId, at.toISOString()]);
  return { bytes: Number(row?.bytes ?? 0), running: row?.running ?? 0 };
}

const lockOwner = statement<never>("select pg_advisory_xact_lock(hashtextextended('uploads of ' || $1, 0))");

/** Serialises new uploads of a person until the end of the transaction. */
export const lockUploadsOf = async (tx: Transaction, ownerId: string): Promise<void> => {
  await lockOwner(tx, [ownerId]);
};

const insertUpload = statement<{ id: string }>(`
  insert into file (kind, state, owner_id, media_type, byte_size, name, kept_until, created_at)
  values ('upload', 'uploading', $1, $2, $3, $4, $5, $6) returning id`);

/** Inserts an empty upload and returns its id. */
export async function insertUploadRow(
  tx: Transaction,
  upload: { ownerId: string; name: string; mediaType: string; byteSize: number; at: Date; keptUntil: Date },
): Promise<string> {
  const { ownerId, mediaType, byteSize, name, keptUntil, at } = upload;
  const values = [ownerId, mediaType, byteSize, name, keptUntil.toISOString(), at.toISOString()];
  const [row] = await insertUpload(tx, values);
  if (row === undefined) throw new Error("The upload was not entered.");
  return row.id;
}

/** Detected content of an upload. */
export type FoundContent = {
  kind: UploadKind;
  name: string;
  mediaType: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
};

const setReady = statement<{ id: string }>(`
  update file set kind = $2, state = 'ready', name = $3, media_type = $4, width = $5, height = $6, duration_ms = $7,
    kept_until = greatest(kept_until, $8)
  where id = $1 and state = 'uploading' returning id`);

/** Saves the detected content of an upload; false if it was terminated meanwhile. */
export async function saveContent(
  tx: Transaction,
  fileId: string,
  content: FoundContent,
  variants: readonly StoredVariant[],
  keptUntil: Date,
): Promise<boolean> {
  const { kind, name, mediaType, width, height, durationMs } = content;
  const rows = await setReady(tx, [fileId, kind, name, mediaType, width, height, durationMs, keptUntil.toISOString()]);
  if (rows.length === 0) return false;
  await insertVariants(tx, fileId, variants);
  return true;
}

const setRefused = statement<never>("update file set state = 'refused' where id = $1 and state = 'uploading'");

/** Marks an upload as refused because of its content. */
export const markRefused = async (tx: Transaction, fileId: string): Promise<void> => {
  await setRefused(tx, [fileId]);
};

const selectExpired = statement<{ id: string }>(
  "select id from file where kept_until < $1 order by kept_until limit 200 for update skip locked",
);

/** Returns up to 200 expired unused files, locked until the end of the transaction. */
export const readExpired = async (tx: Transaction, at: Date): Promise<string[]> =>
  (await selectExpired(tx, [at.toISOString()])).map(({ id }) => id);

const selectUnused = statement<{ id: string }>(
  "select id from file where id = $1 and kept_until is not null for update",
);

/** Returns the file if it is unused, locked until the end of the transaction, so that it stays unused. */
export const readUnused = async (tx: Transaction, fileId: string): Promise<string[]> =>
  (await selectUnused(tx, [fileId])).map(({ id }) => id);

const selectUploading = statement<{ id: string }>(
  "select id from file where id = any($1::bigint[]) and state = 'uploading'",
);

/** Returns which of these uploads are unfinished. */
export const readUploading = async (db: Reader, fileIds: readonly string[]): Promise<Set<string>> =>
  new Set((await selectUploading(db, [fileIds])).map(({ id }) => id));

const selectKeys = statement<{ storage_key: string }>(
  "select storage_key from file_variant where storage_key = any($1::text[])",
);

/** Returns which of these keys a row names. */
export const readReferencedKeys = async (db: Reader, keys: readonly string[]): Promise<Set<string>> =>
  new Set((await selectKeys(db, [keys])).map((row) => row.storage_key));
