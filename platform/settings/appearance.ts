import { accentTokens, type Theme } from "#shared/accent.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import type { Settings } from "./settings.ts";

/** The logos of a language, for either theme: a missing one is replaced by the other. */
export type Logos = Record<Theme, string | null>;

/** Appearance of pages without a session: logos by their addresses, colours as tokens of the design system. */
export type Appearance = {
  logos: { en: Logos; ar: Logos } | null;
  accent: Record<Theme, Record<string, string> | null> | null;
};

export const logoAddress = (hash: string | undefined) => (hash === undefined ? null : `/api/logos/${hash}`);

/** Returns the organisation's appearance; null for the product's own. */
export function appearanceOf({ logos, accentLight, accentDark }: Settings): Appearance {
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
