import { describe, expect, test } from "vitest";
import type { FeaturedTopic, TopicSummary } from "#modules/community/contract/schemas.ts";
import type { Arrangement } from "#modules/home/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { readApart } from "./steps.ts";
import { locales } from "./words.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const titleIn = ({ locale }: Visit, topic: TopicSummary | undefined): string =>
  (locale === "ar" ? topic?.titleAr : topic?.titleEn) ?? topic?.titleEn ?? topic?.titleAr ?? "";

describe.each(locales)("in %s", (locale) => {
  test("home greets by name, and shows featured topics slide by slide, mirrored with the page", async () => {
    const featured = await (await world.calls(omar)).call<FeaturedTopic[]>("GET", "/featured-topics");
    expect(featured.length).toBeGreaterThanOrEqual(12);
    const visit = await world.as(omar, { locale });
    const { page, t, settled } = visit;
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: locale === "ar" ? /عمر/ : /Omar/ }).waitFor();
    await settled();
    const carousel = page.getByRole("region", { name: t("community.featured.label") });
    const slide = carousel.locator("[aria-roledescription=slide]:not([inert])");
    const isAt = (place: number) =>
      expect.poll(() => slide.locator("a").getAttribute("data-topic")).toBe(featured[place]?.id);
    await isAt(0);
    const picture = carousel.locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(400);
    await carousel.getByRole("button", { name: t("community.featured.next"), exact: true }).click();
    await isAt(1);
    await slide.locator("a").focus();
    await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
    await isAt(2);
    expect(await slide.evaluate((element) => element.contains(document.activeElement)), "the focus goes along").toBe(
      true,
    );
    await page.keyboard.press(locale === "ar" ? "ArrowRight" : "ArrowLeft");
    await isAt(1);

    await slide.locator("a").click();
    await page.getByRole("dialog", { name: titleIn(visit, featured[1]) }).waitFor();
    expect(new URL(page.url()).pathname).toBe(
      `/community/categories/${featured[1]?.category.id}/topic/${featured[1]?.id}`,
    );
    await page.goBack();
    await page.waitForURL("/");
    await carousel.waitFor();
  });
});

describe("in Arabic", () => {
  const locale = "ar";
  test("on a phone the carousel has five slides at most, and no topic is on home twice", async () => {
    const { page, settled } = await world.as(omar, { locale, phone: true });
    await page.goto("/");
    await page.getByRole("tabpanel").getByRole("listitem").first().waitFor();
    await settled();
    expect(await page.locator("[aria-roledescription=slide]").count()).toBe(5);
    const shown = await page
      .locator("main a[data-topic]")
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset["topic"]));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
  });

  test("the video of a poster does not start with reduced motion, plays on request, and pauses", async () => {
    const featured = await (await world.calls(omar)).call<FeaturedTopic[]>("GET", "/featured-topics");
    const withFilm = featured.find(({ poster }) => poster.videoUrl !== null);
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    await page.goto(`/community/categories/${withFilm?.category.id}/topic/${withFilm?.id}`);
    const dialog = page.getByRole("dialog", { name: titleIn(visit, withFilm) });
    const film = dialog.locator("video");
    const isPaused = (): Promise<boolean> => film.evaluate((video: HTMLVideoElement) => video.paused);
    await film.waitFor();
    expect(await isPaused()).toBe(true);
    await dialog.getByRole("button", { name: t("community.topic.playVideo") }).click();
    await expect.poll(isPaused).toBe(false);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await dialog.getByRole("button", { name: t("community.topic.pauseVideo") }).click();
    await expect.poll(isPaused).toBe(true);
  });

  test("home leads to the latest of a category and to its list, and Back restores the category", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    const category = "الاستدامة";
    await page.goto("/");
    const latest = page.getByRole("tabpanel");
    await page.getByRole("tab", { name: category }).click();
    await page.waitForURL("/?category=8");
    await latest.getByRole("listitem").first().waitFor();
    const [first] = await (await world.calls(omar)).call<TopicSummary[]>("GET", "/topics?category=8&limit=1");
    await latest.getByRole("link", { name: titleIn(visit, first) }).waitFor();
    await page.reload();
    await page.getByRole("tab", { name: category, selected: true }).waitFor();
    await page.getByRole("link", { name: t("community.latest.seeAllHint") }).click();
    await page.waitForURL("/community/categories/8");
    await page.getByRole("heading", { level: 1, name: category }).waitFor();
    await page.goBack();
    await page.getByRole("tab", { name: category, selected: true }).waitFor();
  });
});

