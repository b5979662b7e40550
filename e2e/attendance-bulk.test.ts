import { expect, test } from "vitest";
import type { BulkCorrection } from "#modules/attendance/contract/schemas-bulk.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

/** A small department without the officer and an open month of the demonstration, in which a person was absent. */
async function findAbsent(): Promise<string> {
  const { id, call } = await world.calls(officer);
  const months = await call<{ month: string; isLocked: boolean }[]>("GET", "/attendance/months");
  for (const { month } of months.filter(({ isLocked }) => !isLocked).slice(1, 4)) {
    for (const { person } of await call<Sheet["data"]>("GET", `/attendance/sheet?month=${month}&state=absent`)) {
      const within = `month=${month}&department=${person.department?.id ?? ""}`;
      const people = await call<Sheet["data"]>("GET", `/attendance/sheet?${within}`);
      if (people.every((line) => line.person.id !== id)) return within;
    }
  }
  throw new Error("Nobody in the demonstration company was absent.");
}

test("days are chosen with the keyboard, corrected and taken back", async () => {
  const within = await findAbsent();
  const visit = await world.as(officer, { locale: "ar" });
  const { page, t, button, settled } = visit;
  await page.goto(`/admin/attendance/sheet?${within}`);
  const cell = (at: number, on: number) => page.locator(`[data-at="${at} ${on}"]`);
  const absent = page.locator(`[data-at][title="${t("attendanceDays.state.absent")}"]`).first();
  await absent.waitFor();
  await settled();
  const [row = 0, column = 0] = ((await absent.getAttribute("data-at")) ?? "").split(" ").map(Number);

  // A rectangle of two days by the arrows, from right to left, then one day by Space.
  const [from, towards] = column > 0 ? [column - 1, "ArrowLeft"] : [column + 1, "ArrowRight"];
  await cell(row, from).focus();
  await page.keyboard.press(`Shift+${towards}`);
  await page.getByText(t("attendanceBulk.choose.chosen", { count: 2 })).waitFor();
  expect(await cell(row, column).getAttribute("aria-pressed")).toBe("true");
  await cell(row, from).focus();
  await page.keyboard.press("Space");
  await page.getByText(t("attendanceBulk.choose.chosen", { count: 1 })).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await inspect(visit);

  await button(t("attendanceBulk.choose.correct")).press("Enter");
  const form = page.getByRole("dialog", { name: t("attendanceBulk.form.title", { count: 1 }) });
  const reason = form.getByLabel(t("attendanceOfficer.correction.reason"));
  await expect.poll(() => reason.locator("option").count()).toBeGreaterThan(1);
  await reason.selectOption({ index: 1 });
  await form.getByLabel(t("attendanceOfficer.correction.note")).fill("The reader was broken · تعطّل الجهاز");
  await inspect(visit);
  await form.getByRole("button", { name: t("attendanceBulk.form.preview") }).press("Enter");
  const preview = page.getByRole("dialog", { name: t("attendanceBulk.preview.title") });
  await preview.getByText(t("attendanceDays.state.absent")).waitFor();
  await preview.getByText(t("attendanceDays.state.present")).waitFor();
  await inspect(visit);
  await preview.getByRole("button", { name: t("attendanceBulk.preview.apply", { count: 1 }) }).press("Enter");
  await page.getByText(t("attendanceBulk.preview.applied", { count: 1 })).waitFor();
  await preview.waitFor({ state: "detached" });

  await page.goto("/admin/attendance/sheet/corrections");
  await page.getByText(t("attendanceBulk.form.causes.outage")).first().waitFor();
  await inspect(visit);
  await page.getByRole("row").getByRole("button").first().press("Enter");
  await page.getByRole("button", { name: t("attendanceBulk.list.confirm") }).press("Enter");
  await page.getByText(t("attendanceBulk.list.done")).waitFor();
  const { call } = await world.calls(officer);
  const [last] = await call<BulkCorrection[]>("GET", "/attendance/bulk-corrections");
  expect(last?.undoneAt).not.toBeNull();
});

test("on a phone days are chosen by presses after a mode is entered", async () => {
  const within = await findAbsent();
  const visit = await world.as(officer, { locale: "en", phone: true });
  const { page, t, button } = visit;
  await page.goto(`/admin/attendance/sheet?${within}`);
  await button(t("attendanceBulk.choose.start")).click();
  await page.locator("button[aria-expanded=false][aria-controls]").first().click();
  const days = page.locator("li button[aria-pressed]");
  await days.first().click();
  await days.nth(1).click();
  await page.getByText(t("attendanceBulk.choose.chosen", { count: 2 })).waitFor();
  // The bar covers no day at the end of the page.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await inspect(visit);
});
