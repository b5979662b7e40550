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

/** Returns an upload of this person that has not expired; null if there is none. */
export const readUploadRow = statement<UploadRow, [fileId: string, ownerId: string, at: Date]>(`
  select kind, state, name, byte_size::float8 as "byteSize", kept_until as "keptUntil" from file
  where id = $1 and owner_id = $2 and kind in ('upload', 'image', 'video', 'document') and name is not null
    and (kept_until is null or kept_until > $3)`).first;

const selectUse = statement<{ bytes: number; running: number }, [ownerId: string, at: Date]>(`
  select coalesce(sum(byte_size) filter (where state <> 'refused'), 0)::float8 as bytes,
    count(*) filter (where state = 'uploading' and kept_until > $2)::int as running
  from file where owner_id = $1 and kind in ('upload', 'image', 'video', 'document')`);

/** Returns the bytes of all uploads of a person, as declared for unfinished ones, and the number of unfinished ones. */
export const readUse = async (db: Reader, ownerId: string, at: Date) =>
  (await selectUse.first(db, ownerId, at)) ?? { bytes: 0, running: 0 };

/** Serialises new uploads of a person until the end of the transaction. */
export const lockUploadsOf = statement<never, [ownerId: string]>(
  "select pg_advisory_xact_lock(hashtextextended('uploads of ' || $1, 0))",
).run;

const insertUpload = statement<{ id: string }>(`
  insert into file (kind, state, owner_id, media_type, byte_size, name, kept_until, created_at)
  values ('upload', 'uploading', $1, $2, $3, $4, $5, $6) returning id`);

/** Inserts an empty upload and returns its id. */
export async function insertUploadRow(
  tx: Transaction,
  upload: { ownerId: string; name: string; mediaType: string; byteSize: number; at: Date; keptUntil: Date },
): Promise<string> {
  const { ownerId, mediaType, byteSize, name, keptUntil, at } = upload;
  return (await insertUpload.inserted(tx, ownerId, mediaType, byteSize, name, keptUntil, at)).id;
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
  const values = [fileId, kind, name, mediaType, width, height, durationMs, keptUntil];
  if (!(await setReady.hasChanged(tx, ...values))) return false;
  await insertVariants(tx, fileId, variants);
  return true;
}

/** Marks an upload as refused because of its content. */
export const markRefused = statement<never, [fileId: string]>(
  "update file set state = 'refused' where id = $1 and state = 'uploading'",
).run;

/** Returns up to 200 expired unused files, locked until the end of the transaction. */
export const readExpired = statement<{ id: string }, [at: Date]>(
  "select id from file where kept_until < $1 order by kept_until limit 200 for update skip locked",
).changedColumn("id");

/** Returns the file if it is unused, locked until the end of the transaction, so that it stays unused. */
export const readUnused = statement<{ id: string }, [fileId: string]>(
  "select id from file where id = $1 and kept_until is not null for update",
).changedColumn("id");

/** Returns which of these uploads are unfinished. */
export const readUploading = statement<{ id: string }, [fileIds: readonly string[]]>(
  "select id from file where id = any($1::bigint[]) and state = 'uploading'",
).column("id");

/** Returns which of these keys a row names. */
export const readReferencedKeys = statement<{ storage_key: string }, [keys: readonly string[]]>(
  "select storage_key from file_variant where storage_key = any($1::text[])",
).column("storage_key");
