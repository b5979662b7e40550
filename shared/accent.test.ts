import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accentContrast, accentTokens, contrast, grounds, minContrast, themes } from "./accent.ts";

const css = readFileSync(new URL("../ui/tokens.css", import.meta.url), "utf8");
const tokenOf = (theme: string, name: string): string | undefined =>
  new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css)?.[theme === "light" ? 1 : 2];

test("the contrast of black on white is 21:1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
});

describe.each(themes)("%s", (theme) => {
  test("the backgrounds and the replaced tokens exist in the design system", () => {
    for (const [name, colour] of Object.entries(grounds[theme])) expect(tokenOf(theme, name), name).toBe(colour);
    for (const name of Object.keys(accentTokens(theme, "#0b5d54"))) expect(tokenOf(theme, name), name).toBeDefined();
  });

  test("the product's own colour has sufficient contrast", () => {
    expect(accentContrast(theme, tokenOf(theme, "action") ?? "")).toBeGreaterThanOrEqual(minContrast);
  });

  test("a colour with sufficient contrast is sufficient for every text derived from it", () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
    fc.assert(
      fc.property(colour, (accent) => {
        if (accentContrast(theme, accent) < minContrast) return;
        const token = accentTokens(theme, accent);
        for (const ground of [...Object.values(grounds[theme]), token["tint"] ?? "", token["tint-hover"] ?? ""])
          expect(contrast(accent, ground)).toBeGreaterThanOrEqual(minContrast);
        for (const ground of [token["action"] ?? "", token["action-hover"] ?? ""])
          expect(contrast(token["on-action"] ?? "", ground)).toBeGreaterThanOrEqual(minContrast);
        for (const ground of [token["hero"] ?? "", token["hero-deep"] ?? ""])
          expect(contrast("#ffffff", ground)).toBeGreaterThanOrEqual(minContrast);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ["light", "#58c2ae"],
  ["light", "#ffffff"],
  ["dark", "#0b5d54"],
  ["dark", "#000000"],
] as const)("in %s, %s has insufficient contrast", (theme, accent) => {
  expect(accentContrast(theme, accent)).toBeLessThan(minContrast);
});
