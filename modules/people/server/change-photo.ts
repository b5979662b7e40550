import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Files, VariantDraft } from "#platform/files/files.ts";
import { renderSquares } from "#platform/files/picture.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { setPhoto } from "./store.ts";

/** Edge lengths in pixels, for a profile and for bylines. */
const edges = [256, 96] as const;

/** Converts a picture to a photo and stores its bytes; throws for a file that is not a picture. */
async function storePhoto(files: Files, picture: Buffer): Promise<FileDraft> {
  const [large, small] = await renderSquares(picture, edges);
  if (large === undefined || small === undefined) throw new Error("A photo has two sizes.");
  const variants: [VariantDraft, VariantDraft] = [
    { ...large, variant: "large" },
    { ...small, variant: "small" },
  ];
  return files.storeContent("photo", variants);
}

async function changePhoto(
  tx: Transaction,
  files: Files,
  personId: string,
  fileId: string | null,
  requestId: string | null,
): Promise<void> {
  const replaced = await setPhoto(tx, personId, fileId);
  if (replaced !== null) await files.remove(tx, replaced);
  if (replaced === null && fileId === null) return;
  await recordPerson(tx, {
    action: fileId === null ? "person.photoRemoved" : "person.photoReplaced",
    personId,
    requestId,
  });
}

/** Returns the id of the new file. The bytes of the old photo are deleted after the commit. */
export async function replacePhoto(
  database: Database,
  files: Files,
  personId: string,
  picture: Buffer,
  requestId: string | null,
): Promise<string> {
  const photo = await storePhoto(files, picture);
  try {
    return await transaction(database.primary, async (tx) => {
      const fileId = await files.insert(tx, personId, photo);
      await changePhoto(tx, files, personId, fileId, requestId);
      return fileId;
    });
  } catch (error) {
    await files.discard(database.primary, photo);
    throw error;
  }
}

/** Removes a person's photo, if there is one. */
export const removePhoto = (tx: Transaction, files: Files, personId: string, requestId: string): Promise<void> =>
  changePhoto(tx, files, personId, null, requestId);
