import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { uploadKinds } from "#shared/upload-limits.ts";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { bindRoutes } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { attachFiles, describeFiles, describeOwnFile, extendUploads } from "./attachments.ts";
import type { BlobStore } from "./blob-store.ts";
import { readOwnFiles } from "./own-files.ts";
import { fileRoutes } from "./routes.ts";
import { serveFile, type FileRight, type LiveCheck } from "./serve-file.ts";
import { createFileSigner } from "./signature.ts";
import { deleteBlobs, deleteUnreferencedBlobs } from "./delete-blobs.ts";
import { deleteFiles, insertFile, isReferenced, type FileDraft, type FileKind, type StoredVariant } from "./store.ts";

/** A rendering to be stored. */
export type VariantDraft = {
  variant: string;
  mediaType: string;
  width: number | null;
  height: number | null;
  content: Uint8Array;
};

/** Photos are stored in two sizes: 96 and 256 pixels square. */
export type PhotoSize = "small" | "large";

export type Files = ReturnType<typeof createFiles>;

const endings: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "application/zip": "zip",
};

const keyOf = (folder: string, variant: string, mediaType: string): string =>
  `${folder}/${variant}.${endings[mediaType] ?? "bin"}`;

/** Returns a new folder of keys for the variants of one file. */
export function newFolder(kind: FileKind): string {
  const name = randomUUID();
  return `${kind}/${name.slice(0, 2)}/${name}`;
}

/** Creates the file service: bytes in the blob store, rows in the database, downloads by signed addresses. */
export function createFiles(options: { blobs: BlobStore; secretKeys: SecretKeys; isLive: LiveCheck }) {
  const { blobs, isLive } = options;
  const signer = createFileSigner(options.secretKeys);
  const ownerAlone: FileRight = async (_, file, personId) => file.ownerId === personId;
  const rights = new Map<FileKind, FileRight>(uploadKinds.map((kind) => [kind, ownerAlone]));
  const rightsOfModules = new Map<FileKind, FileRight>();

  const routes = bindRoutes(fileRoutes, {
    readOwnFile: async ({ db, params, actor }) => {
      const file = await describeOwnFile(db, signer, params.id, actor.personId);
      if (file === null) throw refuse("not_found");
      return { data: file };
    },
    readFile: ({ db, params, query, raw }) => serveFile(db, { blobs, signer, rights, isLive }, { params, query }, raw),
  });

  async function keepVariant(folder: string, draft: VariantDraft): Promise<StoredVariant> {
    const { content, ...described } = draft;
    const storageKey = keyOf(folder, draft.variant, draft.mediaType);
    await blobs.put(storageKey, content);
    return { ...described, byteSize: content.length, storageKey };
  }

  /** Deletes files that are no longer used; their bytes are deleted after the commit. */
  async function release(tx: Transaction, fileIds: readonly string[]): Promise<void> {
    const keys = await deleteFiles(tx, fileIds);
    if (keys.length > 0) await enqueue(tx, deleteBlobs, { keys });
  }

  return {
    routes,
    /**
     * Grants access to used files of a kind; the right of one module is enough. Without a right, used files are not
     * accessible, and uploads only to their owner.
     */
    allow(kind: FileKind, right: FileRight): void {
      const others = rightsOfModules.get(kind);
      const either: FileRight = async (db, file, personId) =>
        (await right(db, file, personId)) || (await others?.(db, file, personId)) === true;
      rightsOfModules.set(kind, either);
      rights.set(kind, either);
    },
    /** Returns the signed address of a file for one person, valid in the session of the current request. */
    url: signer.url,
    briefUrl: signer.briefUrl,
    /** Returns the signed address of a photo for its reader; null without a photo. */
    photoUrl: (fileId: string | null, readerId: string, size: PhotoSize = "small"): string | null =>
      fileId === null ? null : signer.url(fileId, size, readerId),
    /** Stores the bytes, largest variant first; call it before the transaction that inserts the file. */
    async storeContent(
      kind: FileKind,
      [first, ...others]: readonly [VariantDraft, ...VariantDraft[]],
    ): Promise<FileDraft> {
      const folder = newFolder(kind);
      const largest = await keepVariant(folder, first);
      const rest: StoredVariant[] = [];
      for (const draft of others) rest.push(await keepVariant(folder, draft));
      return { kind, variants: [largest, ...rest] };
    },
    /** Stores a local file of any size as the only variant. */
    async storeLargeContent(
      kind: FileKind,
      path: string,
      { variant, mediaType }: { variant: string; mediaType: string },
    ): Promise<FileDraft> {
      const storageKey = keyOf(newFolder(kind), variant, mediaType);
      const { size } = await stat(path);
      await blobs.put(storageKey, createReadStream(path), size);
      return { kind, variants: [{ variant, mediaType, byteSize: size, width: null, height: null, storageKey }] };
    },
    /** Yields the uploads of a person, in order of upload. */
    ownFiles: (db: Reader, ownerId: string) => readOwnFiles(db, blobs, ownerId),
    insert: insertFile,
    /** Deletes the bytes of a stored file, unless it was inserted after all (the answer to a commit can get lost). */
    async discard(db: Reader, { variants }: FileDraft): Promise<void> {
      const keys = variants.map(({ storageKey }) => storageKey);
      if (await isReferenced(db, keys)) return;
      for (const key of keys) await blobs.delete(key);
    },
    remove: (tx: Transaction, fileId: string) => release(tx, [fileId]),
    attach: attachFiles,
    release,
    extendUploads,
    /** Describes files for one person, by id. The caller must have checked permission. */
    describe: (db: Reader, fileIds: readonly string[], personId: string) =>
      describeFiles(db, signer, fileIds, personId),
    jobs: {
      [deleteBlobs]: ({ database, payload }) =>
        deleteUnreferencedBlobs({ database, blobs }, (payload as { keys: string[] }).keys),
    } satisfies Record<string, JobHandler>,
  };
}
