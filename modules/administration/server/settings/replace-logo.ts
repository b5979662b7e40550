import { createHash } from "node:crypto";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { renderWithin } from "#platform/files/picture.ts";
import { readSettings, type Settings } from "#platform/settings/settings.ts";
import { lockSettings } from "#platform/settings/store.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import type { Author } from "../context.ts";
import { storeChange } from "./change-settings.ts";
import { deleteUnshown, insertLogo } from "./store.ts";

/** Pixels: three times the size of the widest place. */
const box = { width: 720, height: 144 };

async function changeLogos(tx: Transaction, author: Author, before: Settings, logos: Settings["logos"]): Promise<void> {
  if (await storeChange(tx, author, before, { logos })) await deleteUnshown(tx, Object.values(logos));
}

/** Converts a picture and sets it as a logo; throws 400 for a file that is not a picture. */
export async function replaceLogo(
  database: Database,
  author: Author,
  place: LogoPlace,
  picture: Buffer,
): Promise<void> {
  const { content, mediaType } = await renderWithin(picture, box);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  await transaction(database.primary, async (tx) => {
    await lockSettings(tx);
    const before = await readSettings(tx);
    await insertLogo(tx, { hash, mediaType, content });
    await changeLogos(tx, author, before, { ...before.logos, [place]: hash });
  });
}

/** Removes a logo, if there is one. */
export async function removeLogo(tx: Transaction, author: Author, place: LogoPlace): Promise<void> {
  await lockSettings(tx);
  const before = await readSettings(tx);
  const { [place]: _, ...logos } = before.logos;
  await changeLogos(tx, author, before, logos);
}
