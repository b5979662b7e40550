import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { UploadKind } from "#shared/upload-limits.ts";
import type { Caller, TestCommunity } from "./community.ts";

const day = 86_400_000;
const mediaTypes: Record<UploadKind, string> = {
  image: "image/webp",
  video: "video/mp4",
  document: "application/pdf",
};

/** Creates an uploaded file that is not used yet; returns its id. */
export async function upload(
  { database, files }: TestCommunity,
  owner: Pick<Caller, "id">,
  kind: UploadKind = "document",
  name = `${kind} ملف`,
): Promise<string> {
  const draft = (variant: string) => ({
    variant,
    mediaType: mediaTypes[kind],
    width: kind === "document" ? null : 16,
    height: kind === "document" ? null : 9,
    content: Buffer.from(`${kind} ${variant}`),
  });
  const others = kind === "image" ? [draft("large"), draft("small")] : [];
  const kept = await files.storeContent(kind, [draft("original"), ...others]);
  const facts = { name, keptUntil: new Date(now().getTime() + day) };
  return transaction(database.primary, (tx) => files.insert(tx, owner.id, kept, facts));
}

/** Returns whether a file still exists. */
export const isStored = async ({ database, files }: TestCommunity, id: string): Promise<boolean> =>
  (await files.describe(database.primary, [id], "1")).has(id);
