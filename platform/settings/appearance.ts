import { accentTokens, type Theme } from "#shared/accent.ts";
import type { LogoPlace } from "#shared/logo-places.ts";
import type { Settings } from "./settings.ts";

export const logoAddress = (hash: string | undefined) => (hash === undefined ? null : `/api/logos/${hash}`);

/**
 * Returns the organisation's appearance for pages without a session: logos by their addresses, for either theme, where a
 * missing one is replaced by the other; colours as tokens of the design system. Null for the product's own.
 */
export function appearanceOf({ logos, accentLight, accentDark }: Settings) {
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
