import sharp from "sharp";
import type { Reader } from "#platform/database/database.ts";
import type { ServicesContext } from "../context.ts";
import { readLogoPicture, type LetterLanguage } from "./queries.ts";

/** Returns the organisation's logo for white paper as a PNG; null if there is none. */
export async function readLetterLogo(
  db: Reader,
  { settings }: ServicesContext,
  language: LetterLanguage,
): Promise<Buffer | null> {
  const { logos } = await settings(db);
  const hash = language === "english" ? (logos.enLight ?? logos.arLight) : (logos.arLight ?? logos.enLight);
  const picture = hash === undefined ? null : await readLogoPicture(db, hash);
  return picture === null ? null : sharp(picture).flatten({ background: "#ffffff" }).png().toBuffer();
}
