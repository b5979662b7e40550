import { expect, test } from "vitest";
import { manager, team } from "#testing/office.ts";
import { approve, useOffice } from "./office.ts";
import { inspect } from "./scenes.ts";
import type { Visit } from "./world.ts";

// The week from Sunday, 11 January 2026.

const office = useOffice({ begins: "2026-01-11 06:00:00" });
const { at, punch, ask, openDays, closeDays } = office;
const [widad, nabil, rami] = team;

/** Returns the row of a person of the team today. */
const today = ({ page }: Visit, name: string) => page.getByRole("row").filter({ hasText: name });

test("on Sunday morning a manager sees on a phone, in Arabic, who is in, late and not there yet", async () => {
  await punch("2026-01-11 07:55:00", widad, "in");
  await punch("2026-01-11 08:40:00", nabil, "in");
  const phone = await at("2026-01-11 08:45:00", manager, { locale: "ar", phone: true });
  await phone.page.goto("/team");
  await today(phone, widad).getByText(phone.t("teamPage.states.in"), { exact: true }).waitFor();
  await today(phone, nabil)
    .getByText(phone.t("teamPage.today.late", { minutes: 40 }))
    .waitFor();
  await today(phone, rami).getByText(phone.t("teamPage.states.late"), { exact: true }).waitFor();
  await inspect(phone);
});

test("an employee picks two days of leave on a phone, and the manager approves by keyboard", async () => {
  const phone = await at("2026-01-11 10:00:00", rami, { locale: "ar", phone: true });
  await phone.page.goto("/e-services/annualLeave");
  for (const [end, digits] of [
    ["firstDay", "20260114"],
    ["lastDay", "20260117"],
  ] as const) {
    const group = phone.page.getByRole("group", { name: phone.t(`servicePages.form.${end}`) });
    await group.getByRole("spinbutton").first().click();
    await phone.page.keyboard.type(digits);
  }
  // Friday and Saturday are no working days.
  await phone.page.getByText(phone.t("servicePages.leave.dayOff")).waitFor();
  await inspect(phone);
  await phone.button(phone.t("servicePages.ask.send")).click();
  await phone.page.waitForURL(/\/e-services\/requests\/\d+$/);

  const desk = await at("2026-01-11 10:30:00", manager);
  const { page, t } = desk;
  await page.goto("/team?view=requests");
  await page.getByText(rami).first().waitFor();
  await inspect(desk);
  await page.goto("/work-list");
  const row = page.locator("[data-row^='approval']").first();
  await row.getByText(t("servicePages.approval.alone")).waitFor();
  await row.getByRole("link").first().focus();
  await page.keyboard.press("KeyA");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("servicePages.decide.approve"), exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await row.waitFor({ state: "detached" });
});

test("what the days leave behind waits in the work list: a correction, and overtime of which fewer minutes count", async () => {
  await punch("2026-01-11 16:00:00", widad, "out");
  await punch("2026-01-12 08:00:00", widad, "in");
  await punch("2026-01-12 18:00:00", widad, "out");
  const correction = { day: "2026-01-11", time: "16:00", kind: "out", reason: office.reason, note: "I forgot" };
  await ask("2026-01-13 07:30:00", nabil, "attendanceCorrection", correction);
  await openDays("2026-01-13");
  await closeDays("2026-01-12");

  const desk = await at("2026-01-13 09:00:00", manager, { locale: "ar" });
  const { page, t } = desk;
  await page.goto("/work-list");
  await approve(desk, "approval", t("servicePages.decide.approve"));
  const claim = page.locator("[data-row^='overtime']").first();
  await claim.getByRole("button", { name: t("attendanceOvertime.work.approve"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("attendanceOvertime.work.minutes")).fill("60");
  await inspect(desk);
  await dialog.getByRole("button", { name: t("attendanceOvertime.work.approve"), exact: true }).click();
  await claim.waitFor({ state: "detached" });
  await page
    .getByText(t("servicePages.work.count", { count: 0 }))
    .first()
    .waitFor();

  const { call } = await office.calls(widad);
  const [made] = await call<{ state: string; approvedMinutes: number }[]>("GET", "/attendance/overtime");
  expect(made).toMatchObject({ state: "approved", approvedMinutes: 60 });
});

test("on Wednesday the week shows who is away, and colleagues see only that they are", async () => {
  const desk = await at("2026-01-14 09:00:00", manager);
  await openDays("2026-01-14");
  const { page, t } = desk;
  await page.goto("/team?view=week");
  const grid = page.getByRole("grid", { name: t("teamPage.calendar.title") });
  await grid.getByRole("rowheader").filter({ hasText: rami }).waitFor();
  const cell = (date: string) =>
    grid.getByRole("button", { name: t("teamPage.calendar.cell", { date, words: t("teamPage.cells.away") }) });
  await cell("Wednesday 14 January 2026").waitFor();
  await cell("Thursday 15 January 2026").waitFor();
  expect(await cell("Friday 16 January 2026").count()).toBe(0);
  await inspect(desk);

  const phone = await at("2026-01-14 09:05:00", widad, { locale: "ar", phone: true });
  await phone.page.goto("/team");
  const row = phone.page.getByRole("list").getByRole("listitem").filter({ hasText: rami }).first();
  await row.getByText(phone.t("teamPage.cells.away"), { exact: true }).waitFor();
  expect(await phone.page.getByText(phone.t("teamPage.kinds.leave"), { exact: true }).count()).toBe(0);
  await inspect(phone);
});
