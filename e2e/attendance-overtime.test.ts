import { expect, test } from "vitest";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import { setManager } from "#modules/people/server/index.ts";
import { overtimeClaimOf } from "#testing/attendance-fixtures.ts";
import { leavePolicy } from "#testing/leave-cases.ts";
import { inspect } from "./scenes.ts";
import { isolated, tabTo } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

test("an officer adds a policy, and finds and downloads the claims of closed days in Arabic", async () => {
  const visit = await world.as(officer, { locale: "ar" });
  const { page, t, button, field } = visit;
  await page.goto("/admin/attendance/overtimePolicies/index");
  await page.getByText(t("attendanceOvertimePolicies.policies.noneTitle")).waitFor();
  await page.goto("/admin/attendance/overtimePolicy/add");
  await field(t("attendanceRules.form.nameEn")).fill("For everyone");
  await field(t("attendanceRules.form.nameAr")).fill("للجميع");
  await field(t("attendanceOvertimePolicies.policy.minimum")).fill("٥");
  await field(t("attendanceOvertimePolicies.policy.block")).fill("5");
  const from = page.getByRole("group", { name: t("attendanceOvertimePolicies.policy.from") });
  await tabTo(page, from.getByRole("spinbutton").first());
  await page.keyboard.type("20260101");
  await page.getByLabel(t("attendanceOvertimePolicies.policy.hasNight")).check();
  await inspect(visit);
  await page.getByLabel(t("attendanceOvertimePolicies.policy.hasNight")).uncheck();
  await button(t("kit.form.add")).click();
  await page.waitForURL("/admin/attendance/overtimePolicies/index");
  await page.getByText("للجميع").first().waitFor();
  await inspect(visit);

  const caller = await world.calls(officer);
  await expect
    .poll(async () => {
      const list = await caller.call<Recomputation[]>("GET", "/attendance/recomputations");
      return list.filter(({ state }) => state === "waiting" || state === "running").length;
    })
    .toBe(0);
  await page.goto("/admin/attendance/overtimeClaims?state=waiting");
  await page
    .getByText(t("attendanceOvertime.reasons.policy", { policy: isolated("للجميع") }))
    .first()
    .waitFor();
  await inspect(visit);
  const downloading = page.waitForEvent("download");
  await button(t("kitTables.download")).click();
  await page.getByRole("menuitem", { name: t("kitTables.xlsx") }).click();
  expect((await downloading).suggestedFilename()).toBe(`${t("attendanceOvertime.list.file")}.xlsx`);
});

