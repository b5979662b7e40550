import { beforeAll, describe, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { until } from "#testing/until.ts";
import { isolated, pressOnArabic } from "./steps.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const names = { en: "Reem Al-Dosari", ar: "ريم الدوسري" };

let topic: Topic;

const found = async (q: string): Promise<{ id: string }[]> =>
  (await world.calls(omar)).call("GET", `/search?q=${encodeURIComponent(q)}`);

beforeAll(async () => {
  const reem = await world.calls("reem@diwan.example");
  topic = await reem.call<Topic>("POST", "/topics", {
    categoryId: "4",
    titleEn: "An expedition to Zanzibar",
    titleAr: "رحلةٌ إلى زنجبار الجميلة",
    contentEn: "Who comes along?",
    contentAr: "من يأتي معنا؟",
  });
  await until("the topic is found", async () => (await found("Zanzibar")).some(({ id }) => id === topic.id));
});

describe.each(locales)("in %s", (locale) => {
  const title = (): string => (locale === "ar" ? topic.titleAr : topic.titleEn) ?? "";

  test("search finds Arabic as usually typed, corrects a typing error, and reports an empty result", async () => {
    const { page, t } = await world.as(omar, { locale });
    const result = page.getByRole("tabpanel").getByRole("link", { name: title() });
    const ask = async (q: string): Promise<void> => {
      await page.getByRole("searchbox", { name: t("search.field") }).fill(q);
      await page.waitForURL((url) => url.searchParams.get("q") === q);
    };
    await page.goto("/search");
    await page.getByText(t("search.start.title")).waitFor();
    // Without hamza, with ه for ة, without diacritics.
    await ask("رحله الي زنجبار الجميله");
    await page
      .getByRole("tabpanel")
      .getByRole("listitem")
      .filter({ hasText: "زنجبار" })
      .locator("mark")
      .first()
      .waitFor();
    await ask(locale === "ar" ? "زنجبلر" : "Zanzibra");
    await page.getByText(isolated(locale === "ar" ? "زنجبار" : "zanzibar")).waitFor();
    await result.waitFor();
    await ask("qxqxqx vwvwvw");
    await page.getByText(t("search.empty.title", { query: isolated("qxqxqx vwvwvw") })).waitFor();
  });

  test("search finds a colleague in either script, and filters by tabs kept in the address", async () => {
    const { page, t } = await world.as(omar, { locale });
    await page.goto(`/search?q=${locale === "ar" ? "Reem" : "ريم"}`);
    await page.getByRole("tab", { name: t("search.kinds.person") }).click();
    await page.waitForURL((url) => url.searchParams.get("kind") === "person");
    const person = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: names[locale] });
    await person.first().waitFor();
    await page.reload();
    await person.first().waitFor();
    await expect
      .poll(() => page.getByRole("tab", { name: t("search.kinds.person") }).getAttribute("aria-selected"))
      .toBe("true");
    await expect
      .poll(() => page.getByRole("tab", { name: t("search.kinds.all") }).getAttribute("aria-selected"))
      .toBe("false");
  });
});

