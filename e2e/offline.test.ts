import { describe, expect, test } from "vitest";
import { shellIsKept } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

/** In the browser: how the document was loaded. */
const loadKind = (): string | undefined => performance.getEntriesByType("navigation")[0]?.toJSON().type;

describe("in Arabic", () => {
  const locale = "ar";
  test("without a network, pages read last open with their age, and are updated automatically afterwards", async () => {
    const { page, context, t, settled } = await world.as("employee@diwan.example", {
      locale,
      serviceWorker: true,
      // The browser's error for pages that were never opened online and are not stored.
      tolerates: /Failed to fetch dynamically imported module/,
    });
    const list = "/community/categories/4";
    await page.goto("/");
    await settled();
    await page.goto(list);
    await settled();
    const row = page.locator("a[data-topic]").first();
    const title = (await row.textContent()) ?? "";
    await row.click();
    const dialog = page.getByRole("dialog");
    await settled();
    const text = await dialog.locator("p[dir=auto]").first().textContent();
    const topic = new URL(page.url()).pathname;
    await shellIsKept(page);

    await context.setOffline(true);
    const banner = page.getByRole("status").filter({ hasText: t("shell.offlineBanner") });
    await banner.waitFor();
    await page.goto(topic);
    await page
      .getByRole("dialog")
      .getByText(text ?? "")
      .first()
      .waitFor();
    await banner.filter({ hasText: "ما تراه محدّث حتى" }).waitFor();
    await page.goto(list);
    await page.getByRole("link", { name: title }).first().waitFor();
    await page.goto("/");
    await page.getByRole("heading", { name: t("community.latest.title") }).waitFor();
    await page.locator("main a[data-topic]").first().waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    for (const path of ["/user-profile", "/directory"]) {
      await page.goto(path);
      await banner.waitFor();
      await page.getByRole("heading", { level: 1, name: t("shell.offline.title") }).waitFor();
      expect(new URL(page.url()).pathname, "the session stays open").toBe(path);
      expect(await page.evaluate(loadKind), "not reloaded in vain").toBe("navigate");
    }

    await context.setOffline(false);
    await banner.waitFor({ state: "detached" });
    // The page that was missing is loaded by itself.
    await page.getByRole("heading", { level: 1, name: t("directory.title") }).waitFor();
    await settled();
    await page.goto("/community");
    await page.getByRole("link", { name: "دردشات" }).first().waitFor();
  });
});
