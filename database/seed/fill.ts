import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { now as present } from "#platform/clock/clock.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Files, VariantDraft } from "#platform/files/files.ts";
import type { FileDraft } from "#platform/files/store.ts";
import { fillActivity, type SumActivity } from "./fill-activity.ts";
import { fillAttendance, type ComputeDays } from "./fill-attendance.ts";
import { fillCommunity, type StoredPoster } from "./fill-community.ts";
import { fillPeople, personId } from "./fill-people.ts";
import { fillReports } from "./fill-reports.ts";
import { fillMustReads } from "./fill-must-reads.ts";
import { fillNotifications } from "./fill-notifications.ts";
import { fillDocuments, keepDocuments } from "./fill-documents.ts";
import { fillPublications } from "./fill-publications.ts";
import { fillPolls } from "./fill-polls.ts";
import { fillRequests } from "./fill-requests.ts";
import { companyNames } from "./people.ts";
import { fillWriting, keepWriting } from "./fill-writing.ts";
import { drawPoster } from "./posters/draw-poster.ts";
import { planCommunity, type PlannedTopic } from "./schedule.ts";
import type { SeedTopic } from "./topic.ts";

/** The password of every demonstration account. */
export const demonstrationPassword = "Diwan-2026!";

/** The server's functions for filling. */
export type FillOptions = {
  timeZone: string;
  hashPassword: (password: string) => Promise<string>;
  files: Files;
  computeDays: ComputeDays;
  sumActivity: SumActivity;
};

type KeptPoster = { ownerId: string; image: FileDraft; video: FileDraft | null };

const film = { path: join(import.meta.dirname, "media/palm-walk.webm"), width: 1280, height: 720 };

async function keepPoster(
  files: Files,
  seed: SeedTopic,
  poster: NonNullable<SeedTopic["poster"]>,
): Promise<KeptPoster> {
  const drawn = sharp(Buffer.from(drawPoster(poster.design)));
  const rendering = async (variant: string, width: number): Promise<VariantDraft> => ({
    variant,
    mediaType: "image/webp",
    width,
    height: (width * 9) / 16,
    content: await drawn.clone().resize(width).webp({ quality: 82 }).toBuffer(),
  });
  const moving = async (): Promise<FileDraft> => {
    const { path, width, height } = film;
    return files.storeContent("posterVideo", [
      { variant: "original", mediaType: "video/webm", width, height, content: await readFile(path) },
    ]);
  };
  return {
    ownerId: String(personId.get(seed.author)),
    image: await files.storeContent("poster", [await rendering("large", 1600), await rendering("small", 800)]),
    video: poster.video === true ? await moving() : null,
  };
}

/** Draws the posters and stores their bytes, by topic; the rows follow in the transaction. */
async function keepPosters(files: Files, plan: readonly PlannedTopic[]): Promise<Map<number, KeptPoster>> {
  const kept = new Map<number, KeptPoster>();
  for (const { id, seed } of plan) {
    if (seed.poster !== undefined) kept.set(id, await keepPoster(files, seed, seed.poster));
  }
  return kept;
}

async function enterPosters(
  tx: Transaction,
  files: Files,
  kept: ReadonlyMap<number, KeptPoster>,
): Promise<Map<number, StoredPoster>> {
  const entered = new Map<number, StoredPoster>();
  for (const [topicId, { ownerId, image, video }] of kept) {
    entered.set(topicId, {
      imageFileId: await files.insert(tx, ownerId, image),
      videoFileId: video === null ? null : await files.insert(tx, ownerId, video),
    });
  }
  return entered;
}

const isEmpty = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom("person").select("id").limit(sql.lit(1)).executeTakeFirst()) === undefined;

/**
 * Fills an empty database with the demonstration company, in one transaction: a start that is killed midway leaves no
 * row behind. Returns whether it was empty.
 */
export async function fillDemonstration(
  database: Database,
  { timeZone, hashPassword, files, computeDays, sumActivity }: FillOptions,
): Promise<boolean> {
  if (!(await isEmpty(database.primary))) return false;
  const now = present();
  const plan = planCommunity(now, timeZone);
  const posters = await keepPosters(files, plan);
  const writing = await keepWriting(files);
  const reports = await keepDocuments(files, now);
  const passwordHash = await hashPassword(demonstrationPassword);
  const filled = await transaction(database.primary, async (tx) => {
    // If two nodes start together, the second waits here and then finds people.
    await sql`select pg_advisory_xact_lock(7301945)`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await fillPeople(tx, now, passwordHash);
    await fillCommunity(tx, plan, await enterPosters(tx, files, posters), now);
    await fillWriting(tx, plan, { kept: writing, files, now });
    await fillPolls(tx, plan, { now, timeZone });
    await fillMustReads(tx, plan, { now, timeZone });
    await fillReports(tx, plan, now);
    await fillPublications(tx, { now });
    await fillDocuments(tx, reports, { files, now });
    await fillNotifications(tx, now);
    await fillAttendance(tx, { now, timeZone, computeDays });
    await fillRequests(tx, { now, timeZone });
    await fillActivity(tx, sumActivity);
    const settings = Object.entries(companyNames).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
    await tx
      .insertInto("setting")
      .values(settings)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return true;
  });
  const unused = filled
    ? []
    : [
        ...[...posters.values()].flatMap(({ image, video }) => (video === null ? [image] : [image, video])),
        writing.picture,
        ...writing.files.map(({ kept }) => kept),
        ...reports.flatMap((report) => report.files.map(({ kept }) => kept)),
      ];
  for (const file of unused) await files.discard(database.primary, file);
  return filled;
}
