import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const program = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Violations show the element's markup, so axe need not compute selectors. */
const options = { runOnly: tags, resultTypes: ["violations"], selectors: false, preload: false };

/** A page that shows a loading state is not complete. */
const isLoaded = (): boolean => document.querySelector("[aria-busy=true]") === null;

/** Waits for finite animations, since intermediate colours are not measurable; scroll-driven ones do not end. */
const settleAnimations = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** Returns the violations of a loaded page, one line each: WCAG 2.2 AA, and best practices. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(isLoaded);
  return violationsNow(page);
}

/** Returns the violations of a page that may still be loading. */
export async function violationsNow(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations);
  // The script remains until the next load, and half a megabyte is slow to transfer.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(program);
  const results = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 200)} (${failureSummary.replace(/\s+/g, " ")})`,
    ),
  );
}
