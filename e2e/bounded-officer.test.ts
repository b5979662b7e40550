import { beforeAll, expect, test } from "vitest";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { errorsAr } from "#shared/errors.ar.ts";
import { errorsEn } from "#shared/errors.en.ts";
import { goOn } from "./go-on.ts";
import { inspect } from "./scenes.ts";
import { arrive, readApart, signIn, tabTo } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
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
  "identityEntries.users",
] as const;

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
  const role = await admin.call<Role>("POST", "/roles", { nameEn: "Officers within", nameAr: "مسؤولو إدارة" });
  await admin.call("PUT", `/roles/${role.id}/bounds`, { version: 1, bounds: { departments: [top], locations: [] } });
  const permissions = ["attendance.manage", "leave.manage", "user.manage"];
  await admin.call("PUT", `/roles/${role.id}/permissions`, { version: 2, permissions });
  await admin.call("POST", `/roles/${role.id}/members`, { people: [id] });
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

/** Collects what the server refuses or does not find, of single requests. */
async function watchRefusals(visit: Visit): Promise<string[]> {
  const refused: string[] = [];
  await readApart(visit);
  visit.page.on("response", (response) => {
    const { pathname, search } = new URL(response.url());
    if ([403, 404].includes(response.status()) && pathname !== "/api/batch")
      refused.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  });
  return refused;
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

/** Opens each entry of the menu, one after another, and what its page leads to. */
async function openAll(visit: Visit, addresses: readonly string[]): Promise<void> {
  const { page, t, settled } = visit;
  const refusal = page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") });
  for (const address of addresses) {
    await goOn(page, address);
    await page.locator("h1").first().waitFor({ state: "attached" });
    await inspect(visit, { inOneLanguage: true });
    expect(await refusal.count(), address).toBe(0);
    // Links of the page itself: none leads to a refusal.
    const links = await page
      .locator("main a[href^='/admin']")
      .evaluateAll((all) => [
        ...new Set(all.map((link) => link.getAttribute("href") ?? "").map((to) => to.split("?")[0])),
      ]);
    for (const to of links.filter((link) => link !== undefined && !/\d|Rules|Policies|ZoneUsers/.test(link))) {
      await goOn(page, to ?? "");
      await page.locator("h1").first().waitFor({ state: "attached" });
      await settled();
      expect(await refusal.count(), `${address} leads to ${to}`).toBe(0);
    }
  }
}

async function expectNowhere({ page, locale }: Visit, address: string): Promise<void> {
  await goOn(page, address);
  const { detail } = (locale === "ar" ? errorsAr : errorsEn).not_found;
  await page.getByText(detail).first().waitFor();
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
const addressesOf = (links: (string | null)[]): string[] =>
  links.filter((link) => link !== null && link !== "/admin") as string[];

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

test("in Arabic on a phone, an officer with bounds finds what is open and nobody outside", async () => {
  const visit = await world.visit({ locale: "ar", phone: true });
  const { page, t, button } = visit;
  const refused = await watchRefusals(visit);
  await enter(visit);
  const bar = page.getByRole("navigation", { name: t("shell.navigation") }).last();
  const labels = await bar.getByRole("link").allInnerTexts();
  const links = await bar.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await button(t("shell.more")).click();
  const menu = page.getByRole("menu");
  const groups = menu.getByRole("group");
  await groups.first().waitFor();
  labels.push(...(await groups.getByRole("menuitem").allInnerTexts()));
  links.push(
    ...(await groups.getByRole("menuitem").evaluateAll((all) => all.map((link) => link.getAttribute("href")))),
  );
  const names = entries.map((entry) => t(`${entry}.label`));
  expect(labels.map((label) => label.trim()).toSorted()).toEqual([t("shell.admin.home"), ...names].toSorted());
  await page.keyboard.press("Escape");

  await openAll(visit, addressesOf(links));
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
  const list = (group: "attendance" | "leave" | "people") =>
    bar.getByRole("list", { name: t(`shellAdmin.groups.${group}`), exact: true }).getByRole("link");
  const names = entries.map((entry) => t(`${entry}.label`));
  const grouped = await Promise.all(
    (["attendance", "leave", "people"] as const).map((group) => list(group).allInnerTexts()),
  );
  expect(grouped.flat()).toEqual(names);
  const links = await bar.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await openAll(visit, addressesOf(links.slice(1)));
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
