import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//gu, "");

/** Returns the colours of one theme: a token has one value, or one for each theme in `light-dark()`. */
function tokensOf(theme: "light" | "dark"): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/(--(?:color|avatar)-[\w-]+):\s*([^;]+);/gu)) {
    const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/u.exec(value) ?? [];
    tokens.set(name, theme === "light" ? light : dark);
  }
  return tokens;
}

const themes = { light: tokensOf("light"), dark: tokensOf("dark") };

/** Returns the relative luminance of `#rgb` or `#rrggbb`. Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const digits = /^#([0-9a-f]{6})$/iu.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`not an opaque six-digit colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) => {
    const channel = Number.parseInt(digits.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["paper", "surface", "raised", "sunk", "hover"];
const categories = ["teal", "saffron", "rose", "blue", "violet", "terracotta", "green", "sand", "ink"];
const on = (inks: string[], backgrounds: string[]) =>
  inks.flatMap((ink) => backgrounds.map((ground) => [`--color-${ink}`, `--color-${ground}`] as const));

/** Each text colour on each of its backgrounds: at least 4.5:1. */
const texts: (readonly [string, string])[] = [
  ...on(["ink", "text", "muted"], grounds),
  ...on(["placeholder"], ["surface", "sunk", "paper"]),
  ...on(["action-ink"], [...grounds, "tint", "tint-hover"]),
  ...on(["on-action"], ["action", "action-hover"]),
  ...on(["on-saffron"], ["saffron"]),
  ...on(["saffron-ink"], ["saffron-tint", "surface"]),
  ...on(["ribbon-ink"], ["ribbon"]),
  ...on(["on-danger"], ["danger", "danger-hover"]),
  ...on(["danger-ink"], [...grounds, "danger-tint"]),
  ...on(["success-ink"], ["surface", "success-tint"]),
  ...on(["info-ink"], ["surface", "info-tint"]),
  ...on(["on-selected"], ["selected"]),
  ...on(["on-hero", "on-hero-muted"], ["hero", "hero-deep"]),
  ...on(["ink", "text"], ["mark", "tint", "tint-hover"]),
  ...categories.map((name) => [`--color-${name}-ink`, `--color-${name}-soft`] as const),
  ...[1, 2, 3, 4, 5, 6].map((tint) => [`--avatar-${tint}-ink`, `--avatar-${tint}`] as const),
];

/** Borders, focus rings and meaningful icons: at least 3:1 against adjacent colours. */
const signs: (readonly [string, string])[] = [
  ...on(["focus"], [...grounds, "tint", "saffron-tint", "info-tint"]),
  ...on(["control-line"], ["paper", "surface", "raised", "sunk"]),
  ...on(["action", "saffron", "danger-ink"], ["paper", "surface", "raised"]),
  ...on(["on-action"], ["action"]),
];

describe.each(Object.entries(themes))("%s", (_, tokens) => {
  const colour = (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${name} is not in this theme`);
    return value;
  };

  test.each(texts)("%s has sufficient text contrast on %s", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(signs)("%s has sufficient non-text contrast on %s", (sign, ground) => {
    expect(contrast(colour(sign), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test("both themes have the same tokens, and every ink colour is checked", () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted());
  const checked = new Set(texts.map(([ink]) => ink));
  const inks = [...themes.light.keys()].filter((name) => /-ink$|^--color-on-/u.test(name));
  expect(inks.filter((name) => !checked.has(name))).toEqual([]);
});

test("contrast is computed correctly: black on white is 21:1, and a grey that is too light is detected", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
});
