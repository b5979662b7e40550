import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { until } from "#testing/until.ts";
import { useWorld } from "./world.ts";

// In Arabic, with its longer texts; the behaviour does not depend on the language.
const world = useWorld();
const locale = "ar";
const omar = "employee@diwan.example";
const huda = "moderator@diwan.example";
const rowCount = 30;

/** Working days of March 2031 and the following month. */
const workingDays = Array.from({ length: 60 }, (_, index) => new Date(Date.UTC(2031, 2, 2 + index)))
  .filter((day) => day.getUTCDay() < 5)
  .map((day) => day.toISOString().slice(0, 10));

beforeAll(async () => {
  const [author, reader] = [await world.calls(omar), await world.calls("reem@diwan.example")];
  for (let number = 1; number <= rowCount; number += 1) {
    const topic = await author.call<Topic>("POST", "/topics", {
      categoryId: "4",
      titleAr: `رحلة إلى زنجبار ${number}`,
      contentAr: "من يأتي معنا؟",
    });
    await reader.call("POST", `/topics/${topic.id}/comments`, { content: "أنا" });
    await reader.call("POST", `/topics/${topic.id}/reports`, { reason: "spam" });
    const day = workingDays[number];
    await author.call("POST", "/requests", {
      service: "mission",
      answers: { period: { from: day, to: day }, kind: "remote", purpose: "خطة" },
      submit: true,
    });
  }
  await until("all topics are found", async () => {
    const found = await author.call<unknown[]>("GET", "/search?q=%D8%B2%D9%86%D8%AC%D8%A8%D8%A7%D8%B1&limit=100");
    return found.length >= rowCount;
  });
});

const rowsOf = (page: Page): Locator => page.locator("main [data-row]");
const topOf = (row: Locator): Promise<number> => row.evaluate((element) => element.getBoundingClientRect().top);
/** Within a few pixels: names and times above may wrap differently. */
const isNear = async (row: Locator, top: number): Promise<boolean> =>
  (await row.count()) === 1 && Math.abs((await topOf(row)) - top) < 8;

const lists = [
  ["topics", omar, "/community/categories/4?sort=newest"],
  ["requests", omar, "/e-services?view=requests"],
  ["notifications", omar, "/notifications"],
  ["search", omar, "/search?q=%D8%B2%D9%86%D8%AC%D8%A8%D8%A7%D8%B1&kind=topic"],
  ["cases", huda, "/admin/reports"],
] as const;

test.each(lists)("%s: a reload, Back and another browser restore the position", async (_name, email, address) => {
  const { page, t } = await world.as(email, { locale });
  await page.goto(address);
  const more = page.getByRole("button", { name: t("client.pages.more") });
  const row = rowsOf(page).nth(24);
  await expect
    .poll(async () => {
      // Topics load more automatically.
      if ((await row.count()) === 0) await more.click({ timeout: 1_000 }).catch(() => {});
      return row.count();
    })
    .toBe(1);
  const id = (await row.getAttribute("data-row")) ?? "";
  const first = (await rowsOf(page).first().getAttribute("data-row")) ?? "";
  const [shown, beginning] = [page.locator(`main [data-row="${id}"]`), page.locator(`main [data-row="${first}"]`)];
  const entries = await page.evaluate(() => history.length);
  await row.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 150));
  await expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get("row")).toBe(id);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const top = await topOf(shown);
  const copied = page.url();

  await page.reload();
  await expect.poll(() => isNear(shown, top), { message: "after a reload" }).toBe(true);
  expect(await beginning.count(), "the list was read from the cursor on").toBe(0);

  await shown.getByRole("link").first().click();
  await page.waitForURL((url) => url.pathname !== new URL(copied).pathname);
  await page.goBack();
  await page.waitForURL(copied);
  await expect.poll(() => isNear(shown, top), { message: "after Back" }).toBe(true);

  const earlier = page.getByRole("button", { name: t("client.pages.earlier") });
  await earlier.evaluate((button: HTMLButtonElement) => button.click());
  await beginning.waitFor({ state: "attached" });
  await expect.poll(() => isNear(shown, top), { message: "with what stands before it" }).toBe(true);

  const other = await world.as(email, { locale, phone: true });
  await other.page.goto(copied);
  await other.page.locator(`main [data-row="${id}"]`).and(other.page.locator(":visible")).waitFor();
  const copy = other.page.locator(`main [data-row="${id}"]`);
  const isOnScreen = (element: Element): boolean => {
    const { top: from, bottom } = element.getBoundingClientRect();
    return from >= 0 && bottom <= window.innerHeight;
  };
  await expect.poll(() => copy.evaluate(isOnScreen), { message: "in another browser" }).toBe(true);
});

test("a stale cursor opens the list at its beginning, and another filter resets the position", async () => {
  const { page, t } = await world.as(omar, { locale, tolerates: /400/ });
  await page.goto("/notifications#row=1&cursor=stale");
  await rowsOf(page).first().waitFor();
  expect(await page.getByRole("button", { name: t("client.pages.earlier") }).count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  await rowsOf(page)
    .nth(10)
    .evaluate((element) => element.scrollIntoView());
  await expect.poll(() => new URL(page.url()).hash).toContain("row=");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: t("notifications.filter.unread"), exact: true }).click();
  await page.waitForURL((url) => url.search === "?unread=true" && url.hash === "");
});

test("a topic reopens at the last read comment, also in another browser", async () => {
  const author = await world.calls(omar);
  const { id } = await author.call<Topic>("POST", "/topics", {
    categoryId: "4",
    titleAr: "سؤال",
    contentAr: "ما رأيكم؟",
  });
  for (let number = 1; number <= 45; number += 1)
    await author.call("POST", `/topics/${id}/comments`, { content: `رأي ${number}` });
  const address = `/community/categories/4/topic/${id}`;
  const { page, t } = await world.as(huda, { locale });
  await page.goto(address);
  const read = page.locator("article[id^=comment-]").filter({ hasText: /رأي 33(?!\d)/ });
  await expect
    .poll(async () => {
      if ((await read.count()) === 0) await page.getByRole("button", { name: t("community.comments.later") }).click();
      return read.count();
    })
    .toBe(1);
  await read.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const topmost = (): Promise<string | undefined> =>
    page
      .locator("article[id^=comment-]")
      .evaluateAll((all) => all.find((one) => one.getBoundingClientRect().top >= 64)?.id.replace("-", "="));
  await expect.poll(async () => new URL(page.url()).hash === `#${await topmost()}`).toBe(true);
  const before = await topOf(read);
  await page.reload();
  await expect.poll(() => isNear(read, before)).toBe(true);

  const other = await world.as("reem@diwan.example", { locale });
  await other.page.goto(page.url());
  const { hash } = new URL(page.url());
  await other.page.locator(hash.replace("=", "-")).waitFor();
  await expect
    .poll(() => other.page.locator(hash.replace("=", "-")).evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200);

  // Links to a comment still work.
  await other.page.goto(`${address}?comment=${hash.replace("#comment=", "")}`);
  await expect.poll(() => other.page.evaluate(() => document.activeElement?.id)).toBe(hash.slice(1).replace("=", "-"));
});
