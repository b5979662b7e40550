import { describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const administrator = "admin@diwan.example";
const employee = "manager@diwan.example";

const name = "أمناء الأرشيف";

describe("in Arabic", () => {
  const locale = "ar";
  test("a role is added, granted a permission, assigned, recorded by the audit and removed again", async () => {
    const visit = await world.as(administrator, { locale, theme: "dark" });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/roles");
    await page.getByRole("columnheader", { name: t("roles.matrix.permission") }).waitFor();
    await settled();

    await button(t("roles.add")).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: t("roles.form.nameEn") }).fill("Keepers of the archive");
    await dialog.getByRole("textbox", { name: t("roles.form.nameAr") }).fill(name);
    await page.keyboard.press("Control+Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByRole("checkbox", { name: t("roles.permissions.audit.read.name") }).check();
    await button(t("roles.save")).click();
    await button(t("roles.save")).waitFor({ state: "detached" });

    await button(t("roles.members.add")).first().click();
    await dialog.getByRole("combobox", { name: t("roles.adding.people") }).fill("عمر");
    const option = page.getByRole("option").first();
    await option.waitFor();
    await option.click();
    await dialog.getByRole("button", { name: t("roles.adding.submit"), exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    const removal = page.getByRole("button", { name: new RegExp(`^${t("roles.members.remove")} `) });
    await removal.waitFor();
    await inspect(visit);

    await page.goto("/admin/audit?action=role.permissionsChanged");
    const what = t("identityAudit.kinds.role", { name: isolated(name) });
    const changed = new RegExp(t("identityAudit.sentences.role.permissionsChanged", { who: ".*", what }));
    const created = new RegExp(t("identityAudit.sentences.role.created", { who: ".*", what }));
    await page.getByRole("button", { name: changed }).first().click();
    await dialog.getByRole("cell", { name: "audit.read" }).waitFor();
    await dialog.getByText(t("audit.entry.recorded")).click();
    await dialog.getByText('"role.permissionsChanged"').waitFor();
    await inspect(visit);
    await dialog.getByRole("button", { name: t("audit.entry.aboutIt") }).click();
    await page.getByRole("button", { name: created }).waitFor();
    const box = page.getByRole("searchbox", { name: t("audit.filters.search") });
    await box.fill("xylophone");
    await box.press("Enter");
    await page.getByRole("heading", { name: t("audit.noneTitle") }).waitFor();
    await box.fill(name);
    await box.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("search") === name);
    await page.getByRole("button", { name: created }).waitFor();
    await settled();
    await button(t("audit.chain.verify")).click();
    await expect.poll(() => page.getByText(t("audit.chain.never")).count()).toBe(0);

    await page.goto("/admin/roles");
    await page.getByRole("link", { name }).click();
    await removal.click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: t("roles.members.remove"), exact: true }).click();
    await page.getByText(t("roles.members.none")).waitFor();
    await button(t("roles.role.delete")).click();
    await page.getByRole("alertdialog", { name: t("roles.role.deleteTitle", { name: isolated(name) }) }).waitFor();
    await question.getByRole("button", { name: t("roles.role.delete"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: t("roles.title") }).waitFor();
    await expect.poll(() => page.getByRole("link", { name }).count()).toBe(0);
  });

  test("on a phone roles are cards, and users without permission for roles or the audit are refused", async () => {
    const visit = await world.as(administrator, { locale, phone: true });
    const { page, t } = visit;
    await page.goto("/admin/roles");
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    await inspect(visit);
    const other = await world.as(employee, { locale });
    for (const address of ["/admin/roles", "/admin/audit"]) {
      await other.page.goto(address);
      await other.page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") }).waitFor();
    }
  });
});
