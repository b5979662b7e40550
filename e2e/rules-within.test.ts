import { beforeAll, expect, test } from "vitest";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { leaveWorldOf } from "#testing/leave-world.ts";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "employee@diwan.example";
const own = { nameEn: "Stocktaking", nameAr: "يوم الجرد" };

let holiday: ExceptionDayInList;
beforeAll(async () => {
  const admin = await world.calls("admin@diwan.example");
  const { id } = await world.calls(officer);
  const { department_id: department } = await world.server.database.primary
    .selectFrom("person")
    .select("department_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const role = await admin.call<Role>("POST", "/roles", { nameEn: "Officers within", nameAr: "مسؤولون ضمن إدارة" });
  const bounds = { departments: [department], locations: [] };
  await admin.call("PUT", `/roles/${role.id}/bounds`, { version: 1, bounds });
  const permissions = ["attendance.manage", "leave.manage"];
  await admin.call("PUT", `/roles/${role.id}/permissions`, { version: 2, permissions });
  await admin.call("POST", `/roles/${role.id}/members`, { people: [id] });
  const days = await admin.call<ExceptionDayInList[]>("GET", "/attendance/exception-days?limit=100");
  holiday = days.find(({ everyone, nameEn }) => everyone && nameEn !== null) ?? expect.fail("No holiday for everyone.");
  const leave = leaveWorldOf(world.server.database);
  await leave.policy(await leave.type("Own leave"));
  await admin.call("POST", "/leave/coverage", {
    nameEn: "Everybody stays",
    nameAr: "يبقى الجميع",
    role: role.id,
    people: 1,
    from: "2990-01-01",
  });
  const [colleague] = await world.server.database.primary
    .selectFrom("person")
    .innerJoin("account", "account.person_id", "person.id")
    .select("person.id")
    .where("person.department_id", "=", department)
    .where("person.id", "<>", id)
    .where("account.status", "=", "active")
    .execute();
  await admin.call("POST", "/attendance/exception-days", {
    ...own,
    date: "2990-01-01",
    workDay: false,
    users: [colleague?.id],
  });
});

/** Opens a rule that reaches people outside from its list: there is nothing to change, and the page says why. */
async function readOnly(visit: Visit, show: string): Promise<void> {
  const { page, t, button } = visit;
  await page.getByRole("link", { name: show, exact: true }).first().click();
  await page
    .getByRole("note")
    .filter({ hasText: t("kitSubjects.outside") })
    .waitFor();
  await visit.settled();
  expect(await button(t("kit.form.save")).count()).toBe(0);
  const fields = page.getByRole("main").locator("input, select, textarea");
  expect(await fields.count()).toBeGreaterThan(0);
  expect(
    await page.getByRole("main").locator(":is(input, select, textarea):enabled, [contenteditable='true']").count(),
  ).toBe(0);
  await inspect(visit);
}

test("a rule for everyone is read only, and one for people within is changed", async () => {
  const visit = await world.as(officer);
  const { page, t, button, field } = visit;
  await page.goto("/admin/attendance/exceptionDays/index");
  const name = holiday.nameEn ?? "";
  await page.getByRole("link", { name: t("attendanceRules.operations.show", { name: isolated(name) }) }).waitFor();
  expect(await button(t("attendanceRules.operations.delete", { name: isolated(name) })).count()).toBe(0);
  expect(await page.getByRole("link", { name: t("attendanceClosing.holidays.import") }).count()).toBe(0);
  await visit.settled();
  await inspect(visit);
  await readOnly(visit, t("attendanceRules.operations.show", { name: isolated(name) }));

  await page.goto("/admin/attendance/exceptionDays/index");
  await page.getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(own.nameEn) }) }).click();
  await field(t("attendanceRules.form.nameEn")).fill("Great stocktaking");
  await button(t("kit.form.save")).click();
  const dialog = page.getByRole("dialog");
  await page
    .getByText(t("kit.form.saved", { name: isolated("Great stocktaking") }))
    .or(dialog)
    .first()
    .waitFor();
});

test("assignments and schedules are read only on a phone, in Arabic", async () => {
  const visit = await world.as(officer, { locale: "ar", phone: true });
  const { page, t } = visit;
  await page.goto("/admin/attendance/locationZoneUsers/index");
  const shown = page.getByRole("link", { name: /^عرض / });
  await shown.first().waitFor();
  await visit.settled();
  await inspect(visit);
  await readOnly(visit, (await shown.first().getAttribute("aria-label")) ?? "");

  await page.goto("/admin/attendance/zones/index");
  await shown.first().click();
  await page
    .getByRole("note")
    .filter({ hasText: t("attendanceRules.readOnly.whole") })
    .waitFor();
  await visit.settled();
  await inspect(visit);
});

test("policies and coverage of leave that reach others are read only", async () => {
  const visit = await world.as(officer);
  const { page, t } = visit;
  await page.goto("/admin/leave/policies");
  await page
    .getByRole("link", { name: /^Show / })
    .first()
    .waitFor();
  await visit.settled();
  await inspect(visit);
  const shown = page.getByRole("link", { name: /^Show / });
  await readOnly(visit, (await shown.first().getAttribute("aria-label")) ?? "");
  await page.goto("/admin/leave/coverage");
  await page.getByRole("link", { name: t("leaveCoverage.edit", { name: isolated("Everybody stays") }) }).waitFor();
  await visit.settled();
  await inspect(visit);
});
