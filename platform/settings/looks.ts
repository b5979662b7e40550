import { accentTokens, type Theme } from "#shared/accent.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import type { Settings } from "./settings.ts";

/** The logos of a language, for either ground: one that is missing is stood in for by its neighbour. */
export type Logos = Record<Theme, string | null>;

/** What pages show before anybody is signed in: pictures by their addresses, colours as tokens of the design system. */
export type Looks = {
  logos: { en: Logos; ar: Logos } | null;
  accent: Record<Theme, Record<string, string> | null> | null;
};

/** Where a logo is fetched. */
export const logoAddress = (hash: string | undefined): string | null =>
  hash === undefined ? null : `/api/logos/${hash}`;

/** The organisation's looks; null where the product's own hold. */
export function looksOf({ logos, accentLight, accentDark }: Settings): Looks {
  const first = (...places: LogoPlace[]): string | null =>
    logoAddress(places.map((place) => logos[place]).find((hash) => hash !== undefined));
  const hasLogo = Object.keys(logos).length > 0;
  const tokens = (theme: Theme, accent: string | null) => (accent === null ? null : accentTokens(theme, accent));
  return {
    logos: hasLogo
      ? {
          en: {
            light: first("enLight", "enDark", "arLight", "arDark"),
            dark: first("enDark", "enLight", "arDark", "arLight"),
          },
          ar: {
            light: first("arLight", "arDark", "enLight", "enDark"),
            dark: first("arDark", "arLight", "enDark", "enLight"),
          },
        }
      : null,
    accent:
      accentLight === null && accentDark === null
        ? null
        : { light: tokens("light", accentLight), dark: tokens("dark", accentDark) },
  };
}
