import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar, today } from "@internationalized/date";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { inspect } from "./scenes.ts";
import { isolated, tabTo } from "./steps.ts";
import { wordsIn } from "./words.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

/** Always in the future. */
const year = today("Asia/Riyadh").year + 1;
const umalqura = new IslamicUmalquraCalendar();
const hijriYear = toCalendar(today("Asia/Riyadh"), umalqura).year + 1;
/** The first day of that Hijri year, as a Gregorian date. */
const newYear = toCalendar(new CalendarDate(umalqura, hijriYear, 1, 1), new GregorianCalendar()).toString();

const row = ({ page }: Visit, name: string): Locator => page.getByRole("row").filter({ hasText: name });
const dialogOf = ({ page }: Visit, name: string): Locator => page.getByRole("alertdialog", { name });
const press = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole("button", { name, exact: true }).last().click();

const hasFocus = (target: Locator): Promise<void> =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/** Types into the segments of a date or a time, beginning with the first. */
async function typeSegments({ page }: Visit, group: Locator, digits: string): Promise<void> {
  await tabTo(page, group.getByRole("spinbutton").first());
  await page.keyboard.type(digits);
}

describe("in Arabic", () => {
  const locale = "ar";
  const nameEn = "Harbour shift";
  const nameAr = "وردية الميناء";
  const name = nameAr;

  test("a zone with split hours over midnight is created by keyboard, edited at its address, deactivated", async () => {
    const visit = await world.as(officer, { locale });
    const { page, t, field, button } = visit;
    await page.goto("/admin/attendance/zones/index");
    await row(visit, "الوردية الليلية").waitFor();
    await tabTo(page, page.getByRole("link", { name: t("attendanceRules.zones.add") }));
    await page.keyboard.press("Enter");
    await page.waitForURL("/admin/attendance/zone/add");

    await tabTo(page, field(t("attendanceRules.form.nameEn")));
    await page.keyboard.type(nameEn);
    await field(t("attendanceRules.form.nameAr")).focus();
    await page.keyboard.type(nameAr);
    await typeSegments(visit, page.getByRole("group", { name: t("attendanceRules.zone.startDate") }), `${year}0101`);
    await page.keyboard.press("Control+Enter");
    await page.getByText(t("validators.daysRequired"), { exact: true }).waitFor();
    expect(wordsIn("en")("validators.daysRequired"), "as in the specification").toBe("You Must enter at least one day");
    const sunday = page.getByRole("region", { name: "الأحد" });
    const add = sunday.locator("[data-add]");
    await hasFocus(add);

    await page.keyboard.press("Enter");
    const slots = sunday.locator("[data-slot]");
    await typeSegments(visit, slots.first(), "0800");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1200");
    await tabTo(page, add);
    await page.keyboard.press("Enter");
    await typeSegments(visit, slots.nth(1), "2200");
    await page.keyboard.press("Tab");
    await page.keyboard.type("0600");
    await slots.nth(1).getByText(t("attendanceRules.week.endsNextDay")).waitFor();
    await tabTo(
      page,
      sunday.getByRole("button", {
        name: t("attendanceRules.week.copyOf", { day: "الأحد" }),
      }),
    );
    await page.keyboard.press("Enter");
    await hasFocus(page.getByRole("menuitem").first());
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-slot]").count()).toBe(10);
    await inspect(visit);
    await page.keyboard.press("Control+Enter");

    await page.waitForURL("/admin/attendance/zones/index");
    await row(visit, name)
      .getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(name) }) })
      .click();
    await page.waitForURL(/\/zone\/\d+\/edit\?zone=/);
    const { pathname, searchParams } = new URL(page.url());
    const id = pathname.split("/").at(-2) ?? "";
    expect(JSON.parse(searchParams.get("zone") ?? "")).toMatchObject({ id, nameEn, startDate: `${year}-01-01` });
    const caller = await world.calls(officer);
    const { days } = await caller.call<Zone>("GET", `/attendance/zones/${id}`);
    expect(days).toHaveLength(10);
    expect(days.slice(0, 2)).toEqual([
      { weekday: "sunday", start: "08:00", end: "12:00", breakMinutes: 0 },
      { weekday: "sunday", start: "22:00", end: "06:00", breakMinutes: 0 },
    ]);

    // Another zone's data in the address is ignored.
    await page.goto(
      `${pathname}?zone=${encodeURIComponent(JSON.stringify({ id: "1", nameEn: "Foreign", nameAr: "غريب" }))}`,
    );
    await expect.poll(() => field(t("attendanceRules.form.nameEn")).inputValue()).toBe(nameEn);
    await field(t("attendanceRules.form.nameEn")).fill(`${nameEn}, outer`);
    await field(t("attendanceRules.form.nameAr")).fill(`${nameAr} الخارجية`);
    await button(t("kit.form.save")).click();
    await page.waitForURL("/admin/attendance/zones/index");
    const renamed = `${nameAr} الخارجية`;
    const deactivate = t("attendanceRules.operations.deactivate", { name: isolated(renamed) });
    await row(visit, renamed).getByRole("button", { name: deactivate }).click();
    const asked = dialogOf(visit, t("attendanceRules.confirm.deactivateTitle", { name: isolated(renamed) }));
    await asked.getByText(t("attendanceRules.effect.people", { count: 0 })).waitFor();
    await press(asked, t("attendanceRules.confirm.deactivate"));
    await row(visit, renamed).getByText(t("attendanceRules.columns.no"), { exact: true }).waitFor();
  });

  test("Ramadan is moved by a day in one step, whose effect is shown first", async () => {
    const caller = await world.calls(officer);
    const zones = await caller.call<Zone[]>("GET", "/attendance/zones?layer=seasonal&search=Ramadan");
    const season = zones[0];
    if (season === undefined) throw new Error("The demonstration company keeps Ramadan.");
    const later = new Date(Date.parse(season.startDate) + 86_400_000).toISOString().slice(0, 10);
    const visit = await world.as(officer, { locale, phone: true });
    const { page, t } = visit;
    await page.goto("/admin/attendance/zones/index?layer=seasonal");
    const shown = season.nameAr;
    await page.getByRole("button", { name: t("attendanceRules.zones.moveOf", { name: isolated(shown) }) }).click();
    const dialog = page.getByRole("dialog", { name: t("attendanceRules.move.title", { name: isolated(shown) }) });
    await dialog.getByText(t("attendanceRules.move.nothing")).waitFor();
    await dialog.getByRole("button", { name: t("attendanceRules.move.startLater"), exact: true }).click();
    await dialog.getByText(t("attendanceRules.move.nothing")).waitFor({ state: "detached" });
    await dialog.getByRole("status").getByRole("paragraph").first().waitFor();
    await inspect(visit);
    await press(dialog, t("attendanceRules.move.save"));
    await row(visit, shown).getByText(later).waitFor();
  });

  test("a reference entry is added below another, changed and deleted", async () => {
    const visit = await world.as(officer, { locale, phone: true });
    const { page, t, field, button } = visit;
    await page.goto("/admin/attendance/lookups/index?category=other&search=nothing");
    await page
      .getByRole("link", { name: t("kit.list.clear") })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.goto("/admin/attendance/lookups/index?category=permissionType");
    const above = "ظرف شخصي";
    await row(visit, above).first().waitFor();
    await page.getByRole("link", { name: t("attendanceRules.lookups.add") }).click();
    await page.locator("[name=category]").selectOption("permissionType");
    await page.locator("[name=mainLookup]").selectOption({ label: above });
    await button(t("kit.form.add")).click();
    await page.getByText(t("validators.fieldRequired")).first().waitFor();
    await field(t("attendanceRules.form.nameEn")).fill(nameEn);
    await field(t("attendanceRules.form.nameAr")).fill(nameAr);
    await page.getByRole("switch", { name: t("attendanceRules.lookup.isRequired") }).check();
    await inspect(visit);
    await button(t("kit.form.add")).click();

    await page.waitForURL("/admin/attendance/lookups/index");
    await page.goto("/admin/attendance/lookups/index?category=permissionType");
    await row(visit, name)
      .getByText(t("attendanceRules.lookups.below", { name: above }))
      .waitFor();
    await row(visit, name)
      .getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(name) }) })
      .click();
    await page.waitForURL(/\/lookup\/\d+\/edit\?lookup=/);
    await field(t("attendanceRules.lookup.order")).fill("٤٠");
    await button(t("kit.form.save")).click();
    await page.waitForURL("/admin/attendance/lookups/index");
    await page.goto("/admin/attendance/lookups/index?category=permissionType");
    await row(visit, name)
      .getByRole("button", { name: t("attendanceRules.operations.delete", { name: isolated(name) }) })
      .click();
    await press(
      dialogOf(visit, t("attendanceRules.confirm.deleteTitle", { name: isolated(name) })),
      t("attendanceRules.confirm.delete"),
    );
    await row(visit, name).waitFor({ state: "detached" });
  });

  test("a holiday of the Hijri year is added with its effect shown, changed and deleted", async () => {
    const visit = await world.as(officer, { locale, phone: false });
    const { page, t, field, button } = visit;
    await page.goto("/admin/attendance/exceptionDays/index?coming=true");
    await row(visit, "اليوم الوطني").waitFor();
    await page.getByRole("link", { name: t("attendanceRules.exceptionDays.toYear") }).click();
    await page.getByRole("link", { name: "اليوم الوطني" }).waitFor();
    await inspect(visit);
    await page.getByRole("link", { name: t("attendanceRules.exceptionDays.add") }).click();
    await page
      .getByRole("radio", { name: t("attendanceRules.exceptionDay.calendars.islamic-umalqura"), exact: true })
      .check();
    await typeSegments(visit, page.getByRole("group", { name: t("attendanceRules.exceptionDay.date") }), newYear);
    await page.getByRole("radio", { name: t("attendanceRules.exceptionDay.repetitions.hijri") }).check();
    await field(t("attendanceRules.form.nameEn")).fill(nameEn);
    await field(t("attendanceRules.form.nameAr")).fill(nameAr);
    await inspect(visit);
    await button(t("kit.form.add")).click();
    const effect = page.getByRole("dialog", { name: t("attendanceRules.effect.title") });
    await press(effect, t("attendanceRules.effect.save"));

    await page.waitForURL("/admin/attendance/exceptionDays/index");
    await row(visit, name).getByText(newYear).waitFor();
    await row(visit, name).getByText(t("attendanceRules.exceptionDays.every.hijri")).waitFor();
    await row(visit, name)
      .getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(name) }) })
      .click();
    await page.waitForURL(/\/exceptionDay\/\d+\/edit\?exceptionDay=/);
    await page.getByRole("radio", { name: t("attendanceRules.exceptionDay.work"), exact: true }).check();
    await page.getByRole("switch", { name: t("attendanceRules.exceptionDay.ownHours") }).check();
    await button(t("kit.form.save")).click();
    await page.getByText(t("validators.fieldRequired")).first().waitFor();
    await page.getByRole("switch", { name: t("attendanceRules.exceptionDay.ownHours") }).uncheck();
    await button(t("kit.form.save")).click();
    await press(effect, t("attendanceRules.effect.save"));
    await page.waitForURL("/admin/attendance/exceptionDays/index");
    await row(visit, name).getByText(t("attendanceRules.exceptionDays.work"), { exact: true }).waitFor();
    await row(visit, name)
      .getByRole("button", { name: t("attendanceRules.operations.delete", { name: isolated(name) }) })
      .click();
    const asked = dialogOf(visit, t("attendanceRules.confirm.deleteTitle", { name: isolated(name) }));
    await asked.getByRole("status").getByRole("paragraph").first().waitFor();
    await press(asked, t("attendanceRules.confirm.delete"));
    await row(visit, name).waitFor({ state: "detached" });
  });
});
