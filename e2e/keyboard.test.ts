import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { arrive, demonstrationPassword, pressOnArabic } from "./steps.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

/** Returns the name of the focused element, as a screen reader would announce it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
  });

/** Presses Tab until an element whose name begins with `name` has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await focused(page)).startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${name}; it is at ${await focused(page)}.`);
}

/** Returns whether the focus is visible, around the element or the row that it fills. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return [element, element?.closest("li")].some((drawn) => {
      if (drawn === null || drawn === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
  });

describe.each(locales)("in %s, without a mouse", (locale) => {
  test("arrow keys move through menus and segmented choices, mirrored with the page", async () => {
    const { page, t, settled } = await world.as("employee@diwan.example", { locale });
    await page.goto("/community/categories/1");
    await settled();
    const sort = page.getByRole("button", { name: t("community.sort.chosen", { sort: t("community.sort.activity") }) });
    await sort.focus();
    await page.keyboard.press("Enter");
    await page.locator("[role=menuitem]:focus").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL("/community/categories/1?sort=likes");
    await page.getByRole("menu").waitFor({ state: "detached" });

    await page.goto("/user-profile/display");
    await settled();
    const themes = page.getByRole("group", { name: t("profile.settings.theme") });
    // The user's choice prevails over a late response to an earlier one.
    await themes.getByRole("radio", { name: t("profile.settings.themeLight") }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    await expect.poll(() => themes.getByRole("radio", { checked: true }).getAttribute("value")).toBe("dark");
    await page.locator("html[data-theme=dark]").waitFor();
  });
});

describe("in Arabic, without a mouse", () => {
  const locale = "ar";
  test("a user signs in, opens a topic, comments and closes it", async () => {
    const caller = await world.calls("employee@diwan.example");
    const [topic] = await caller.call<TopicSummary[]>("GET", "/topics?category=4&limit=1");
    const title = topic?.titleAr ?? topic?.titleEn ?? topic?.titleAr ?? "";
    const visit = await world.visit({ locale });
    const { page, t, settled } = visit;
    await arrive(visit, "/login?next=%2Fcommunity%2Fcategories%2F4");
    await page.locator("body").press("Tab");
    await tabTo(page, t("identity.email"));
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.type("reem@diwan.example");
    await tabTo(page, t("identity.password"));
    await page.keyboard.type(demonstrationPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL("/community/categories/4");
    await settled();

    // The focus starts at the page's heading; after a reload, the first Tab reaches the skip link.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.reload();
    await settled();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(t("shell.skipToContent"));
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");

    await page.keyboard.press("Tab");
    for (let step = 0; step < 60 && !(await focused(page)).endsWith(title); step += 1) await page.keyboard.press("Tab");
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await settled();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), {
        message: "focus is inside",
      })
      .toBe(true);

    await page.keyboard.press("Shift+Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), "and stays").toBe(true);
    const box = page.getByRole("form", { name: t("community.comments.write") }).getByRole("textbox");
    for (let step = 0; step < 80 && !(await box.evaluate((element) => element === document.activeElement)); step += 1) {
      await page.keyboard.press("Tab");
    }
    const text = `Typed without a mouse in ${locale}`;
    await page.keyboard.type(text);
    await page.keyboard.press("Control+Enter");
    await dialog.getByRole("article").filter({ hasText: text }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toContain(title);
  });

  test("the navigation collapses to icons, and does so on the next visit from its first frame", async () => {
    const visit = await world.as("employee@diwan.example", { locale, tolerates: /ERR_FAILED/ });
    const { page, t, button, settled } = visit;
    await page.setViewportSize({ width: 1000, height: 500 });
    await page.goto("/community");
    await settled();
    const navigation = page.getByRole("navigation", { name: t("shell.navigation") }).first();
    const width = (): Promise<number> => navigation.evaluate((element) => element.getBoundingClientRect().width);
    const whole = await width();
    await button(t("shell.sidebar.fold")).focus();
    await page.keyboard.press("Enter");
    await expect.poll(width).toBeLessThan(whole / 2);
    const unfold = button(t("shell.sidebar.unfold"));
    expect(await unfold.evaluate((element) => element === document.activeElement), "the button keeps the focus").toBe(
      true,
    );
    // All entries keep their names, and keyboard focus scrolls to the last one.
    const last = navigation.getByRole("link").last();
    expect((await last.innerText()).trim()).not.toBe("");
    await last.focus();
    const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(500);

    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    const frame = page.locator(".first-side");
    expect(await frame.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThan(whole / 2);
    await page.unroute(/\.js$/);
    await page.reload();
    await unfold.click();
    await expect.poll(width).toBe(whole);
  });

  test("J and K move through the rows of lists and tables, but not while typing", async () => {
    const visit = await world.as("admin@diwan.example", { locale });
    const { page, t, settled } = visit;
    const next = () => pressOnArabic(visit, { code: "KeyJ", key: "ت" });
    const previous = () => pressOnArabic(visit, { code: "KeyK", key: "ن" });
    /** Returns the index of the row whose link is focused. */
    const place = () =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll("main [data-row]")];
        return document.activeElement?.matches("a") === true
          ? rows.findIndex((row) => row.contains(document.activeElement))
          : -1;
      });
    for (const path of ["/community/categories/4?sort=newest", "/directory", "/admin/topics/index", "/notifications"]) {
      await page.goto(path);
      await page.locator("main [data-row]").nth(2).waitFor();
      await settled();
      await page.evaluate(() => window.scrollTo(0, 0));
      await next();
      await expect.poll(place, { message: path }).toBe(0);
      expect(await isFocusVisible(page), path).toBe(true);
      await next();
      await next();
      await previous();
      await expect.poll(place, { message: path }).toBe(1);
    }
    await page.goto("/directory");
    const box = page.getByRole("searchbox").first();
    await box.focus();
    await next();
    expect(await place()).toBe(-1);
    await page.locator("h1").first().focus();
    await page.keyboard.press("Shift+Slash");
    await page.getByRole("dialog").getByText(t("shell.shortcuts.nextRow")).waitFor();
  });
});