test("a manager approves fewer minutes in the work list, and the employee sees it", async () => {
  // Has no other claims, even if the policy for everyone came first.
  const employee = await world.server.hire("Nabil");
  const manager = await world.calls("manager@diwan.example");
  const { id } = await world.server.write(async (tx) => {
    await setManager(tx, employee, manager.id);
    return overtimeClaimOf(tx, employee);
  });
  const desk = await world.as("manager@diwan.example");
  const { page, t } = desk;
  await page.goto("/work-list");
  await page.getByText(t("attendanceOvertime.work.title")).waitFor();
  await inspect(desk);
  // Requests wait there as well.
  const claim = page.locator(`[data-row='overtime ${id}']`);
  await claim.getByRole("button", { name: t("attendanceOvertime.work.approve"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("attendanceOvertime.work.minutes")).fill("60");
  await inspect(desk);
  await dialog.getByRole("button", { name: t("attendanceOvertime.work.approve") }).click();
  await page.getByText(t("attendanceOvertime.work.approved")).waitFor();

  const phone = await world.as("nabil@diwan.example", { locale: "ar", phone: true });
  await phone.page.goto("/attendance");
  await phone.page.getByRole("link", { name: phone.t("attendance.overtime") }).click();
  await phone.page.waitForURL("/attendance/overtime");
  await phone.page.getByText(phone.t("attendanceOvertime.states.approved")).first().waitFor();
  await inspect(phone);
});

test("overtime that an officer settles as time off is days of leave for the employee, by its claim and in the ledger", async () => {
  const alia = await world.calls("admin@diwan.example");
  const names = { nameEn: "Time off in lieu", nameAr: "إجازة تعويضية" };
  const lookup = { category: "leaveType", ...names };
  const { id: typeId } = await alia.call<{ id: string }>("POST", "/attendance/lookups", lookup);
  await alia.call("PATCH", `/leave/types/${typeId}`, { version: 1, takesBalance: true });
  const { id: _, ...rules } = leavePolicy({ bands: [{ afterMonths: 0, days: 0 }] });
  await alia.call("POST", "/leave/policies", { type: typeId, ...names, everyone: true, ...rules });

  const desk = await world.as(officer);
  await desk.page.goto("/admin/attendance/overtimePolicy/add");
  const policy = "attendanceOvertimePolicies.policy";
  await desk.field(desk.t("attendanceRules.form.nameEn")).fill("Time off");
  await desk.field(desk.t("attendanceRules.form.nameAr")).fill("بإجازة");
  const from = desk.page.getByRole("group", { name: desk.t(`${policy}.from`) });
  await tabTo(desk.page, from.getByRole("spinbutton").first());
  await desk.page.keyboard.type("29900101");
  await desk.page.getByLabel(desk.t("attendanceOvertimePolicies.settlements.timeOff")).check();
  await desk.page.getByLabel(desk.t(`${policy}.leaveType`)).selectOption({ label: names.nameEn });
  await desk.page.getByLabel(desk.t(`${policy}.factors.ordinaryFactor`)).fill("150");
  await desk.page.getByLabel(desk.t(`${policy}.expiresMonths`)).fill("3");
  await inspect(desk);
  await desk.button(desk.t("kit.form.add")).click();
  await desk.page.waitForURL("/admin/attendance/overtimePolicies/index");
  await desk.page
    .getByText(desk.t("attendanceOvertimePolicies.policies.timeOff", { type: isolated(names.nameEn) }))
    .waitFor();

  const employee = await world.server.hire("Huda");
  const manager = await world.calls("manager@diwan.example");
  const claim = await world.server.write(async (tx) => {
    await setManager(tx, employee, manager.id);
    await tx.updateTable("person").set({ hire_date: "2025-01-01" }).where("id", "=", employee).execute();
    const made = await overtimeClaimOf(tx, employee);
    const factors = { ordinary: 150, night: 100, restDay: 100, holiday: 100 };
    const terms = JSON.stringify({ factors, dayMinutes: 480, expiresMonths: 120, expiresDays: null });
    await tx
      .updateTable("overtime_claim")
      .set({ leave_type_id: typeId, time_off: terms })
      .where("id", "=", made.id)
      .execute();
    return made;
  });
  await manager.call("POST", `/attendance/overtime-claims/${claim.id}/decision`, { version: 1, decision: "approve" });

  const phone = await world.as("huda@diwan.example", { locale: "ar", phone: true });
  const { page, t } = phone;
  await page.goto("/attendance/overtime");
  await page
    .getByText(t("attendanceOvertime.timeOff.granted", { count: 0.38, type: isolated(names.nameAr) }))
    .waitFor();
  await inspect(phone);
  await page.getByRole("link", { name: t("attendanceOvertime.timeOff.toLeave") }).click();
  await page.waitForURL(/\/attendance\/leave\?type=/);
  await page.getByText(t("leaveLedger.overtime.title")).first().waitFor();
  await inspect(phone);

  const officerDesk = await world.as("admin@diwan.example");
  await officerDesk.page.goto(`/admin/leave/balances/${employee}?type=${typeId}`);
  await officerDesk.page.getByText(officerDesk.t("leaveLedger.overtime.title")).first().waitFor();
  await inspect(officerDesk);
});

test("an employee asks for overtime on a phone before the day, and the manager approves fewer minutes", async () => {
  const officers = await world.calls(officer);
  const employee = await world.server.hire("Foreman");
  const manager = await world.calls("manager@diwan.example");
  await world.server.write((tx) => setManager(tx, employee, manager.id));
  const names = { nameEn: "Asked for before", nameAr: "يُطلب مسبقًا" };
  const rules = { minimum: 30, block: 15, from: "2026-01-01", approval: "before", users: [employee] };
  await officers.call("POST", "/attendance/overtime-policies", { ...names, ...rules });

  const phone = await world.as("foreman@diwan.example", { locale: "ar", phone: true });
  const asked = "attendanceOvertime.requests";
  await phone.page.goto("/attendance/overtime");
  await phone.button(phone.t(`${asked}.ask`)).click();
  const form = phone.page.getByRole("dialog");
  await tabTo(
    phone.page,
    form
      .getByRole("group", { name: phone.t(`${asked}.date`) })
      .getByRole("spinbutton")
      .first(),
  );
  await phone.page.keyboard.type(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).replaceAll("-", ""));
  await form.getByLabel(phone.t(`${asked}.minutes`)).fill("١٢٠");
  await form.getByLabel(phone.t(`${asked}.reason`)).fill("الجرد");
  await inspect(phone);
  await form.getByRole("button", { name: phone.t(`${asked}.ask`) }).click();
  await phone.page.getByText(phone.t(`${asked}.asked`)).waitFor();
  await phone.page.getByText(phone.t(`${asked}.states.waiting`)).waitFor();
  await inspect(phone);

  const desk = await world.as("manager@diwan.example", { phone: true });
  const { page, t } = desk;
  await page.goto("/work-list");
  await page.getByText(t(`${asked}.work`)).waitFor();
  await inspect(desk);
  const row = page.locator("[data-row^='overtimeRequest ']");
  await row.getByRole("button", { name: t("attendanceOvertime.work.approve"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("attendanceOvertime.work.minutes")).fill("60");
  await inspect(desk);
  await dialog.getByRole("button", { name: t("attendanceOvertime.work.approve") }).click();
  await page.getByText(t("attendanceOvertime.work.approved")).waitFor();

  await phone.page.reload();
  await phone.page.getByText(phone.t(`${asked}.states.approved`)).waitFor();
  await inspect(phone);
});
