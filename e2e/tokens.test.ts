import { describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

describe("in Arabic", () => {
  const locale = "ar";
  test("a user creates a token for a program and copies it, and an officer revokes it", async () => {
    const visit = await world.as("employee@diwan.example", { locale, phone: true });
    const { page, t, field, button } = visit;
    await page.goto("/user-profile/security");
    await button(t("accessTokens.add")).click();
    const dialog = page.getByRole("dialog", { name: t("accessTokens.add") });
    const name = "Canteen screen";
    await field(t("accessTokens.form.name")).fill(name);
    const submit = dialog.getByRole("button", { name: t("accessTokens.form.submit") });
    await submit.click();
    await dialog.getByText(t("accessTokens.form.nothing")).waitFor();
    const first = dialog.getByRole("radio").first();
    await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);
    const community = dialog.getByRole("group", { name: t("accessTokens.areas.community"), exact: true });
    await community.getByRole("radio", { name: t("accessTokens.levels.read") }).check();
    await inspect(visit);
    await page.keyboard.press("Control+Enter");

    const shown = page.getByRole("dialog", { name: t("accessTokens.made.title") });
    const token = await shown.getByRole("textbox", { name: t("accessTokens.made.token") }).inputValue();
    expect(token).toMatch(/^diwan_[0-9A-Za-z]{49}$/);
    await inspect(visit);
    await shown
      .getByRole("button", { name: t("accessTokens.made.close"), exact: true })
      .first()
      .click();
    await page.getByText(name).waitFor();
    const ask = async (path: string): Promise<number> =>
      (await fetch(`${world.server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await ask("/topics"), await ask("/users")]).toEqual([200, 403]);

    const { id } = await world.calls("employee@diwan.example");
    const officer = await world.as("admin@diwan.example", { locale });
    await officer.page.goto(`/admin/users/${id}`);
    await officer.button(t("accessTokens.endOf", { name: isolated(name) })).click();
    await officer.page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("accessTokens.end"), exact: true })
      .click();
    await officer.page.getByText(t("accessTokens.ended")).waitFor();
    expect(await ask("/topics")).toBe(401);
    await page.reload();
    await page.getByText(t("accessTokens.none")).waitFor();
  });
});
