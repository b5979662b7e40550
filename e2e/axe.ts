import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const program = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Where an element stands is told by its markup, and not by a selector. */
const options = { runOnly: tags, resultTypes: ["violations"], selectors: false, preload: false };

/** What says that it is loading is no page yet. */
const isLoaded = (): boolean => document.querySelector("[aria-busy=true]") === null;

/** Colours on their way from one to another are neither: waits for what runs and ends by itself, which scrolling does not. */
const settleAnimations = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** What axe objects to on a page that has come, one line each: WCAG 2.2 AA, and what is good practice besides. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(isLoaded);
  return violationsNow(page);
}

/** The same of a page that shows on purpose how something loads. */
export async function violationsNow(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations);
  // It stays until the next load, and half a megabyte is slow to send.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(program);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 200)} (${failureSummary.replace(/\s+/g, " ")})`,
    ),
  );
}
