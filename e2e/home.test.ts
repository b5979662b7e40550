import { describe, expect, test } from "vitest";
import type { FeaturedTopic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { locales } from "./words.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const titleIn = ({ locale }: Visit, topic: TopicSummary | undefined): string =>
  (locale === "ar" ? topic?.titleAr : topic?.titleEn) ?? topic?.titleEn ?? topic?.titleAr ?? "";

describe.each(locales)("in %s", (locale) => {
  test("greets by name, and shows what is featured slide by slide, mirrored with the page", async () => {
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

  test("a film of a poster stands still where motion is not wanted, plays when asked, and stops", async () => {
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

  test("leads on: to the latest of a category, to its list, and back to where one was", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t } = visit;
    const category = locale === "ar" ? "الاستدامة" : "Sustainability";
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
