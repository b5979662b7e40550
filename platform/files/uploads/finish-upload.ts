import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { acceptedTypes, uploadLimits } from "#shared/upload-limits.ts";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { Refusal, refuse } from "#platform/http/refuse.ts";
import { count } from "#platform/metrics/counters.ts";
import { newFolder } from "../files.ts";
import type { BlobStore } from "../blob-store.ts";
import { deleteUnreferencedBlobs } from "../delete-blobs.ts";
import { deleteFiles, type StoredVariant } from "../store.ts";
import { nameWithEnding } from "./clean-name.ts";
import { stripVideoMetadata } from "./strip-video-metadata.ts";
import { inspectContent, type Inspection } from "./inspect-content.ts";
import { readVideo } from "./read-video.ts";
import { renderImage } from "./render-image.ts";
import { saveContent, markRefused, type FoundContent } from "./store.ts";
import { uploadLifetime, type UploadStore } from "./upload-store.ts";

export type FinishOptions = { database: Database; blobs: BlobStore; uploads: UploadStore };

type StoredContent = { content: FoundContent; variants: StoredVariant[] };

const endingsOf = ({ kind, mediaType }: Inspection): readonly string[] => acceptedTypes[kind][mediaType] ?? [];

/** Stores the detected content of an upload; every blob's key is added to `keys` before it is written. */
async function storeContent(blobs: BlobStore, path: string, name: string, keys: string[]): Promise<StoredContent> {
  const found = await inspectContent(path, name);
  if (found === null) throw refuse("media_type_unsupported");
  const { size } = await stat(path);
  if (size > uploadLimits[found.kind]) throw refuse("too_large");
  const folder = newFolder(found.kind);
  const keyOf = (variant: string, type: Inspection): string => {
    const key = `${folder}/${variant}.${endingsOf(type)[0] ?? "bin"}`;
    keys.push(key);
    return key;
  };

  if (found.kind === "image") {
    const { variants, mediaType, width, height } = await renderImage(path, found.mediaType);
    const stored: StoredVariant[] = [];
    for (const { content, ...variant } of variants) {
      const storageKey = keyOf(variant.variant, { kind: "image", mediaType: variant.mediaType });
      await blobs.put(storageKey, content);
      stored.push({ ...variant, byteSize: content.length, storageKey });
    }
    const named = nameWithEnding(name, endingsOf({ kind: "image", mediaType }));
    return { content: { kind: "image", name: named, mediaType, width, height, durationMs: null }, variants: stored };
  }

  const film = found.kind === "video" ? await readVideo(path) : null;
  // Browsers play QuickTime videos only as MP4, its successor.
  const mediaType = found.mediaType === "video/quicktime" ? "video/mp4" : found.mediaType;
  if (mediaType === "video/mp4") await stripVideoMetadata(path);
  const storageKey = keyOf("original", { kind: found.kind, mediaType });
  await blobs.put(storageKey, createReadStream(path), size);
  const [width, height, durationMs] = [film?.width ?? null, film?.height ?? null, film?.durationMs ?? null];
  const endings = [...endingsOf(found), ...endingsOf({ kind: found.kind, mediaType })];
  return {
    content: { kind: found.kind, name: nameWithEnding(name, endings), mediaType, width, height, durationMs },
    variants: [{ variant: "original", mediaType, byteSize: size, width, height, storageKey }],
  };
}

/**
 * Inspects a complete upload and makes a file of it; call it under the lock of the upload. Throws
 * `media_type_unsupported` or `too_large` and removes the bytes if the content is refused, and `not_found` if the
 * upload was terminated meanwhile.
 */
export async function finishUpload(options: FinishOptions, fileId: string, name: string): Promise<void> {
  const { database, blobs, uploads } = options;
  const keys: string[] = [];
  const discard = async (): Promise<void> => {
    for (const key of keys) await blobs.delete(key);
  };
  // The local copy is removed before the transaction: a failure to remove it afterwards could not undo the commit.
  const store = async (): Promise<StoredContent> => {
    await using held = new AsyncDisposableStack();
    const path = await uploads.checkOut(fileId, held);
    try {
      return await storeContent(blobs, path, name, keys);
    } catch (error) {
      await discard();
      count("uploads", { result: error instanceof Refusal ? "refused" : "failed" });
      if (error instanceof Refusal) {
        await transaction(database.primary, (tx) => markRefused(tx, fileId));
        await uploads.remove(fileId);
      }
      throw error;
    }
  };
  const { content, variants } = await store();
  const keptUntil = new Date(now().getTime() + uploadLifetime);
  const entered = await transaction(database.primary, (tx) => saveContent(tx, fileId, content, variants, keptUntil));
  await uploads.remove(fileId);
  if (entered) return count("uploads", { result: "stored" });
  await discard();
  throw refuse("not_found");
}

/** Deletes files, and after the commit everything of them outside the database. */
export async function purgeFiles(
  { database, blobs, uploads }: FinishOptions,
  choose: (tx: Parameters<typeof deleteFiles>[0]) => Promise<string[]>,
): Promise<number> {
  const { fileIds, keys } = await transaction(database.primary, async (tx) => {
    const chosen = await choose(tx);
    return { fileIds: chosen, keys: await deleteFiles(tx, chosen) };
  });
  for (const fileId of fileIds) await uploads.remove(fileId);
  await deleteUnreferencedBlobs({ database, blobs }, keys);
  return fileIds.length;
}
