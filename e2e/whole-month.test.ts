import { readFile } from "node:fs/promises";
import readXlsx from "read-excel-file/node";
import { expect, test } from "vitest";
import { hq } from "#testing/attendance-cases.ts";
import { setLocalClock } from "#testing/attendance-world.ts";
import { approve, manager, officer, team, useOffice } from "./office.ts";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import type { Visit } from "./world.ts";

// January 2026 in an organisation that works on Sundays: the 4th, 11th, 18th and 25th.

const office = useOffice({ begins: "2026-01-04 06:00:00", weekdays: ["sunday"] });
const { at, punch, ask, openDays, closeDays } = office;
const month = "2026-01";
const away = { latitude: hq.latitude + 0.01, longitude: hq.longitude };
const [widad, nabil, rami] = team;

test("the first day is recorded on a phone, in Arabic, and two colleagues leave work for the officer", async () => {
  const options = {
    locale: "ar",
    phone: true,
    context: { permissions: ["geolocation"], geolocation: { ...hq, accuracy: 10 } },
  } as const;
  const morning = await at("2026-01-04 07:58:00", widad, options);
  await morning.page.goto("/attendance");
  await morning.button(morning.t("attendance.checkIn")).click();
  await morning.page.getByText(morning.t("attendance.punching.verdict.inside")).waitFor();
  await morning.button(morning.t("attendance.checkOut")).waitFor();
  await punch("2026-01-04 08:00:00", nabil, "in");
  await punch("2026-01-04 08:03:00", rami, "in", away);
  await punch("2026-01-04 16:00:00", rami, "out");
  const evening = await at("2026-01-04 18:00:00", widad, options);
  await evening.page.goto("/attendance");
  await evening.button(evening.t("attendance.checkOut")).click();
  await evening.button(evening.t("attendance.checkIn")).waitFor();
  await inspect(evening);
});

test("the month goes on: a correction is asked for, a site is closed for a day, and leave is granted", async () => {
  const correction = { day: "2026-01-04", time: "16:00", kind: "out", reason: office.reason, note: "I forgot" };
  await ask("2026-01-05 09:00:00", nabil, "attendanceCorrection", correction);
  for (const sunday of ["2026-01-11", "2026-01-25"]) {
    const present = sunday === "2026-01-11" ? [widad, nabil, rami] : [widad, nabil];
    for (const name of present) await punch(`${sunday} 08:00:00`, name, "in");
    for (const name of present) await punch(`${sunday} 16:00:00`, name, "out");
    if (sunday !== "2026-01-11") continue;
    const period = { from: "2026-01-25", to: "2026-01-25" };
    const { id, version } = await ask("2026-01-12 09:00:00", rami, "annualLeave", { period });
    const { call } = await office.calls(manager);
    await call("POST", `/requests/${id}/decisions`, { step: "manager", version, decision: "approve" });
  }
  setLocalClock("2026-02-02 09:00:00");
  await openDays("2026-01-25");
  await closeDays("2026-01-31");
});

test("the checklist leads the officer and the manager to what is open, until nothing is", async () => {
  const desk = await at("2026-02-02 09:00:00", officer);
  const { page, t, button } = desk;
  await page.goto("/admin/attendance/months");
  type Line =
    | "incomplete"
    | "reviews"
    | "corrections"
    | "overtime"
    | "requests"
    | "unscheduled"
    | "undated"
    | "findings";
  const line = (name: Line) =>
    page.getByRole("listitem").filter({ hasText: t(`attendanceClosing.checklist.line.${name}`) });
  const open = ["incomplete", "reviews", "corrections", "overtime"] as const;
  for (const name of open) await line(name).getByText("1", { exact: true }).waitFor();
  await page.getByText(t("attendanceClosing.checklist.open", { count: open.length })).waitFor();
  await inspect(desk);

  await line("reviews").getByRole("link").focus();
  await page.keyboard.press("Enter");
  await button(t("attendanceReview.punch.day")).waitFor();
  await page.keyboard.press("KeyA");
  await page
    .getByText(t("attendanceReview.outcome.accepted", { count: 1 }))
    .first()
    .waitFor();
  await page.goBack();
  await line("reviews").getByText("0", { exact: true }).waitFor();
  await line("overtime").getByRole("link").click();
  await page.getByRole("row").filter({ hasText: widad }).waitFor();
  await page.goBack();
  await line("corrections").getByRole("link").click();
  await page.getByRole("row").filter({ hasText: nabil }).getByText(manager).waitFor();
  await inspect(desk);

  const phone = await at("2026-02-02 09:30:00", manager, { locale: "ar", phone: true });
  await phone.page.goto("/work-list");
  await approve(phone, "overtime", phone.t("attendanceOvertime.work.approve"));
  await approve(phone, "approval", phone.t("servicePages.decide.approve"));
  // The second step of a correction is the officer's.
  await page.goto("/work-list");
  await approve(desk, "approval", t("servicePages.decide.approve"));

  await page.goto("/admin/attendance/months");
  await page.getByText(t("attendanceClosing.checklist.done")).waitFor();
});

