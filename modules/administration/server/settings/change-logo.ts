import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { renderWithin } from "#platform/files/picture.ts";
import { readSettings, type Settings } from "#platform/settings/settings.ts";
import { lockSettings } from "#platform/settings/store.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import type { Change } from "../context.ts";
import { storeChange } from "./change-settings.ts";
import { deleteUnshown, insertLogo } from "./store.ts";

/** Pixels: three times the size of the widest place. */
const box = { width: 720, height: 144 };

async function changeLogos(call: Change, before: Settings, logos: Settings["logos"]): Promise<void> {
  if (await storeChange(call, before, { logos })) await deleteUnshown(call.tx, Object.values(logos));
}

/** Converts a picture and sets it as a logo; throws 400 for a file that is not a picture. */
export async function replaceLogo(
  { database, ...call }: Omit<Change, "tx"> & { database: Database },
  place: LogoPlace,
  picture: Buffer,
): Promise<void> {
  const { content, mediaType } = await renderWithin(picture, box);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  await transaction(database.primary, async (tx) => {
    await lockSettings(tx);
    const before = await readSettings(tx);
    await insertLogo(tx, hash, mediaType, content);
    await changeLogos({ ...call, tx }, before, { ...before.logos, [place]: hash });
  });
}

export async function removeLogo(call: Change, place: LogoPlace): Promise<void> {
  await lockSettings(call.tx);
  const before = await readSettings(call.tx);
  const { [place]: _, ...logos } = before.logos;
  await changeLogos(call, before, logos);
}
