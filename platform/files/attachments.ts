import type { StoredFile } from "#shared/files.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { FileSigner } from "./signature.ts";
import type { FileKind } from "./store.ts";

type FileRow = {
  id: string;
  kind: FileKind;
  state: StoredFile["state"];
  name: string | null;
  media_type: string;
  byte_size: string;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  variants: string[];
};

// The size is that of the download: images are encoded anew, so the upload had another size.
const columns = `f.id, f.kind, f.state, f.name, f.media_type, f.width, f.height, f.duration_ms,
  coalesce((select v.byte_size from file_variant v where v.file_id = f.id and v.variant = 'original'), f.byte_size)
    as byte_size,
  array(select v.variant from file_variant v where v.file_id = f.id) as variants`;

const selectFiles = statement<FileRow>(`select ${columns} from file f where f.id = any($1::bigint[])`);
const selectOwnFile = statement<FileRow>(
  `select ${columns} from file f where f.id = $1 and f.owner_id = $2 and f.kind not in ('photo', 'poster', 'posterVideo', 'personalData')`,
);

/** Kinds of files from before uploads, as the interface describes them. */
const kindOf: Record<FileKind, StoredFile["kind"]> = {
  photo: "image",
  poster: "image",
  posterVideo: "video",
  personalData: "document",
  upload: "upload",
  image: "image",
  video: "video",
  document: "document",
};

/** Describes a file for one person, with addresses signed for them. */
function present(row: FileRow, signer: FileSigner, personId: string): StoredFile {
  const whole = row.variants.includes("original") ? "original" : "large";
  const urlOf = (variant: string): string | null =>
    row.state === "ready" && row.variants.includes(variant) ? signer.url(row.id, variant, personId) : null;
  return {
    id: row.id,
    kind: kindOf[row.kind],
    state: row.state,
    name: row.name ?? "",
    mediaType: row.media_type,
    byteSize: Number(row.byte_size),
    width: row.width,
    height: row.height,
    durationSeconds: row.duration_ms === null ? null : row.duration_ms / 1000,
    url: urlOf(whole),
    previewUrl: urlOf("small"),
  };
}

/** Describes files for one person, by id; unknown ids are omitted. Does not check permission. */
export async function describeFiles(db: Reader, signer: FileSigner, fileIds: readonly string[], personId: string) {
  const rows = fileIds.length === 0 ? [] : await selectFiles(db, [fileIds]);
  return new Map(rows.map((row) => [row.id, present(row, signer, personId)]));
}

/** Describes an upload of this owner; null if there is none. */
export async function describeOwnFile(db: Reader, signer: FileSigner, fileId: string, ownerId: string) {
  const [row] = await selectOwnFile(db, [fileId, ownerId]);
  return row === undefined ? null : present(row, signer, ownerId);
}

export type AttachedFile = Pick<StoredFile, "id" | "kind" | "name" | "mediaType" | "byteSize" | "width" | "height">;

const attachReady = statement<Omit<FileRow, "variants" | "state" | "duration_ms">>(`
  with free as (
    select id from file
    where id = any($1::bigint[]) and owner_id = $2 and state = 'ready' and kept_until > $3
      and kind in ('image', 'video', 'document')
    order by id for update)
  update file f set kept_until = null from free where f.id = free.id
  returning f.id, f.kind, f.name, f.media_type, f.byte_size, f.width, f.height`);

/**
 * Marks uploads of a person as in use, so that they are kept. Returns them in the given order, each once. Throws
 * `file_unknown` if one is unknown, another person's, not ready or already in use; `pathOf` returns the field path of
 * the id at an index.
 */
export async function attachFiles(
  tx: Transaction,
  ownerId: string,
  fileIds: readonly string[],
  pathOf: (index: number) => string = (index) => `attachments.${index}`,
): Promise<AttachedFile[]> {
  if (fileIds.length === 0) return [];
  const rows = new Map((await attachReady(tx, [fileIds, ownerId, now().toISOString()])).map((row) => [row.id, row]));
  const absent = fileIds.findIndex((fileId) => !rows.has(fileId));
  if (absent >= 0) throw refuseField("file_unknown", pathOf(absent), { key: "fileUnknown" });
  return [...new Set(fileIds)].flatMap((fileId) => {
    const row = rows.get(fileId);
    if (row === undefined) return [];
    const { id, kind, name, width, height } = row;
    const byteSize = Number(row.byte_size);
    return [{ id, kind: kindOf[kind], name: name ?? "", mediaType: row.media_type, byteSize, width, height }];
  });
}

const extend = statement<never, [fileIds: readonly string[], ownerId: string, until: Date]>(`
  update file set kept_until = greatest(kept_until, $3)
  where id = any($1::bigint[]) and owner_id = $2 and kept_until is not null and kind <> 'personalData'`);

/** Keeps a person's unused uploads at least until `until`: a draft refers to them. */
export async function extendUploads(tx: Transaction, ownerId: string, fileIds: readonly string[], until: Date) {
  if (fileIds.length > 0) await extend.run(tx, fileIds, ownerId, until);
}
