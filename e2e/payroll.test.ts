import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { PayrollMonth } from "#modules/payroll/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

/** Locks the oldest month that can be, unless one is locked. */
async function lockMonth(): Promise<void> {
  const { call } = await world.calls(officer);
  const months = await call<{ month: string; isLocked: boolean; provisionalDays: number }[]>(
    "GET",
    "/attendance/months",
  );
  if (months.some(({ isLocked }) => isLocked)) return;
  const month = months.filter(({ provisionalDays }) => provisionalDays === 0).at(-1)?.month;
  await call("PUT", `/attendance/months/${month}/lock`, { note: "Handed over" });
}

describe.each(locales)("in %s", (locale) => {
  test("columns are chosen, named and ordered, files of a locked month are made, and one is downloaded", async () => {
    await lockMonth();
    const visit = await world.as(officer, { locale, phone: locale === "ar" });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/attendance/payroll/mappings/add");
    const name = `Journey ${locale}`;
    await page.locator("input[name=nameEn]").fill(name);
    await page.locator("input[name=nameAr]").fill(name);
    const people = page.getByRole("listitem").filter({ has: page.getByRole("textbox") });
    await people.first().waitFor();
    const columns = await people.count();
    await people.first().getByRole("textbox").fill("EMP_NO");
    await people.first().getByRole("button").nth(1).click();
    await expect.poll(() => people.nth(1).getByRole("textbox").inputValue()).toBe("EMP_NO");
    await people.last().getByRole("button").last().click();
    await expect.poll(() => people.count()).toBe(columns - 1);
    await page.getByRole("combobox", { name: t("payrollMappings.form.addColumn") }).selectOption("number");
    await expect.poll(() => people.count()).toBe(columns);
    await page.getByRole("switch", { name: t("payrollMappings.form.withDays") }).check();
    await settled();
    await inspect(visit);
    await button(t("kit.form.add")).click();
    await page.getByRole("table").getByText(name).first().waitFor();
    await inspect(visit);

    await page.goto("/admin/attendance/payroll");
    await button(t("payroll.make")).first().click();
    const dialog = page.getByRole("dialog");
    const month = dialog.getByRole("combobox", { name: t("payroll.month") });
    await month.selectOption({ index: 1 });
    await dialog.getByRole("combobox", { name: t("payroll.mapping") }).selectOption({ label: name });
    await dialog.getByRole("button", { name: t("payroll.make") }).click();
    await dialog.waitFor({ state: "detached" });
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByText(t("payroll.states.ready")).waitFor();
    await settled();
    await inspect(visit);
    await row.getByRole("button").click();
    await dialog.getByRole("table").waitFor();
    await settled();
    await inspect(visit);

    const saving = page.waitForEvent("download");
    await dialog.getByRole("button", { name: /XLSX/ }).first().click();
    const file = await saving;
    const bytes = await readFile(await file.path());
    const { call } = await world.calls(officer);
    const versions = (await call<PayrollMonth[]>("GET", "/payroll/months")).flatMap((one) => one.versions);
    const made = versions.find(({ mapping }) => mapping.nameEn === name);
    const kept = made?.files.find(({ section, format }) => section === "people" && format === "xlsx");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(kept?.sha256);
    expect(file.suggestedFilename()).toContain(`${made?.month} v1`);
  });
});
