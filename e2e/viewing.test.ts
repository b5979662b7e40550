import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { unzip } from "#testing/unzip.ts";
import { violations } from "./axe.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

test("an administrator views as an employee, who is notified and downloads their own data, in Arabic", async () => {
  // The profile requests data for its owner only, and is refused.
  const admin = await world.as("admin@diwan.example", { tolerates: /403 viewing_only/ });
  const { page, t, button, field, settled } = admin;
  await page.goto("/admin/users?search=Omar%20Haddad");
  await page.getByRole("rowheader").getByRole("link").first().click();
  const name = "Omar Haddad";
  await page.getByRole("heading", { level: 1, name }).waitFor();
  const account = new URL(page.url()).pathname;
  await button(t("accounts.viewing.action")).click();
  const dialog = page.getByRole("dialog", { name: t("accounts.viewing.title", { name: isolated(name) }) });
  await dialog.getByRole("button", { name: t("accounts.viewing.start") }).click();
  await dialog.getByText(t("validators.fieldRequired")).waitFor();
  expect(await violations(page)).toEqual([]);
  await field(t("accounts.reason")).fill("Cannot find a request");
  await dialog.getByRole("button", { name: t("accounts.viewing.start") }).click();

  const banner = page.getByRole("region", { name: t("shell.viewing.label") });
  await banner.getByText(name).waitFor();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await settled();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.cookie.includes("token="))).toBe(true);
  // Nothing can be changed, and private data is not shown.
  await page.goto("/admin/users");
  await page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
  await page.goto("/user-profile/security");
  await page
    .getByRole("heading", { level: 1, name: t("shell.viewing.aloneTitle", { name: isolated(name) }) })
    .waitFor();
  await banner.getByText(name).waitFor();
  expect(await violations(page)).toEqual([]);

  // Another tab of the same browser remains the administrator's.
  const other = await admin.context.newPage();
  await other.goto("/admin/users");
  await other.getByRole("rowheader").first().waitFor();
  expect(await other.getByRole("region", { name: t("shell.viewing.label") }).count()).toBe(0);
  await other.close();

  await button(t("shell.viewing.aloneEnd")).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(account);
  await page.getByRole("heading", { level: 1, name }).waitFor();
  expect(await banner.count()).toBe(0);

  const omar = await world.as("employee@diwan.example", { locale: "ar", phone: true });
  await omar.page.goto("/notifications");
  await omar.page.getByText("Cannot find a request").first().waitFor();
  await omar.page.goto("/user-profile/security");
  const data = omar.page.getByRole("region", { name: omar.t("personalData.title"), exact: true });
  await data.getByRole("button", { name: omar.t("personalData.ask") }).click();
  const download = data.getByRole("button", { name: omar.t("personalData.download"), exact: true });
  await download.waitFor();
  expect(await violations(omar.page)).toEqual([]);
  const [saved] = await Promise.all([omar.page.waitForEvent("download"), download.click()]);
  const files = unzip(await readFile(await saved.path()));
  expect(files.get("index.html")?.toString("utf8")).toContain('<html lang="ar" dir="rtl">');
});
