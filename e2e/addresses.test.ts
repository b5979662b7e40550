import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Comment, Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const huda = "moderator@diwan.example";

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const titleIn = ({ locale }: Visit, topic: TopicSummary): string =>
  (locale === "ar" ? topic.titleAr : topic.titleEn) ?? topic.titleEn ?? topic.titleAr ?? "";

/** Returns the topics of a category in the order of their list. */
const topicsIn = async (category: string, limit: number): Promise<TopicSummary[]> =>
  (await world.calls(omar)).call("GET", `/topics?category=${category}&limit=${limit}`);

describe("in Arabic", () => {
  const locale = "ar";
  test("a topic opens over its list and closes by Back and by Esc, and the list keeps its position", async () => {
    const topics = await topicsIn("1", 40);
    const deep = topics[30];
    const visit = await world.as(omar, { locale });
    const { page } = visit;
    await page.goto("/community/categories/1?sort=newest");
    const link = page.locator(`a[data-topic="${deep?.id}"]`);
    const more = page.getByRole("button", { name: visit.t("client.pages.more") });
    await expect
      .poll(async () => {
        // The list loads more when its end comes into view.
        await more.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => {});
        return link.count();
      })
      .toBe(1);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    const dialog = page.getByRole("dialog", { name: deep === undefined ? "" : titleIn(visit, deep) });

    await link.click();
    await dialog.waitFor();
    expect(page.url()).toContain(`/community/categories/1/topic/${deep?.id}?sort=newest`);
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toContain("/community/categories/1?sort=newest");
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement), { message: "focus is back" })
      .toBe(true);

    await page.goForward();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(page.url()).toContain("/community/categories/1?sort=newest");
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement), { message: "focus is back" })
      .toBe(true);
  });

  test("the address of a topic opens it over the list of its category, and a wrong category is corrected", async () => {
    const [topic] = await topicsIn("4", 1);
    if (topic === undefined) throw new Error("Category 4 is empty.");
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    const dialog = page.getByRole("dialog", { name: titleIn(visit, topic) });
    await page.goto(`/community/categories/7/topic/${topic.id}`);
    await page.waitForURL(`/community/categories/4/topic/${topic.id}`);
    await dialog.waitFor();
    await dialog
      .getByRole("button", { name: t("client.ui.close") })
      .first()
      .click();
    await page.waitForURL("/community/categories/4");
    await page.getByRole("heading", { level: 1, name: "دردشات" }).waitFor();

    await page.goto(`/community/categories/1/topic/${topic.id}`);
    await dialog.waitFor();
    await page.getByRole("form", { name: t("community.comments.write") }).waitFor();
    expect(pathOf(page), "every topic may be opened under All").toBe(`/community/categories/1/topic/${topic.id}`);
  });

  test("the address of a comment opens its topic around it", async () => {
    const caller = await world.calls(omar);
    const topic = await caller.call<Topic>("POST", "/topics", { categoryId: "4", titleEn: "Many", contentEn: "Text" });
    let last: Comment | null = null;
    for (let index = 1; index <= 45; index += 1) {
      const comment = await caller.call<Comment>("POST", `/topics/${topic.id}/comments`, {
        content: `Number ${index}.`,
      });
      if (index === 30) last = comment;
    }
    const { page, t } = await world.as(omar, { locale });
    await page.goto(`/community/categories/4/topic/${topic.id}?comment=${last?.id}`);
    const comment = page.getByRole("article").filter({ hasText: "Number 30." });
    await comment.waitFor();
    await expect
      .poll(() =>
        comment.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    expect(await page.getByText("Number 1.", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: t("community.comments.earlier") }).click();
    await page.getByText("Number 1.", { exact: true }).waitFor();
  });

  test("every address of a task opens its page, also after a reload, with its name in the title", async () => {
    const caller = await world.calls(huda);
    const own = await caller.call<Topic>("POST", "/topics", { categoryId: "4", titleEn: "Mine", contentEn: "Text" });
    const { page, t } = await world.as(huda, { locale });
    const addresses = [
      ["/community/topics/add", t("writing.addTitle")],
      [`/community/topics/${own.id}/edit`, t("writing.editTitle")],
      ["/admin", t("shellAdmin.title")],
      ["/admin/categories/index", t("communityAdmin.categories.title")],
      ["/admin/categories/add", t("communityAdmin.category.addTitle")],
      ["/admin/categories/6/edit", t("communityAdmin.category.editTitle")],
      ["/admin/topics/index", t("communityAdmin.topics.title")],
      ["/admin/reports", t("moderationAdmin.cases.title")],
      ["/search", t("search.title")],
      ["/notifications", t("notifications.title")],
    ] as const;
    for (const [path, title] of addresses) {
      await page.goto(path);
      for (const again of [false, true]) {
        if (again) await page.reload();
        await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
        expect(pathOf(page)).toBe(path);
        await expect.poll(() => page.title()).toContain(title);
      }
    }
    await page.goto("/community/topics/999999/edit");
    await page.getByText(t("community.topic.missingText")).waitFor();
    await page.goto("/admin/reports/999999");
    await page.getByText(t("moderationAdmin.case.missingTitle")).waitFor();
    await page.goto("/admin/categories/999999/edit");
    await page.getByText(t("kit.form.missingTitle")).waitFor();
  });

  test("at addresses of the administration a user without permission is refused and not redirected", async () => {
    const { page, t } = await world.as(omar, { locale, tolerates: /403 not_allowed/ });
    // The query of a batch contains the addresses of its parts.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of [
      "/admin",
      "/admin/categories/index",
      "/admin/categories/add",
      "/admin/categories/6/edit",
      "/admin/topics/index",
      "/admin/reports",
      "/admin/reports/1",
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
      expect(pathOf(page)).toBe(path);
    }
    expect(asked.filter((address) => /report-case|saved-views|bulk/.test(address))).toEqual([]);
  });

  test("an address opened without a session leads to the sign-in page, which keeps the address", async () => {
    const { page } = await world.visit({ locale });
    for (const path of ["/community/topics/add", "/admin/reports", "/search?q=coffee&kind=topic", "/notifications"]) {
      await page.goto(path);
      await page.waitForURL(`/login?next=${encodeURIComponent(path)}`);
    }
  });
});

