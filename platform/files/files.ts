import { randomUUID } from "node:crypto";
import type { SecretKey } from "#platform/config/secret-key.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { BlobStore } from "./blob-store.ts";
import { fileRoutes } from "./routes.ts";
import { serveFile, type FileRight } from "./serve-file.ts";
import { createFileSigner } from "./signature.ts";
import { deleteFile, insertFile, isEntered, type FileKind, type StoredFile, type StoredVariant } from "./store.ts";

/** One rendering on its way into the store. */
export type VariantDraft = {
  variant: string;
  mediaType: string;
  width: number | null;
  height: number | null;
  content: Uint8Array;
};

/** Photos are kept in two sizes: 96 and 256 pixels square. */
export type PhotoSize = "small" | "large";

export type Files = {
  routes: BoundRoute[];
  /** A module says who may fetch files of a kind it owns; without that nobody may. */
  allow(kind: FileKind, right: FileRight): void;
  /** The signed address of a file for one person. */
  url(fileId: string, variant: string, personId: string): string;
  /** The signed address of a photo for the person who reads; null without a photo. */
  photoUrl(fileId: string | null, readerId: string, size?: PhotoSize): string | null;
  /** Keeps the bytes, largest variant first; to be done before the transaction that enters the file. */
  keep(kind: FileKind, variants: readonly [VariantDraft, ...VariantDraft[]]): Promise<StoredFile>;
  /** Enters a kept file; answers its id. */
  enter(tx: Transaction, ownerId: string, file: StoredFile): Promise<string>;
  /** Deletes the bytes of a kept file, unless it was entered after all (the answer to a commit can get lost). */
  discard(db: Reader, file: StoredFile): Promise<void>;
  /** Deletes a file; its bytes go after the commit. */
  remove(tx: Transaction, fileId: string): Promise<void>;
  jobs: Record<string, JobHandler>;
};

const endings: Record<string, string> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

const deleteBlobs = "files.deleteBlobs";

/** Files: kept in the blob store, entered in the database, fetched by signed addresses. */
export function createFiles(options: {
  blobs: BlobStore;
  secretKey: SecretKey;
  isActive: (db: Reader, personId: string) => Promise<boolean>;
}): Files {
  const { blobs, isActive } = options;
  const signer = createFileSigner(options.secretKey);
  const rights = new Map<FileKind, FileRight>();

  const routes = bindRoutes(fileRoutes, {
    readFile: ({ db, params, query, raw }) =>
      serveFile(db, { blobs, signer, rights, isActive }, { params, query }, raw),
  });

  async function keepVariant(folder: string, draft: VariantDraft): Promise<StoredVariant> {
    const { content, ...described } = draft;
    const storageKey = `${folder}/${draft.variant}.${endings[draft.mediaType] ?? "bin"}`;
    await blobs.put(storageKey, content);
    return { ...described, byteSize: content.length, storageKey };
  }

  return {
    routes,
    allow: (kind, right) => {
      rights.set(kind, right);
    },
    url: signer.url,
    photoUrl: (fileId, readerId, size = "small") => (fileId === null ? null : signer.url(fileId, size, readerId)),
    async keep(kind, [first, ...others]) {
      const name = randomUUID();
      const folder = `${kind}/${name.slice(0, 2)}/${name}`;
      const largest = await keepVariant(folder, first);
      const rest: StoredVariant[] = [];
      for (const draft of others) rest.push(await keepVariant(folder, draft));
      return { kind, variants: [largest, ...rest] };
    },
    enter: insertFile,
    async discard(db, file) {
      const keys = file.variants.map(({ storageKey }) => storageKey);
      if (await isEntered(db, keys)) return;
      for (const key of keys) await blobs.delete(key);
    },
    async remove(tx, fileId) {
      const keys = await deleteFile(tx, fileId);
      if (keys.length > 0) await enqueue(tx, deleteBlobs, { keys });
    },
    jobs: {
      [deleteBlobs]: async ({ payload }) => {
        const { keys } = payload as { keys: string[] };
        for (const key of keys) await blobs.delete(key);
      },
    },
  };
}