describe("in Arabic", () => {
  const locale = "ar";

  test("the palette opens by the position of its key, whatever the layout, and leads to a topic", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t, settled } = visit;
    await page.goto("/community");
    await settled();
    await pressOnArabic(visit, { code: "KeyK", key: "ن", holding: "Control" });
    const palette = page.getByRole("dialog", { name: t("search.palette.title") });
    const box = palette.getByRole("combobox");
    await box.waitFor();
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.insertText("زنجب");
    const topics = palette.getByRole("group", { name: t("search.palette.topics") });
    const option = topics.getByRole("option").filter({ hasText: "زنجبار" }).first();
    await option.locator("mark").first().waitFor();
    const isActive = async (): Promise<boolean> =>
      (await box.getAttribute("aria-activedescendant")) === (await option.getAttribute("id"));
    for (let step = 0; step < 20 && !(await isActive()); step += 1) await page.keyboard.press("ArrowDown");
    await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL(`/community/categories/4/topic/${topic.id}`);
    await page.getByRole("dialog", { name: topic.titleAr ?? "" }).waitFor();
    await palette.waitFor({ state: "detached" });
  });

  test("Enter in the palette waits for the results of the typed text, and opens no earlier result", async () => {
    const { page, t, settled } = await world.as(omar, { locale });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/search\?q=(Zanzibar|%D8%B2%D9%86%D8%AC%D8%A8%D8%A7%D8%B1)&/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/notifications");
    await settled();
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: t("search.palette.title") });
    const box = palette.getByRole("combobox");
    await box.fill(names.ar);
    await palette.getByRole("option").filter({ hasText: names.ar }).first().waitFor();
    const asked = page.waitForRequest(/\/api\/search\?q=/);
    await box.fill("زنجبار");
    await page.keyboard.press("Enter");
    await asked;
    expect(await palette.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/notifications");
    release();
    await page.waitForURL(/\/community\/categories\/\d+\/topic\//);
    await page.getByRole("dialog", { name: /Zanzibar|زنجبار/ }).waitFor();
  });

  test("shortcuts work on an Arabic keyboard, pause while typing, and can be switched off", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t, settled } = visit;
    const goToCommunity = async (): Promise<void> => {
      await pressOnArabic(visit, { code: "KeyG", key: "ل" });
      await pressOnArabic(visit, { code: "KeyC", key: "ؤ" });
    };
    await page.goto("/");
    await settled();
    await goToCommunity();
    await page.waitForURL("/community");
    await settled();

    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: t("search.palette.title") });
    await palette.getByRole("combobox").waitFor();
    await page.keyboard.type("gh?");
    await expect.poll(() => palette.getByRole("combobox").inputValue()).toBe("gh?");
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/community");

    await page.keyboard.press("Shift+Slash");
    const keys = page.getByRole("dialog", { name: t("shell.shortcuts.title") });
    await keys.getByRole("switch", { name: t("shell.shortcuts.singleKeys") }).click();
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "detached" });
    await page.goto("/notifications");
    await settled();
    await goToCommunity();
    await page.keyboard.press("Shift+Slash");
    // Ctrl+K still works with single keys off; a shortcut before it would have taken effect by then.
    await page.keyboard.press("Control+k");
    await palette.waitFor();
    expect(await keys.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/notifications");
  });

  test("search finds a report by its summary, in the palette and on the page, and opens it", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t, settled } = visit;
    const q = "التقرير السنوى";
    const report = "التقرير السنوي";
    await page.goto("/community");
    await settled();
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: t("search.palette.title") });
    await palette.getByRole("combobox").fill(q);
    const places = palette.getByRole("group", { name: t("search.palette.places") });
    await places.getByRole("option").filter({ hasText: report }).first().waitFor();
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    await page.getByRole("tab", { name: t("search.kinds.document") }).click();
    await page.waitForURL((url) => url.searchParams.get("kind") === "document");
    await inspect(visit);
    await page.getByRole("tabpanel").getByRole("link", { name: report }).first().click();
    await page.waitForURL(/\/reports\/[a-z]+\/\d+$/);
  });

  test("deactivated content is no longer found, at once", async () => {
    const word = "Timbuktu";
    const reem = await world.calls("reem@diwan.example");
    const body = { categoryId: "4", titleEn: `News from ${word}`, contentEn: "Text" };
    const { id, version } = await reem.call<Topic>("POST", "/topics", body);
    await expect.poll(async () => (await found(word)).length).toBe(1);
    const { page, t } = await world.as(omar, { locale });
    await page.goto(`/search?q=${word}`);
    await page.getByRole("tabpanel").getByRole("link", { name: body.titleEn }).waitFor();
    const moderator = await world.calls("moderator@diwan.example");
    await moderator.call("PATCH", `/topics/${id}`, { version, isActive: false });
    await page.reload();
    await page.getByText(t("search.empty.title", { query: isolated(word) })).waitFor();
  });
});
