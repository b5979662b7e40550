import sharp from "sharp";
import type { Reader } from "#platform/database/database.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import { limitPictures } from "#platform/files/picture.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Theme } from "#shared/accent.ts";
import type { Locale } from "#shared/locale.ts";

/** A logo for mails: a PNG on white, which every mail program can show; its size in CSS pixels. */
export type MailLogo = { content: Buffer; width: number; height: number };

/** Identity of the organisation above and below every mail. */
export type Letterhead = {
  organisation: string;
  logo: MailLogo | null;
  /** The colours of links, as `#rrggbb`. */
  accent: Record<Theme, string>;
};

/** Colours of ui/tokens.css, for organisations without a custom colour; layout.test.ts compares both. */
export const defaultAccent: Record<Theme, string> = { light: "#0b5d54", dark: "#58c2ae" };

/** Maximum size of a logo in CSS pixels; it is sent in double resolution, for fine screens. */
const box = { width: 240, height: 44 };
const density = 2;

/** A digest to a thousand people has one logo: each is rendered once. */
const drawn = memoizeByKey<Promise<MailLogo>>();

const selectLogo = statement<{ hash: string; content: Buffer }, [hash: string]>(
  "select hash, content from logo where hash = $1",
);

async function renderLogo(picture: Buffer): Promise<MailLogo> {
  const { data, info } = await limitPictures(() =>
    sharp(picture)
      .flatten({ background: "#ffffff" })
      .resize({ width: box.width * density, height: box.height * density, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true }),
  );
  const scale = Math.min(1, box.width / info.width, box.height / info.height);
  return { content: data, width: Math.round(info.width * scale), height: Math.round(info.height * scale) };
}

/**
 * Reads the letterhead in a language. Only logos for light backgrounds are used: mail programs choose dark mode
 * themselves, so a logo is on white in any case. Without a logo the name is shown.
 */
export async function readLetterhead(db: Reader, settings: SettingsSource, locale: Locale): Promise<Letterhead> {
  const { logos, accentLight, accentDark, organisationNameEn, organisationNameAr } = await settings(db);
  const hash = locale === "ar" ? (logos.arLight ?? logos.enLight) : (logos.enLight ?? logos.arLight);
  const picture = hash === undefined ? null : await selectLogo.first(db, hash);
  return {
    organisation: locale === "ar" ? organisationNameAr : organisationNameEn,
    logo: picture === null ? null : await drawn(picture.hash, () => renderLogo(picture.content)),
    accent: { light: accentLight ?? defaultAccent.light, dark: accentDark ?? defaultAccent.dark },
  };
}
