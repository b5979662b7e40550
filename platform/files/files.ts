import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { StoredFile } from "#shared/files.ts";
import { uploadKinds } from "#shared/upload-limits.ts";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { attachFiles, describeFiles, describeOwnFile, extendUploads, type AttachedFile } from "./attachments.ts";
import type { BlobStore } from "./blob-store.ts";
import { readOwnFiles, type OwnFile } from "./own-files.ts";
import { fileRoutes } from "./routes.ts";
import { serveFile, type FileRight, type LiveCheck } from "./serve-file.ts";
import { createFileSigner } from "./signature.ts";
import { deleteBlobs, deleteUnreferencedBlobs } from "./delete-blobs.ts";
import {
  deleteFiles,
  insertFile,
  isReferenced,
  type FileAttributes,
  type FileKind,
  type FileDraft,
  type StoredVariant,
} from "./store.ts";

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

export type Files = {
  routes: BoundRoute[];
  /**
   * Grants access to used files of a kind; the right of one module is enough. Without a right, used files are not
   * accessible, and uploads only to their owner.
   */
  allow(kind: FileKind, right: FileRight): void;
  /** Returns the signed address of a file for one person, valid in the session of the current request. */
  url(fileId: string, variant: string, personId: string): string;
  /** The same for five minutes, for the owner only. */
  briefUrl(fileId: string, variant: string, personId: string): string;
  /** Returns the signed address of a photo for its reader; null without a photo. */
  photoUrl(fileId: string | null, readerId: string, size?: PhotoSize): string | null;
  /** Stores the bytes, largest variant first; call it before the transaction that inserts the file. */
  storeContent(kind: FileKind, variants: readonly [VariantDraft, ...VariantDraft[]]): Promise<FileDraft>;
  /** Stores a local file of any size as the only variant. */
  storeLargeContent(kind: FileKind, path: string, facts: { variant: string; mediaType: string }): Promise<FileDraft>;
  /** Yields the uploads of a person, in order of upload. */
  ownFiles(db: Reader, ownerId: string): AsyncGenerator<OwnFile>;
  /** Inserts a stored file and returns its id. With `keptUntil` it is an unused upload of its owner. */
  insert(tx: Transaction, ownerId: string, file: FileDraft, facts?: FileAttributes): Promise<string>;
  /** Deletes the bytes of a stored file, unless it was inserted after all (the answer to a commit can get lost). */
  discard(db: Reader, file: FileDraft): Promise<void>;
  /** Deletes a file; its bytes are deleted after the commit. */
  remove(tx: Transaction, fileId: string): Promise<void>;
  /**
   * Marks a person's uploads as in use and returns them in the given order. Throws `file_unknown` at `pathOf(index)`
   * (`attachments.{index}` by default) if one is another person's, not ready, or already in use.
   */
  attach(
    tx: Transaction,
    ownerId: string,
    fileIds: readonly string[],
    pathOf?: (index: number) => string,
  ): Promise<AttachedFile[]>;
  /** Deletes files that are no longer used; their bytes are deleted after the commit. */
  release(tx: Transaction, fileIds: readonly string[]): Promise<void>;
  /** Keeps a person's uploads at least until `until`; files in use, or of others, are unchanged. */
  extendUploads(tx: Transaction, ownerId: string, fileIds: readonly string[], until: Date): Promise<void>;
  /** Describes files for one person, by id. The caller must have checked permission. */
  describe(db: Reader, fileIds: readonly string[], personId: string): Promise<Map<string, StoredFile>>;
  jobs: Record<string, JobHandler>;
};

const endings: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "application/zip": "zip",
};

/** Creates the file service: bytes in the blob store, rows in the database, downloads by signed addresses. */
export function createFiles(options: { blobs: BlobStore; secretKey: SecretKey; isLive: LiveCheck }): Files {
  const { blobs, isLive } = options;
  const signer = createFileSigner(options.secretKey);
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
    const storageKey = `${folder}/${draft.variant}.${endings[draft.mediaType] ?? "bin"}`;
    await blobs.put(storageKey, content);
    return { ...described, byteSize: content.length, storageKey };
  }

  async function release(tx: Transaction, fileIds: readonly string[]): Promise<void> {
    const keys = await deleteFiles(tx, fileIds);
    if (keys.length > 0) await enqueue(tx, deleteBlobs, { keys });
  }

  return {
    routes,
    allow: (kind, right) => {
      const others = rightsOfModules.get(kind);
      const either: FileRight = async (db, file, personId) =>
        (await right(db, file, personId)) || (await others?.(db, file, personId)) === true;
      rightsOfModules.set(kind, either);
      rights.set(kind, either);
    },
    url: signer.url,
    briefUrl: signer.briefUrl,
    photoUrl: (fileId, readerId, size = "small") => (fileId === null ? null : signer.url(fileId, size, readerId)),
    async storeContent(kind, [first, ...others]) {
      const name = randomUUID();
      const folder = `${kind}/${name.slice(0, 2)}/${name}`;
      const largest = await keepVariant(folder, first);
      const rest: StoredVariant[] = [];
      for (const draft of others) rest.push(await keepVariant(folder, draft));
      return { kind, variants: [largest, ...rest] };
    },
    async storeLargeContent(kind, path, { variant, mediaType }) {
      const name = randomUUID();
      const storageKey = `${kind}/${name.slice(0, 2)}/${name}/${variant}.${endings[mediaType] ?? "bin"}`;
      const { size } = await stat(path);
      await blobs.put(storageKey, createReadStream(path), size);
      return { kind, variants: [{ variant, mediaType, byteSize: size, width: null, height: null, storageKey }] };
    },
    ownFiles: (db, ownerId) => readOwnFiles(db, blobs, ownerId),
    insert: insertFile,
    async discard(db, file) {
      const keys = file.variants.map(({ storageKey }) => storageKey);
      if (await isReferenced(db, keys)) return;
      for (const key of keys) await blobs.delete(key);
    },
    remove: (tx, fileId) => release(tx, [fileId]),
    attach: attachFiles,
    release,
    extendUploads,
    describe: (db, fileIds, personId) => describeFiles(db, signer, fileIds, personId),
    jobs: {
      [deleteBlobs]: ({ database, payload }) =>
        deleteUnreferencedBlobs({ database, blobs }, (payload as { keys: string[] }).keys),
    },
  };
}
