import { describe, expect, test } from "vitest";
import { shellIsKept } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

describe("in Arabic", () => {
  const locale = "ar";
  test("without a network the shell opens and says so, and the page comes back by itself", async () => {
    const { page, context, t, settled } = await world.as("employee@diwan.example", { locale, serviceWorker: true });
    await page.goto("/community");
    await settled();
    await shellIsKept(page);

    await context.setOffline(true);
    await page.getByText(t("shell.offlineBanner")).waitFor();
    await page.getByRole("heading", { level: 1, name: t("community.title") }).waitFor();
    await page.reload();
    await page.getByText(t("shell.offlineBanner")).waitFor();
    const isOffline = page.getByRole("heading", { name: t("shell.offline.title") });
    await isOffline.waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    for (const path of ["/user-profile", "/", "/community/categories/4", "/community"]) {
      await page.goto(path);
      await isOffline.waitFor();
      expect(new URL(page.url()).pathname, "nobody is signed out by it").toBe(path);
    }

    await context.setOffline(false);
    await page.getByText(t("shell.offlineBanner")).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "دردشات" }).first().waitFor();
  });
});
