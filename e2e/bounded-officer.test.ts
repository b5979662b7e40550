import { beforeAll, expect, test } from "vitest";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { goOn } from "./go-on.ts";
import { addressesOf, expectNowhere, openAll, watchRefusals } from "./refusals.ts";
import { arrive, signIn, tabTo } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
/** Sees the attendance of all people, and changes nothing. */
const reader = "manager@diwan.example";
/** The department of the officer's role in the demonstration company, and those below it. */
const departments = ["Operations", "Facilities", "Sustainability"];

/** The entries that are open within bounds, by the names of their phrases. */
const entries = [
  "attendanceEntries.board",
  "attendanceEntries.sheet",
  "attendanceEntries.review",
  "attendanceEntries.findings",
  "attendanceEntries.overtimeClaims",
  "attendanceEntries.months",
  "leaveEntries.balances",
  "leaveEntries.types",
  "leaveEntries.policies",
  "leaveEntries.coverage",
  "attendanceEntries.assignments",
  "attendanceEntries.zones",
  "attendanceEntries.locations",
  "attendanceEntries.exceptionDays",
  "attendanceEntries.workingTimeRules",
  "attendanceEntries.overtimePolicies",
  "attendanceEntries.lookups",
  "identityEntries.users",
] as const;

const groups = ["attendance", "leave", "rules", "people"] as const;
type Group = (typeof groups)[number];

type Person = { id: string; names: string[] };
let inside: Person[] = [];
let outside: Person[] = [];

beforeAll(async () => {
  const admin = await world.calls("admin@diwan.example");
  const { id } = await world.calls(omar);
  const people = await world.server.database.primary
    .selectFrom("person")
    .innerJoin("account", "account.person_id", "person.id")
    .leftJoin("department", "department.id", "person.department_id")
    .select([
      "person.id",
      "person.name_en",
      "person.name_ar",
      "department.id as department",
      "department.name_en as of",
    ])
    .where("account.status", "=", "active")
    .execute();
  const isInside = ({ of }: (typeof people)[number]): boolean => departments.includes(of ?? "");
  const personOf = ({ id: person, name_en, name_ar }: (typeof people)[number]): Person => ({
    id: person,
    names: [name_en, name_ar].filter((name) => name !== null),
  });
  inside = people.filter(isInside).map(personOf);
  outside = people.filter((one) => !isInside(one) && one.id !== id).map(personOf);
  const top = people.find(({ of }) => of === departments[0])?.department;
  const give = async (name: string, person: string, permissions: string[], units: (string | null)[]): Promise<void> => {
    const role = await admin.call<Role>("POST", "/roles", { nameEn: name, nameAr: name });
    const isBounded = units.length > 0;
    const bounds = { departments: units, locations: [] };
    if (isBounded) await admin.call("PUT", `/roles/${role.id}/bounds`, { version: 1, bounds });
    await admin.call("PUT", `/roles/${role.id}/permissions`, { version: isBounded ? 2 : 1, permissions });
    await admin.call("POST", `/roles/${role.id}/members`, { people: [person] });
  };
  await give("Officers within", id, ["attendance.manage", "leave.manage", "user.manage"], [top ?? null]);
  await give("Readers", (await world.calls(reader)).id, ["attendance.read"], []);
});

/** A closed day of a person within, in an open month, in which something is missing. */
async function findDay(): Promise<{ person: string; name: string; month: string; day: string }> {
  const admin = await world.calls("admin@diwan.example");
  const officer = await world.calls(omar);
  const months = await admin.call<{ month: string; isLocked: boolean }[]>("GET", "/attendance/months");
  for (const { month } of months.filter(({ isLocked }) => !isLocked).slice(1, 4))
    for (const state of ["incomplete", "absent"])
      for (const { person, cells } of await officer.call<Sheet["data"]>(
        "GET",
        `/attendance/sheet?month=${month}&state=${state}`,
      )) {
        const cell = cells.find((one) => one.state === state && one.slots === 1);
        if (cell !== undefined) return { person: person.id, name: person.nameEn ?? "", month, day: cell.date };
      }
  throw new Error("Nothing is missing within the department.");
}

/** Expects people of the department only on the page. */
async function expectInside({ page, settled }: Visit, address: string): Promise<void> {
  await goOn(page, address);
  await settled();
  const text = await page.locator("main").innerText();
  const shown = (people: Person[]): Person[] => people.filter(({ names }) => names.some((name) => text.includes(name)));
  expect(shown(outside), address).toEqual([]);
  expect(shown(inside).length, address).toBeGreaterThan(0);
}

/** Enters the missing punch of a day that is shown. */
async function correct(visit: Visit, press: (button: string) => Promise<void>): Promise<void> {
  const { page, t } = visit;
  await press(t("attendanceOfficer.day.enterPunch"));
  const form = page.getByRole("dialog").last();
  const reason = form.getByRole("combobox", { name: t("attendanceOfficer.correction.reason") });
  await expect.poll(() => reason.locator("option").count()).toBeGreaterThan(1);
  await reason.selectOption({ index: 1 });
  await form.getByRole("textbox", { name: t("attendanceOfficer.correction.note") }).fill("Within · ضمن الحدود");
  await page.keyboard.press("Control+Enter");
  await page.getByText(t("attendanceOfficer.correction.entered")).waitFor();
}

