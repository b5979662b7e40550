import type { Page } from "playwright-core";
import { expect } from "vitest";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { violations } from "./axe.ts";
import { goOn } from "./go-on.ts";
import type { Visit } from "./world.ts";

/** A state of a page, and the steps that lead to it. */
export type Scene = [name: string, open: (visit: Visit) => Promise<unknown>];

/** In the browser: returns the document's language and direction, and the elements wider than the screen. */
function describeLayout(): { language: string; direction: string; wide: string[] } {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  const isWide = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  };
  const wide = scrollWidth <= clientWidth ? [] : [...document.querySelectorAll("body *")].filter(isWide);
  return { language: lang, direction: dir, wide: wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)) };
}

/** Returns the faults of the document's language, direction and width. */
async function misfits(page: Page, locale: Locale): Promise<string[]> {
  const { language, direction, wide } = await page.evaluate(describeLayout);
  const isRead = language === locale && direction === (locale === "ar" ? "rtl" : "ltr");
  return [
    ...(isRead ? [] : [`It is in ${language} and ${direction} instead of ${locale}.`]),
    ...wide.map((html) => `wider than ${page.viewportSize()?.width} px: ${html}`),
  ];
}

/** Changes the language like another tab: this tab follows and keeps its state. Nothing is saved on the server. */
async function chooseElsewhere(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((chosen) => {
    const item = "preferences";
    const stored = JSON.parse(localStorage.getItem(item) ?? "{}") as object;
    localStorage.setItem(item, JSON.stringify({ ...stored, locale: chosen }));
    dispatchEvent(new StorageEvent("storage", { key: item }));
  }, locale);
  await page.locator(`html[lang=${locale}]`).waitFor({ state: "attached" });
}

type Options = {
  /** Checks only the user's language: colours, for example, do not depend on it. */
  inOneLanguage?: boolean;
  /** Whether to check the layout on the narrowest screens as well. */
  isAlsoNarrow?: boolean;
};

async function objections(visit: Visit, { inOneLanguage = false, isAlsoNarrow = false }: Options): Promise<string[]> {
  const { page, locale, settled } = visit;
  const other = otherLocale(locale);
  const found: string[] = [];
  const note = (language: Locale, wrong: readonly string[]): void =>
    void found.push(...wrong.map((objection) => `${language}: ${objection}`));
  const look = async (language: Locale): Promise<void> =>
    note(language, [...(await violations(page)), ...(await misfits(page, language))]);
  const measure = async (language: Locale): Promise<void> => {
    await settled();
    note(language, await misfits(page, language));
  };
  await look(locale);
  if (inOneLanguage) return found;
  await chooseElsewhere(page, other);
  await settled();
  await look(other);
  const size = page.viewportSize();
  // Each change of width or language re-renders: 390 px, mostly covered by 320 px, is checked in one language.
  if (isAlsoNarrow) {
    await page.setViewportSize({ width: 320, height: 844 });
    await measure(other);
  }
  await chooseElsewhere(page, locale);
  if (isAlsoNarrow && size !== null) {
    await measure(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await measure(locale);
    await page.setViewportSize(size);
  }
  return found;
}

/** Expects no axe violation and a layout that fits, in both languages. */
export async function inspect(visit: Visit, options: Options = {}): Promise<void> {
  await visit.settled();
  expect(await objections(visit, options)).toEqual([]);
}

/** Opens each scene and reports all faults. */
export async function examine(visit: Visit, scenes: readonly Scene[], options: Options = {}): Promise<void> {
  const found: string[] = [];
  for (const [name, open] of scenes) {
    await open(visit);
    await visit.settled();
    found.push(...(await objections(visit, options)).map((objection) => `${name}, ${objection}`));
  }
  expect(found).toEqual([]);
}
/** A function if the address is known only when the test runs. */
type Address = string | (() => string);
const written = (address: Address): string => (typeof address === "string" ? address : address());

/** Returns a page by its address, loaded completely. */
export const at =
  (address: Address) =>
  ({ page }: Visit): Promise<unknown> =>
    page.goto(written(address));

/**
 * Returns a page by its address, reached by navigation; only the first one is loaded. An unknown address is opened in
 * between, so that no state of the previous page remains.
 */
export const goneTo =
  (address: Address) =>
  async ({ page }: Visit): Promise<void> => {
    if (page.url() === "about:blank") {
      await page.goto(written(address));
      return;
    }
    await goOn(page, "/on-the-way");
    await goOn(page, written(address));
  };
