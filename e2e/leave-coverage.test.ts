import { beforeAll, expect, test } from "vitest";
import { setManager } from "#modules/people/server/index.ts";
import { inspect } from "./scenes.ts";
import { isolated, tabTo } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const [lead, member] = ["Lubna", "Nabil"] as const;
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;
const officer = "attendance@diwan.example";
const unit = { nameEn: "Harbour desk", nameAr: "مكتب الميناء" };
const rule = { nameEn: "Harbour is open", nameAr: "الميناء مفتوح" };
let request: string;

beforeAll(async () => {
  const { hire, write, database } = world.server;
  const [leadId, memberId] = [await hire(lead), await hire(member)];
  await write((tx) => setManager(tx, memberId, leadId));
  const { primary } = database;
  const row = primary.insertInto("department").values({ name_en: unit.nameEn, name_ar: unit.nameAr });
  const { id } = await row.returning("id").executeTakeFirstOrThrow();
  await primary.updateTable("person").set({ department_id: id }).where("id", "=", memberId).execute();
  const { call } = await world.calls(officer);
  const days = ["sunday", "monday", "tuesday", "wednesday", "thursday"].map((weekday) => ({
    weekday,
    start: "08:00",
    end: "16:00",
  }));
  const named = (name: string) => ({ nameEn: name, nameAr: name });
  type Made = { id: string };
  const hours = { ...named("Harbour hours"), layer: "special", startDate: "2031-03-01", endDate: "2031-03-31", days };
  const zone = await call<Made>("POST", "/attendance/zones", hours);
  const pier = { ...named("Pier"), latitude: 24.7136, longitude: 46.6753 };
  const location = await call<Made>("POST", "/attendance/locations", pier);
  await call("POST", "/attendance/location-zone-users", { location: location.id, zone: zone.id, users: [memberId] });
});

test("an officer enters the minimum of a unit by keyboard, and the list names it", async () => {
  const visit = await world.as(officer);
  const { page, t, button, field } = visit;
  const { keyboard } = page;
  await page.goto("/admin/leave/coverage");
  await visit.settled();
  await tabTo(page, page.getByRole("link", { name: t("leaveCoverage.add"), exact: true }).first());
  await keyboard.press("Enter");
  await page.waitForURL(/\/coverage\/add$/);
  await visit.settled();
  for (const name of ["nameEn", "nameAr"] as const) {
    await tabTo(page, field(t(`leaveCoverage.form.${name}`)));
    await keyboard.type(rule[name]);
  }
  const from = page.getByRole("group", { name: t("leaveCoverage.form.from") }).getByRole("spinbutton");
  await tabTo(page, from.first());
  await keyboard.type("20310301");
  await tabTo(page, page.getByRole("radio", { name: t("leaveCoverage.form.units.department") }));
  await tabTo(page, page.getByRole("combobox", { name: t("leaveCoverage.form.department") }));
  await keyboard.type(unit.nameEn);
  await tabTo(page, field(t("leaveCoverage.form.people")));
  await keyboard.type("1");
  await tabTo(page, page.getByRole("radio", { name: t("leaveCoverage.form.modeNames.refuse") }));
  await tabTo(page, button(t("kit.form.add")));
  await inspect(visit);
  await keyboard.press("Enter");
  await page.waitForURL(/\/leave\/coverage$/);
  await page.getByRole("rowheader", { name: rule.nameEn }).waitFor();
  await visit.settled();
  await inspect(visit);
});

test("an employee who asks in Arabic on a phone is warned of the minimum before sending", async () => {
  const visit = await world.as(emailOf(member), { locale: "ar", phone: true });
  const { page, t, button } = visit;
  await page.goto("/e-services/annualLeave");
  for (const [end, digits] of [
    ["firstDay", "20310302"],
    ["lastDay", "20310303"],
  ] as const) {
    const group = page.getByRole("group", { name: t(`servicePages.form.${end}`) });
    await group.getByRole("spinbutton").first().click();
    await page.keyboard.type(digits);
  }
  const warning = page.getByRole("status").filter({ hasText: rule.nameAr });
  await warning.waitFor();
  await visit.settled();
  await inspect(visit);
  await button(t("servicePages.ask.send")).click();
  await page.waitForURL(/\/e-services\/requests\/\d+$/);
  request = new URL(page.url()).pathname.split("/").at(-1) ?? "";
});

test("the approver is refused with the reason, and the leave still waits", async () => {
  const visit = await world.as(emailOf(lead), { tolerates: /422/ });
  const { page, t } = visit;
  await page.goto("/work-list");
  const row = page.locator("[data-row^='approval']").first();
  await row.getByText(rule.nameEn).waitFor();
  await row.getByRole("button", { name: t("servicePages.decide.approve"), exact: true }).click();
  const confirm = page.getByRole("dialog");
  await confirm.getByRole("button", { name: t("servicePages.decide.approve"), exact: true }).click();
  await confirm.getByText("Too few people of the unit would be left", { exact: false }).waitFor();
  await inspect(visit);
  const { call } = await world.calls(emailOf(member));
  expect((await call<{ state: string }>("GET", `/requests/${request}`)).state).toBe("waiting");
});

test("an officer who enters the same leave sees the minimum in the dialog, and is refused", async () => {
  const { call } = await world.calls(officer);
  const { id } = await world.calls(emailOf(member));
  const entry = { user: id, kind: "leave", fromDate: "2031-03-02", toDate: "2031-03-03" };
  const { coverage } = await call<{ coverage: { mode: string; rule: { nameEn: string } }[] }>(
    "POST",
    "/attendance/absences/trial",
    entry,
  );
  expect(coverage.map(({ mode, rule: broken }) => [mode, isolated(broken.nameEn)])).toEqual([
    ["refuse", isolated(rule.nameEn)],
  ]);
});
