import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { errorsAr } from "#shared/errors.ar.ts";
import { errorsEn } from "#shared/errors.en.ts";
import { goOn } from "./go-on.ts";
import { inspect } from "./scenes.ts";
import { readApart } from "./steps.ts";
import type { Visit } from "./world.ts";

/** Returns the addresses of links, without that of the administration itself. */
export const addressesOf = async (links: Locator): Promise<string[]> => {
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  return all.filter((address) => address !== null && address !== "/admin") as string[];
};

/** Collects what the server refuses or does not find, of single requests. */
export async function watchRefusals(visit: Visit): Promise<string[]> {
  const refused: string[] = [];
  await readApart(visit);
  visit.page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    if ([403, 404].includes(response.status()) && pathname !== "/api/batch")
      refused.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  });
  return refused;
}

/** Opens each entry of the menu, one after another, and what its page leads to. */
export async function openAll(visit: Visit, addresses: readonly string[]): Promise<void> {
  const { page, t, settled } = visit;
  const refusal = page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") });
  const seen = new Set(addresses);
  for (const address of addresses) {
    await goOn(page, address);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await inspect(visit, { inOneLanguage: true });
    expect(await refusal.count(), address).toBe(0);
    // Links of the page itself, of those that name a row the first rule: none leads to a refusal.
    const links = await page
      .locator("main a[href^='/admin']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("?")[0] ?? ""));
    const rule = links.find((link) => link.endsWith("/edit"));
    const others = links.filter((link) => !/\d/.test(link));
    for (const to of new Set(rule === undefined ? others : [rule, ...others])) {
      if (seen.has(to)) continue;
      seen.add(to);
      await goOn(page, to);
      await page.locator("h1").first().waitFor({ state: "attached" });
      await settled();
      expect(await refusal.count(), `${address} leads to ${to}`).toBe(0);
    }
  }
}

/** Expects the page of an address to say that there is no such thing. */
export async function expectNowhere({ page, locale }: Visit, address: string): Promise<void> {
  await goOn(page, address);
  const { detail } = (locale === "ar" ? errorsAr : errorsEn).not_found;
  await page.getByText(detail).first().waitFor();
}
