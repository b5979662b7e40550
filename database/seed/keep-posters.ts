import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Transaction } from "#platform/database/database.ts";
import type { Files, VariantDraft } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { personId } from "./people.ts";
import type { PlannedTopic } from "./plan-community.ts";
import type { SeedTopic } from "./topics.ts";

/** Stored bytes, whose rows follow. */
type KeptPoster = { image: FileDraft; video: FileDraft | null };

/** The ids of a poster's files. */
export type StoredPoster = { imageFileId: string; videoFileId: string | null };

const film = { path: join(import.meta.dirname, "media/palm-walk.webm"), width: 1280, height: 720 };

/** Returns a rendering of an SVG file of 16:9. */
export async function renderDrawing(
  path: string,
  { variant, width, quality }: { variant: string; width: number; quality: number },
): Promise<VariantDraft> {
  const drawing = await readFile(join(import.meta.dirname, path));
  const content = await sharp(drawing).resize(width).webp({ quality }).toBuffer();
  return { variant, mediaType: "image/webp", width, height: Math.round((width * 9) / 16), content };
}

async function keepPoster(files: Files, { design, video }: NonNullable<SeedTopic["poster"]>): Promise<KeptPoster> {
  const rendering = (variant: string, width: number) =>
    renderDrawing(`posters/${design}.svg`, { variant, width, quality: 82 });
  const image = await files.storeContent("poster", [await rendering("large", 1600), await rendering("small", 800)]);
  if (!video) return { image, video: null };
  const { path, width, height } = film;
  const moving = { variant: "original", mediaType: "video/webm", width, height, content: await readFile(path) };
  return { image, video: await files.storeContent("posterVideo", [moving]) };
}

/** Renders the posters and stores their bytes, by topic; the rows follow in the transaction. */
export async function keepPosters(files: Files, plan: readonly PlannedTopic[]): Promise<Map<PlannedTopic, KeptPoster>> {
  const kept = new Map<PlannedTopic, KeptPoster>();
  for (const topic of plan) {
    if (topic.seed.poster !== undefined) kept.set(topic, await keepPoster(files, topic.seed.poster));
  }
  return kept;
}

/** Inserts the stored posters; returns their ids by the topic's id. */
export async function enterPosters(
  tx: Transaction,
  files: Files,
  kept: ReadonlyMap<PlannedTopic, KeptPoster>,
): Promise<Map<number, StoredPoster>> {
  const entered = new Map<number, StoredPoster>();
  for (const [{ id, seed }, { image, video }] of kept) {
    const owner = String(personId(seed.author));
    entered.set(id, {
      imageFileId: await files.insert(tx, owner, image),
      videoFileId: video === null ? null : await files.insert(tx, owner, video),
    });
  }
  return entered;
}