const lists = ["/admin/attendance/sheet", "/admin/attendance/board", "/admin/leave/balances"];
/** Signs in at the form, and waits for the administration. */
async function enter(visit: Visit): Promise<void> {
  const { page, t, locale, settled } = visit;
  const { id } = await world.calls(omar);
  await world.server.database.primary.updateTable("person").set({ locale }).where("id", "=", id).execute();
  await arrive(visit, "/login?next=/admin");
  await signIn(visit, omar);
  await page.getByRole("heading", { level: 1, name: t("shellAdmin.title") }).waitFor();
  await settled();
}

test("in Arabic on a phone, an officer with bounds sees the open pages and no one outside", async () => {
  const visit = await world.visit({ locale: "ar", phone: true });
  const { page, t, button } = visit;
  const refused = await watchRefusals(visit);
  await enter(visit);
  const bar = page.getByRole("navigation", { name: t("shell.navigation") }).last();
  const labels = await bar.getByRole("link").allInnerTexts();
  const links = await addressesOf(bar.getByRole("link"));
  await button(t("shell.more")).click();
  const menu = page.getByRole("menu");
  const groups = menu.getByRole("group");
  await groups.first().waitFor();
  labels.push(...(await groups.getByRole("menuitem").allInnerTexts()));
  links.push(...(await addressesOf(groups.getByRole("menuitem"))));
  const names = entries.map((entry) => t(`${entry}.label`));
  expect(labels.map((label) => label.trim()).toSorted()).toEqual([t("shell.admin.home"), ...names].toSorted());
  await page.keyboard.press("Escape");

  await openAll(visit, links);
  for (const address of lists) await expectInside(visit, address);
  const { person, month, day } = await findDay();
  await goOn(page, `/admin/attendance/sheet?month=${month}&person=${person}&day=${day}`);
  await correct(visit, (name) => button(name).click());
  expect(refused).toEqual([]);

  const other = outside[0]?.id ?? "";
  await expectNowhere(visit, `/admin/attendance/sheet?month=${month}&person=${other}&day=${day}`);
  await expectNowhere(visit, `/admin/leave/balances/${other}`);
  await expectNowhere(visit, `/admin/users/${other}`);
});

test("in English with the keyboard, an officer with bounds corrects a day of the department", async () => {
  const visit = await world.visit({ locale: "en" });
  const { page, t, settled } = visit;
  const refused = await watchRefusals(visit);
  await enter(visit);
  const bar = page.getByRole("navigation", { name: t("shell.navigation") }).first();
  const list = (group: Group) =>
    bar.getByRole("list", { name: t(`shellAdmin.groups.${group}`), exact: true }).getByRole("link");
  const names = entries.map((entry) => t(`${entry}.label`));
  const grouped = await Promise.all(groups.map((group) => list(group).allInnerTexts()));
  expect(grouped.flat()).toEqual(names);
  await openAll(visit, (await addressesOf(bar.getByRole("link"))).slice(1));
  for (const address of lists) await expectInside(visit, address);

  const { name, month, day } = await findDay();
  await tabTo(page, list("attendance").nth(1));
  await page.keyboard.press("Enter");
  await goOn(page, `/admin/attendance/sheet?month=${month}&search=${encodeURIComponent(name)}`);
  await settled();
  const cell = page.locator(`[data-at="0 ${Number(day.slice(8)) - 1}"]`);
  await page.locator("[data-at='0 0']").focus();
  for (let at = 1; at < Number(day.slice(8)); at += 1) await page.keyboard.press("ArrowRight");
  expect(await cell.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await correct(visit, async (label) => {
    await tabTo(page, visit.button(label));
    await page.keyboard.press("Enter");
  });
  expect(refused).toEqual([]);
  await expectNowhere(visit, `/admin/attendance/sheet?month=${month}&person=${outside[0]?.id ?? ""}&day=${day}`);
});

test("a reader of attendance is offered no change and refused nothing", async () => {
  const visit = await world.as(reader, { locale: "en" });
  const { page, t, settled } = visit;
  const refused = await watchRefusals(visit);
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1, name: t("shellAdmin.title") }).waitFor();
  await settled();
  const bar = page.getByRole("navigation", { name: t("shell.navigation") }).first();
  const listed = await Promise.all(
    (["attendance", "rules"] as const).map((group) =>
      bar
        .getByRole("list", { name: t(`shellAdmin.groups.${group}`), exact: true })
        .getByRole("link")
        .allInnerTexts(),
    ),
  );
  expect(listed.flat()).toEqual(
    entries.filter((entry) => entry.startsWith("attendance")).map((entry) => t(`${entry}.label`)),
  );
  await openAll(visit, (await addressesOf(bar.getByRole("link"))).slice(1));
  expect(refused).toEqual([]);

  await goOn(page, "/admin/attendance/review?state=open");
  await page
    .getByRole("list", { name: t("attendanceReview.review.list") })
    .getByRole("link")
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: t("attendanceReview.punch.accept") }).count()).toBe(0);
  // Space opens a day, as it cannot be chosen.
  await goOn(page, "/admin/attendance/sheet");
  await page.locator("[data-at='0 0']").press("Space");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("attendanceOfficer.day.punches")).waitFor();
  expect(await dialog.getByRole("button", { name: t("attendanceOfficer.day.enterPunch") }).count()).toBe(0);
  expect(await page.getByRole("button", { name: t("attendanceBulk.choose.start") }).count()).toBe(0);
  expect(refused).toEqual([]);
});