test("the day without a site is corrected in bulk by keyboard, and the month is locked without a reason", async () => {
  const desk = await at("2026-02-02 10:00:00", officer);
  const { page, t, button } = desk;
  await page.goto(`/admin/attendance/sheet?month=${month}`);
  const names = page.getByRole("grid").getByRole("rowheader");
  await names.first().waitFor();
  const rows = await names.allInnerTexts();
  for (const name of [widad, nabil, rami]) {
    await page.locator(`[data-at="${rows.findIndex((text) => text.includes(name))} 17"]`).focus();
    await page.keyboard.press("Space");
  }
  await button(t("attendanceBulk.choose.correct")).press("Enter");
  const form = page.getByRole("dialog", { name: t("attendanceBulk.form.title", { count: 3 }) });
  await form.getByLabel(t("attendanceOfficer.correction.reason")).selectOption({ index: 1 });
  await form.getByLabel(t("attendanceOfficer.correction.note")).fill("The site was closed");
  await form.getByRole("button", { name: t("attendanceBulk.form.preview") }).press("Enter");
  const preview = page.getByRole("dialog", { name: t("attendanceBulk.preview.title") });
  await inspect(desk);
  await preview.getByRole("button", { name: t("attendanceBulk.preview.apply", { count: 3 }) }).press("Enter");
  await preview.waitFor({ state: "detached" });

  await page.goto("/admin/attendance/months");
  await lockJanuary(desk);
});

/** Locks the month on the page of months; nothing is open, so no reason is asked for. */
async function lockJanuary({ page, t }: Visit): Promise<void> {
  const row = page
    .getByRole("table", { name: t("attendanceReview.months.table") })
    .getByRole("row")
    .filter({ hasText: "January 2026" });
  await row.getByRole("button", { name: t("attendanceReview.months.lock") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("attendanceReview.months.lock"), exact: true }).waitFor();
  expect(await dialog.getByRole("textbox").count()).toBe(0);
  await dialog.getByRole("button", { name: t("attendanceReview.months.lock"), exact: true }).click();
  await row.getByText(t("attendanceReview.months.state.locked")).waitFor();
}

/** Makes files with the mapping and returns the rows of a table as another program reads them. */
async function handOver(desk: Visit, number: number, section: "people" | "peopleChanges"): Promise<unknown[][]> {
  const { page, t, button } = desk;
  await page.goto("/admin/attendance/payroll");
  await button(t("payroll.make")).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: t("payroll.month") }).selectOption({ index: 1 });
  await dialog.getByRole("combobox", { name: t("payroll.mapping") }).selectOption({ index: 1 });
  await dialog.getByRole("button", { name: t("payroll.make") }).click();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("row").filter({ hasText: t("payroll.versionName", { number }) });
  await row.getByText(t("payroll.states.ready")).waitFor();
  await inspect(desk);
  await row.getByRole("button").click();
  const file = t(`payroll.sections.${section}`, { format: isolated("XLSX") });
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: t("payroll.downloadOf", { file }) }).click();
  const bytes = await readFile(await (await saving).path());
  const [sheet] = await readXlsx(bytes);
  return sheet?.data ?? [];
}

test("payroll gets the month, and after a late correction only what differs", async () => {
  const desk = await at("2026-02-03 09:00:00", officer);
  const { page, t } = desk;
  const { call } = await office.calls(officer);
  const personColumns = ["number", "nameEn", "dueDays", "workedDays", "absentDays", "leaveDays", "overtimeMinutes"];
  const mapping = { nameEn: "Payroll", nameAr: "الرواتب", language: "en", dayColumns: null };
  await call("POST", "/payroll/mappings", { ...mapping, personColumns: personColumns.map((key) => ({ key })) });
  const people = await handOver(desk, 1, "people");
  const of = (rows: unknown[][], name: string) => rows.find((cells) => cells[1] === name)?.slice(2);
  expect(of(people, widad)).toEqual([4, 4, 0, 0, 120]);
  expect(of(people, nabil)).toEqual([4, 4, 0, 0, 0]);
  expect(of(people, rami)).toEqual([4, 3, 0, 1, 0]);
  expect(of(people, manager)).toEqual([4, 0, 4, 0, 0]);

  await page.goto("/admin/attendance/months");
  const row = page.getByRole("row").filter({ hasText: "January 2026" });
  await row.getByRole("button", { name: t("attendanceReview.months.reopen") }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Lubna was on leave");
  await page.keyboard.press("Control+Enter");
  await row.getByRole("button", { name: t("attendanceReview.months.lock") }).waitFor();
  const leave = { user: office.idOf(manager), kind: "leave", fromDate: "2026-01-18", toDate: "2026-01-18" };
  await call("POST", "/attendance/absences", leave);
  await expect
    .poll(async () => {
      const list = await call<{ state: string }[]>("GET", "/attendance/recomputations");
      return list.filter(({ state }) => state === "waiting" || state === "running").length;
    })
    .toBe(0);
  await page.reload();
  await lockJanuary(desk);
  const changes = await handOver(desk, 2, "peopleChanges");
  expect(changes.flat()).toContain(manager);
  expect(changes.flat()).not.toContain(widad);
});