describe("in English", () => {
  const locale = "en";
  test("the shortcuts of the installed application open their pages, and check-in focuses its button", async () => {
    const { page, button, t } = await world.as(omar, { locale });
    const manifest = await page.request.get(`${world.server.url}/manifest.webmanifest`);
    const { shortcuts } = (await manifest.json()) as { shortcuts: { url: string; icons: { src: string }[] }[] };
    for (const { src } of shortcuts.flatMap(({ icons }) => icons)) {
      const icon = await page.request.get(`${world.server.url}${src}`);
      expect([src, icon.headers()["content-type"]]).toEqual([src, "image/png"]);
    }
    const titles = [t("attendance.title"), t("services.workList"), "Annual leave"];
    expect(shortcuts.length).toBe(titles.length);
    for (const [place, { url }] of shortcuts.entries()) {
      await page.goto(url);
      await page.getByRole("heading", { level: 1, name: titles[place] ?? "" }).waitFor();
    }
    await page.goto(shortcuts[0]?.url ?? "");
    const press = button(t("attendance.checkIn")).or(button(t("attendance.checkOut")));
    await expect.poll(() => press.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("an unknown address shows the text of the specification", async () => {
    const { page, t } = await world.as(omar, { locale });
    for (const path of ["/nowhere", "/community/topicz", "/admin/nothing", "/user-profile/x"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: t("shell.notFound.title") }).waitFor();
      await page.getByText(t("shell.notFound.text")).waitFor();
      expect(pathOf(page)).toBe(path);
    }
    await page.getByText("We couldn't find that page", { exact: true }).waitFor();
    await page
      .getByText("Please try again or contact an administrator if the problem persists", { exact: true })
      .waitFor();
    await page.getByRole("link", { name: t("shell.notFound.action") }).click();
    await page.waitForURL("/");

    await page.goto("/e-services/noSuchService");
    await page.getByRole("heading", { name: t("servicePages.ask.missingTitle") }).waitFor();
    await page.getByRole("link", { name: t("servicePages.ask.toCatalogue"), exact: true }).click();
    await page.waitForURL("/e-services");

    await page.goto("/community/categories/99");
    await page.getByRole("heading", { level: 1, name: t("community.categoryMissingTitle") }).waitFor();
    await page.goto("/community/categories/4/topic/999999");
    await page.getByRole("dialog", { name: t("community.topic.missingTitle") }).waitFor();
    await page.getByRole("button", { name: t("community.topic.backToList") }).click();
    await page.waitForURL("/community/categories/4");
  });
});
