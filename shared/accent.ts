// The organisation's colour: its derived tokens and their contrast. Used by server and client.

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The backgrounds of coloured text in ui/tokens.css; accent.test.ts compares both. */
export const grounds: Record<Theme, Readonly<Record<string, string>>> = {
  light: { paper: "#f7f5f0", surface: "#ffffff", raised: "#ffffff", sunk: "#f1eee7", hover: "#efece4" },
  dark: { paper: "#0d1413", surface: "#141e1c", raised: "#1a2624", sunk: "#0f1817", hover: "#1b2725" },
};

/** The contrast that text needs. Source: WCAG 2.2, 1.4.3. */
export const minContrast = 4.5;

const channels = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Relative luminance of `#rrggbb`. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours (`#rrggbb`), between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes a share (0 to 1) of `other` into `one`. */
function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the first colour with sufficient contrast on a background; the last if neither has it. */
const readable = (ground: string, first: string, last: string) =>
  contrast(first, ground) >= minContrast ? first : last;

const black = "#000000";
const white = "#ffffff";

/** Shares of the colour in tinted surfaces, and darkness of the sign-in page's background. */
const shares: Record<Theme, { tint: number; tintHover: number; hero: number; heroDeep: number }> = {
  light: { tint: 0.1, tintHover: 0.15, hero: 0, heroDeep: 0.55 },
  dark: { tint: 0.12, tintHover: 0.17, hero: 0.55, heroDeep: 0.85 },
};

/** Returns the tokens of ui/tokens.css (without `--color-`) that a colour replaces in a theme. */
export function accentTokens(theme: Theme, accent: string): Record<string, string> {
  const { tint, tintHover, hero: heroShare, heroDeep } = shares[theme];
  const surface = grounds[theme]["surface"] ?? white;
  const hero = mix(accent, black, heroShare);
  return {
    action: accent,
    "action-hover": mix(accent, theme === "light" ? black : white, 0.16),
    "action-ink": accent,
    "on-action": theme === "light" ? white : readable(accent, mix(accent, black, 0.84), black),
    tint: mix(surface, accent, tint),
    "tint-hover": mix(surface, accent, tintHover),
    focus: accent,
    hero,
    "hero-deep": mix(accent, black, heroDeep),
    "on-hero-muted": readable(hero, mix(white, hero, 0.14), white),
  };
}

/** Returns the lowest contrast of any text with this colour in a theme, rounded down to tenths. */
export function accentContrast(theme: Theme, accent: string): number {
  const token = accentTokens(theme, accent);
  const pairs: (readonly [string | undefined, string | undefined])[] = [
    ...[...Object.values(grounds[theme]), token["tint"], token["tint-hover"]].map(
      (ground) => [accent, ground] as const,
    ),
    [token["on-action"], token["action"]],
    [token["on-action"], token["action-hover"]],
    [white, token["hero"]],
    [token["on-hero-muted"], token["hero"]],
    [white, token["hero-deep"]],
    [token["on-hero-muted"], token["hero-deep"]],
  ];
  const ratios = pairs.map(([ink = white, ground = white]) => contrast(ink, ground));
  return Math.floor(Math.min(...ratios) * 10) / 10;
}
