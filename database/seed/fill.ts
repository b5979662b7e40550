import { join } from "node:path";
import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { now as present } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { fillCommunity, type StoredPoster } from "./fill-community.ts";
import { fillPeople, personId } from "./fill-people.ts";
import { drawPoster } from "./posters/draw-poster.ts";
import { planCommunity, type PlannedTopic } from "./schedule.ts";

/** Every demonstration account signs in with this. */
export const demonstrationPassword = "Diwan-2026!";

/** What filling needs of the server: how passwords are hashed and where pictures go. */
export type FillOptions = {
  timeZone: string;
  hashPassword: (password: string) => Promise<string>;
  /** Stores a picture or film with its variants and answers the id of its file. */
  storePosterImage: (tx: Transaction, ownerId: string, image: Buffer) => Promise<string>;
  storePosterVideo: (tx: Transaction, ownerId: string, video: Buffer) => Promise<string>;
};

const filmed = join(import.meta.dirname, "media/palm-walk.webm");

async function storePosters(tx: Transaction, plan: readonly PlannedTopic[], options: FillOptions): Promise<Map<number, StoredPoster>> {
  const stored = new Map<number, StoredPoster>();
  for (const { id, seed } of plan) {
    if (seed.poster === undefined) continue;
    const owner = String(personId.get(seed.author));
    const image = await sharp(Buffer.from(drawPoster(seed.poster.design))).png({ compressionLevel: 1 }).toBuffer();
    stored.set(id, {
      imageFileId: await options.storePosterImage(tx, owner, image),
      videoFileId: seed.poster.video === true ? await options.storePosterVideo(tx, owner, await readFile(filmed)) : null,
    });
  }
  return stored;
}

/**
 * Fills an empty database with the demonstration company, in one transaction: a start that is killed half way leaves
 * nothing behind. Answers whether there was anything to do.
 */
export async function fillDemonstration(database: Database, options: FillOptions): Promise<boolean> {
  return transaction(database.primary, async (tx) => {
    // Two nodes that start together: the second waits here and then finds people.
    await sql`select pg_advisory_xact_lock(7301945)`.execute(tx);
    const someone = await tx.selectFrom("person").select("id").limit(sql.lit(1)).executeTakeFirst();
    if (someone !== undefined) return false;
    const now = present();
    await fillPeople(tx, now, await options.hashPassword(demonstrationPassword));
    const plan = planCommunity(now, options.timeZone);
    await fillCommunity(tx, plan, await storePosters(tx, plan, options), now);
    await tx
      .insertInto("setting")
      .values([
        { key: "organisationNameEn", value: JSON.stringify("Wahat Group") },
        { key: "organisationNameAr", value: JSON.stringify("مجموعة واحات") },
      ])
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return true;
  });
}
