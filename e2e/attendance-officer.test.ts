import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { violations } from "./axe.ts";
import { inspect } from "./scenes.ts";
import { locales } from "./words.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

type People = Sheet["data"];

/** Finds a day in the demonstration with a missing punch, in an open month. */
async function findIncomplete(): Promise<{ person: string; day: string; within: string }> {
  const { id, call } = await world.calls(officer);
  const months = await call<{ month: string; isLocked: boolean }[]>("GET", "/attendance/months");
  for (const { month } of months.filter(({ isLocked }) => !isLocked).slice(0, 3)) {
    const people = await call<People>("GET", `/attendance/sheet?month=${month}&state=incomplete`);
    for (const { person, cells } of people.filter((line) => line.person.id !== id)) {
      const cell = cells.find(({ state, slots }) => state === "incomplete" && slots === 1);
      if (cell === undefined) continue;
      // A small department: a full page of cells is slow to check with axe.
      return { person: person.id, day: cell.date, within: `month=${month}&department=${person.department?.id ?? ""}` };
    }
  }
  throw new Error("Nobody in the demonstration company forgot anything.");
}

const searchOf = (visit: Visit): URLSearchParams => new URL(visit.page.url()).searchParams;

describe("in Arabic", () => {
  const locale = "ar";
  test("the board counts all employees, filters by location, and leads to a day and back", async () => {
    const visit = await world.as(officer, { locale, phone: true });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/attendance/board");
    const states = page.getByRole("navigation", { name: t("attendanceOfficer.board.states") });
    await states.getByRole("link").first().waitFor();
    await settled();
    expect(await states.getByRole("link").count()).toBe(7);

    const chips = page.getByRole("list", { name: t("kit.list.inForce") });
    const look = page.getByRole("searchbox", { name: t("attendanceOfficer.filters.search") });
    await look.fill("qxqxqx");
    await look.press("Enter");
    await page.getByText(t("attendanceOfficer.board.nobodyFound")).waitFor();
    expect(await look.evaluate((box) => box === document.activeElement)).toBe(true);
    await chips.getByRole("button").click();
    await expect.poll(() => searchOf(visit).get("search")).toBeNull();

    const location = page.getByRole("combobox", { name: t("attendanceOfficer.filters.location") });
    await location.click();
    await page.getByRole("option").first().click();
    await expect.poll(() => searchOf(visit).get("location")).not.toBeNull();
    await chips.getByRole("button").click();
    await expect.poll(() => searchOf(visit).get("location")).toBeNull();

    const first = page.getByRole("rowheader").getByRole("link").first();
    const name = await first.innerText();
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByText(t("attendanceOfficer.day.punches")).waitFor();
    const today = searchOf(visit).get("day");
    await button(t("attendanceOfficer.day.previous")).click();
    await expect.poll(() => searchOf(visit).get("day")).not.toBe(today);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(searchOf(visit).get("person")).toBeNull();
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("a missing punch is found on the sheet, entered, removed, and covered by leave", async () => {
    const { person, day, within } = await findIncomplete();
    const note = `By phone · بالهاتف · ${locale}`;
    const visit = await world.as(officer, { locale });
    const { page, t, button, settled } = visit;
    await page.goto(`/admin/attendance/sheet?${within}&state=incomplete`);
    const grid = page.getByRole("grid", { name: t("attendanceOfficer.sheet.title") });
    const cells = grid.getByRole("gridcell").getByRole("button");
    await cells.first().waitFor();
    await settled();

    await page.goto(`/admin/attendance/sheet?${within}&person=${person}&day=${day}`);
    const dialog = page.getByRole("dialog").first();
    // The reason may have the same name as the state.
    const state = (name: "incomplete" | "leave") =>
      dialog.getByText(t(`attendanceDays.state.${name}`), { exact: true }).first();
    await state("incomplete").waitFor();

    await button(t("attendanceOfficer.day.enterPunch")).click();
    const form = page.getByRole("dialog").last();
    await form.getByRole("button", { name: t("attendanceOfficer.correction.enter"), exact: true }).click();
    await form.getByText(t("validators.fieldRequired")).first().waitFor();
    const reason = form.getByRole("combobox", { name: t("attendanceOfficer.correction.reason") });
    await reason.selectOption({ index: 1 });
    await form.getByRole("textbox", { name: t("attendanceOfficer.correction.note") }).fill(note);
    await page.keyboard.press("Control+Enter");
    await page.getByText(t("attendanceOfficer.correction.entered")).waitFor();
    await state("incomplete").waitFor({ state: "detached" });
    await dialog.getByText(note).waitFor();

    const entered = dialog.getByRole("listitem").filter({ hasText: note });
    await entered.getByRole("button").click();
    await page.getByRole("dialog").last().getByRole("combobox").selectOption({ index: 1 });
    await button(t("attendanceOfficer.correction.takeBack")).last().click();
    await dialog.getByText(t("attendanceDays.voided")).waitFor();
    await state("incomplete").waitFor();

    await button(t("attendanceOfficer.day.enterAbsence")).click();
    await button(t("attendanceOfficer.absence.enter")).click();
    await state("leave").waitFor();
    await inspect(visit);
    await button(t("attendanceOfficer.absence.remove.leave")).click();
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: t("attendanceOfficer.absence.remove.leave"), exact: true }).click();
    await state("incomplete").waitFor();
  });

  test("a month is exported as a workbook and as a table, in the user's language", async () => {
    const visit = await world.as(officer, { locale });
    const { page, t, button } = visit;
    await page.goto("/admin/attendance/sheet");
    await page.getByRole("grid").waitFor();
    const save = async (kind: "xlsx" | "csv"): Promise<{ name: string; bytes: Buffer }> => {
      await button(t("kitTables.download")).click();
      const saving = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: t(`kitTables.${kind}`) }).click();
      const file = await saving;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const workbook = await save("xlsx");
    expect(workbook.name).toMatch(/\d{4}-\d\d\.xlsx$/);
    expect(workbook.bytes.subarray(0, 2).toString()).toBe("PK");
    const table = await save("csv");
    const text = table.bytes.toString();
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toContain("الاسم");
  });
});

test.each(locales)("in %s the arrow keys move from day to day in reading direction", async (locale) => {
  const { within } = await findIncomplete();
  const visit = await world.as(officer, { locale });
  const { page, t } = visit;
  await page.goto(`/admin/attendance/sheet?${within}`);
  const grid = page.getByRole("grid", { name: t("attendanceOfficer.sheet.title") });
  await grid.getByRole("gridcell").getByRole("button").first().focus();
  await page.keyboard.press(locale === "ar" ? "ArrowLeft" : "ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  expect(searchOf(visit).get("day")).toMatch(/-02$/);
});

test("on a phone each person is a card whose days open like those of the grid", async () => {
  const { page, t, settled } = await world.as(officer, { locale: "ar", phone: 320 });
  await page.goto("/admin/attendance/sheet");
  const card = page
    .getByRole("listitem")
    .filter({ hasText: t("attendanceOfficer.sheet.total.worked") })
    .first();
  await card.getByRole("button").click();
  await settled();
  expect(await violations(page)).toEqual([]);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(isWide).toBe(false);
  await card.getByRole("button").nth(1).click();
  await page.getByRole("dialog").waitFor();
});
