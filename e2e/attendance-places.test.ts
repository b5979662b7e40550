import { beforeAll, describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";
type Created = { id: string };

const guard = "Qamar";
const newcomer = "Badria";
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;
/** Always in the future: past days would be recomputed. */
const year = new Date().getUTCFullYear() + 1;
const season = { startDate: `${year}-01-01`, endDate: `${year}-12-31`, layer: "special" };
const week = (start: string, end: string) => [{ weekday: "sunday", start, end }];

/** A location and two overlapping zones, day and evening; the guard is assigned the day. */
const [gate, hours, evening] = ["North gate", "Yard hours", "Yard evening"];
beforeAll(async () => {
  const { call } = await world.calls(officer);
  const name = (text: string) => ({ nameEn: text, nameAr: text });
  const person = await world.server.hire(guard);
  await world.server.hire(newcomer);
  const at = { latitude: 10, longitude: 10 };
  const location = await call<Created>("POST", "/attendance/locations", { ...name(gate), ...at });
  const day = await call<Created>("POST", "/attendance/zones", {
    ...name(hours),
    ...season,
    days: week("08:00", "16:00"),
  });
  await call("POST", "/attendance/zones", { ...name(evening), ...season, days: week("14:00", "20:00") });
  await call("POST", "/attendance/location-zone-users", { location: location.id, zone: day.id, users: [person] });
});

/** Types into a combo box and chooses the first option. */
async function choose({ page, field }: Visit, label: string, text: string, option = text): Promise<void> {
  await field(label).fill(text);
  await page.getByRole("option").filter({ hasText: option }).first().waitFor();
  await field(label).press("Enter");
}

describe("in Arabic", () => {
  const locale = "ar";
  test("an officer sets a location on a map without tiles, in Arabic digits and by keyboard, and saves", async () => {
    const visit = await world.as(officer, {
      locale,
      phone: true,
      theme: "dark",
    });
    const { page, t, field, button, settled } = visit;
    await page.goto("/admin/attendance/locations/index");
    await page
      .getByRole("link", { name: t("attendancePlaces.locations.add") })
      .first()
      .click();
    const latitude = field(t("attendancePlaces.location.latitude"));
    const longitude = field(t("attendancePlaces.location.longitude"));
    const map = page.getByRole("application", { name: t("attendancePlaces.location.map") });
    await settled();
    await map.click({ position: { x: 120, y: 120 } });
    await expect.poll(() => latitude.inputValue()).toMatch(/^-?\d+\.\d+$/);

    await latitude.fill("٢٤٫٨، ٤٦٫٧٥");
    await expect.poll(() => Promise.all([latitude.inputValue(), longitude.inputValue()])).toEqual(["24.8", "46.75"]);
    await map.focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(24.8);
    await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(46.75);

    const radius = field(t("attendancePlaces.location.radius"));
    await radius.fill("٣٠");
    const small = String(t.raw("attendancePlaces.location.radiusSmall")).split("{")[0] ?? "";
    await page.getByText(small).waitFor();
    await radius.fill("١٨");
    await field(t("attendanceRules.form.nameEn")).fill("River office");
    await field(t("attendanceRules.form.nameAr")).fill("مكتب النهر");
    await page.keyboard.press("Control+Enter");
    await page.getByText(t("validators.tooSmall", { min: "٢٠" })).waitFor();
    await expect.poll(() => radius.evaluate((element) => element === document.activeElement)).toBe(true);
    await radius.fill("٢٠٠");
    await inspect(visit);

    await choose(visit, t("attendancePlaces.location.timeZone"), "cairo", "Africa/Cairo");
    await button(t("kit.form.add")).click();
    await page.waitForURL(/locations\/index/);
    const name = "مكتب النهر";
    const row = page.getByRole("row").filter({ hasText: name });
    await row.getByText("Africa/Cairo").waitFor();
    await settled();
    await row.getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(name) }) }).click();
    await expect.poll(() => radius.inputValue()).toBe("200");
    expect(new URL(page.url()).searchParams.get("location")).toContain("River office");
  });

  test("overlapping hours are explained before saving, and an import is checked before it is applied", async () => {
    const visit = await world.as(officer, { locale });
    const { page, t, field, button, settled } = visit;
    await page.goto("/admin/attendance/locationZoneUser/add");
    await choose(visit, t("attendancePlaces.assignment.locations"), gate);
    await choose(visit, t("attendancePlaces.assignment.zone"), evening);
    await choose(visit, t("attendancePlaces.assignment.subjects"), emailOf(guard), guard);
    await page.getByText(t("kitSubjects.total", { count: 1 })).waitFor();
    // The list stays open for further choices; Backspace removes the last one, which is offered again.
    await page.keyboard.press("Backspace");
    await page.getByText(t("kitSubjects.total", { count: 0 })).waitFor();
    await choose(visit, t("attendancePlaces.assignment.subjects"), emailOf(guard), guard);
    await page.getByText(t("kitSubjects.total", { count: 1 })).waitFor();
    await inspect(visit);
    await page.keyboard.press("Escape");
    await button(t("kit.form.add")).click();
    const question = page.getByRole("dialog");
    await question.getByText(t("attendanceRules.effect.refusedTitle")).waitFor();
    await question.getByText(guard).waitFor();
    await question.getByRole("link", { name: t("attendanceRules.effect.open", { zone: isolated(hours) }) }).waitFor();
    await question
      .getByRole("button", { name: t("attendanceRules.effect.back") })
      .first()
      .click();
    await choose(visit, t("attendancePlaces.assignment.zone"), hours);

    await page.goto("/admin/attendance/locationZoneUsers/import");
    const table = field(t("kitTables.text"));
    const heading = "email,location,zone,from,to";
    await table.fill(`${heading}\n${emailOf(guard)},${gate},Nothing,,\n${emailOf(guard)},${gate},${evening},,`);
    await button(t("kitTables.check")).click();
    const errors = page.getByRole("table", { name: t("kitTables.errorTable") });
    const second = t("kitTables.rowNumber", { row: "٢" });
    await errors.getByRole("row").filter({ hasText: second }).getByText("zone", { exact: true }).waitFor();
    expect(await errors.getByRole("row").count()).toBeGreaterThan(1);
    await inspect(visit);

    await table.fill(`${heading}\n${emailOf(newcomer)};${gate};${evening}`.replaceAll(",", ";"));
    await button(t("kitTables.check")).click();
    const groups = page.getByRole("table", { name: t("attendancePlaces.import.groupTable") });
    await groups.getByText(t("attendancePlaces.import.new"), { exact: true }).waitFor();
    await button(t("attendancePlaces.import.apply", { count: 1 })).click();
    await page.waitForURL(/locationZoneUsers\/index/);
    const row = page.getByRole("row").filter({ hasText: gate }).filter({ hasText: evening });
    await row.waitFor();
    await settled();
    const what = t("attendancePlaces.assignments.name", { zone: evening, location: gate });
    await row.getByRole("button", { name: t("attendanceRules.operations.delete", { name: isolated(what) }) }).click();
    const sure = page.getByRole("alertdialog");
    await sure.getByText(t("attendanceRules.effect.people", { count: 1 })).waitFor();
    await sure.getByRole("button", { name: t("attendanceRules.confirm.delete"), exact: true }).click();
    await row.waitFor({ state: "detached" });
  });
});