test("an administrator arranges home, and a user hides widgets on every device", async () => {
  const admin = await world.as("admin@diwan.example", { locale: "en" });
  const { t } = admin;
  // Resets the arrangement, which a previous run of this test may have saved.
  const { call } = await world.calls("admin@diwan.example");
  const { version } = await call<Arrangement>("GET", "/home/arrangement");
  await call("PUT", "/home/arrangement", { version, widgets: [] });
  await (await world.calls(omar)).call("PUT", "/me/home", { hidden: [] });
  await admin.page.goto("/admin/home");
  const rows = admin.page.getByRole("list", { name: t("homeAdmin.list") }).getByRole("listitem");
  await rows.first().waitFor();
  const widget = t("home.widgets.birthdays");
  const up = admin.button(t("homeAdmin.up", { widget }));
  const before = await rows
    .filter({ hasText: widget })
    .evaluate((row) => [...(row.parentElement?.children ?? [])].indexOf(row));
  await up.focus();
  for (let place = before; place > 0; place -= 1) await admin.page.keyboard.press("Enter");
  await rows.first().filter({ hasText: widget }).waitFor();
  expect(await up.evaluate((element) => element === document.activeElement), "the focus goes along").toBe(true);
  const presenceOf = (name: string) =>
    admin.page.getByLabel(t("homeAdmin.presence", { widget: name }), { exact: true });
  await presenceOf(t("home.widgets.checkIn")).selectOption("pinned");
  await presenceOf(t("home.widgets.categories")).selectOption("off");
  await admin.button(t("kit.form.save")).click();
  await admin.page.getByText(t("homeAdmin.saved")).first().waitFor();

  const phone = await world.as(omar, { locale: "ar", phone: true });
  const desk = await world.as(omar, { locale: "ar" });
  const card = (visit: Visit, name: string) => visit.page.getByRole("region", { name, exact: true });
  await Promise.all([phone.page.goto("/"), desk.page.goto("/")]);
  // Widgets far below load when they come near.
  for (const { page } of [phone, desk]) await page.locator('[data-widget="links"]').scrollIntoViewIfNeeded();
  await card(phone, phone.t("publications.links")).waitFor();
  await card(desk, phone.t("publications.links")).waitFor();
  await phone.settled();
  const order = await phone.page
    .locator("[data-widget]")
    .evaluateAll((found) => found.map((one) => one.getAttribute("data-widget")));
  expect(order.slice(0, 2)).toEqual(["birthdays", "checkIn"]);
  expect(order).not.toContain("categories");

  await phone.button(phone.t("home.customise.open")).click();
  const dialog = phone.page.getByRole("dialog", { name: phone.t("home.customise.title") });
  await dialog.waitFor();
  await inspect(phone);
  const choice = (name: string) => dialog.getByRole("switch", { name, exact: true });
  expect(await choice(phone.t("home.widgets.checkIn")).isDisabled()).toBe(true);
  await choice(phone.t("home.widgets.links")).press("Space");
  await choice(phone.t("home.widgets.promotions")).press("Space");
  await card(desk, desk.t("publications.links")).waitFor({ state: "detached" });
  await card(desk, desk.t("publications.promotions")).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: phone.t("home.customise.reset") }).click();
  await card(desk, desk.t("publications.links")).waitFor();
  await dialog
    .getByRole("button", { name: phone.t("home.customise.done") })
    .last()
    .click();
  await card(phone, phone.t("publications.links")).waitFor();
});

test("a widget that fails shows its own error, and loads on retry", async () => {
  const visit = await world.as(omar, { locale: "en", tolerates: /500/ });
  const { page, t } = visit;
  let isBroken = true;
  await readApart(visit);
  await page.route(/\/api\/(users\/joiners|home$)/, (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto("/");
  await page.locator('[data-widget="joiners"]').scrollIntoViewIfNeeded();
  const card = page.getByRole("region", { name: t("celebrations.joiners") });
  await card.getByText(t("client.failed")).waitFor();
  await page
    .getByRole("region", { name: t("publications.links") })
    .getByRole("link")
    .first()
    .waitFor();
  await inspect(visit);
  isBroken = false;
  await card.getByRole("button", { name: t("client.retry") }).click();
  await card.getByRole("listitem").first().waitFor();
});
