import sharp from "sharp";
import type { Reader } from "#platform/database/database.ts";
import { madeOnce } from "#platform/database/made-once.ts";
import { statement } from "#platform/database/statement.ts";
import { pictureTurns } from "#platform/files/picture.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Theme } from "#shared/accent.ts";
import type { Locale } from "#shared/locale.ts";

/** A logo for mails: a PNG on white, which every mail program can show; its size on the page in CSS pixels. */
export type MailLogo = { content: Buffer; width: number; height: number };

/** What stands above and below every mail: whose it is. */
export type Letterhead = {
  organisation: string;
  logo: MailLogo | null;
  /** The colours of links, as `#rrggbb`. */
  accent: Record<Theme, string>;
};

/** Of ui/tokens.css, for organisations that have chosen no colour; layout.test.ts holds both together. */
export const ownAccent: Record<Theme, string> = { light: "#0b5d54", dark: "#58c2ae" };

/** CSS pixels a logo may take; it is sent with twice as many, for fine screens. */
const box = { width: 240, height: 44 };
const density = 2;

/** A digest to a thousand people has one logo: each is drawn once. */
const drawn = madeOnce<Promise<MailLogo>>();

const selectLogo = statement<{ hash: string; content: Buffer }>("select hash, content from logo where hash = $1");

async function renderLogo(picture: Buffer): Promise<MailLogo> {
  const { data, info } = await pictureTurns.run(() =>
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
 * The head of mails in a language. Of the logos only those for light grounds are asked: mail programs decide for
 * themselves what is dark, so a logo stands on white in any case. Without one the name stands there.
 */
export async function readLetterhead(db: Reader, settings: SettingsSource, locale: Locale): Promise<Letterhead> {
  const { logos, accentLight, accentDark, organisationNameEn, organisationNameAr } = await settings(db);
  const hash = locale === "ar" ? (logos.arLight ?? logos.enLight) : (logos.enLight ?? logos.arLight);
  const picture = hash === undefined ? undefined : (await selectLogo(db, [hash]))[0];
  return {
    organisation: locale === "ar" ? organisationNameAr : organisationNameEn,
    logo: picture === undefined ? null : await drawn(picture.hash, () => renderLogo(picture.content)),
    accent: { light: accentLight ?? ownAccent.light, dark: accentDark ?? ownAccent.dark },
  };
}
