import { describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { pressOnArabic } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";

const searchOf = ({ page }: Visit): URLSearchParams => new URL(page.url()).searchParams;

/** Returns the pending punches in order. Officers cannot decide on their own, which depend on the sample's day. */
async function open(): Promise<{ id: string; isOwn: boolean }[]> {
  const { id: me, call } = await world.calls(officer);
  const punches = await call<{ punch: { id: string }; person: { id: string } }[]>("GET", "/attendance/review");
  return punches.map(({ punch, person }) => ({ id: punch.id, isOwn: person.id === me }));
}

describe("in Arabic", () => {
  const locale = "ar";
  test("suspicious punches are reviewed by keyboard, rejected with a reason, and accepted in bulk", async () => {
    const before = await open();
    const visit = await world.as(officer, { locale, theme: "dark" });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/attendance/review");
    const rows = page.getByRole("list", { name: t("attendanceReview.review.list") }).getByRole("listitem");
    await page.getByRole("application", { name: t("attendanceReview.map.name") }).waitFor();
    expect(await rows.count()).toBe(before.length);
    await settled();

    const target = before.findIndex(({ isOwn }, index) => index > 0 && !isOwn);
    for (const { id } of before.slice(1, target + 1)) {
      // The key is identified by position: the Arabic keyboard layout produces another letter.
      await pressOnArabic(visit, { code: "KeyJ", key: "ت" });
      await expect.poll(() => searchOf(visit).get("punch")).toBe(id);
    }
    await page.keyboard.press("KeyR");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").press("Control+Enter");
    await dialog.getByText(t("validators.required")).waitFor();
    await page.keyboard.type("It was somebody else");
    await page.keyboard.press("Control+Enter");
    await page
      .getByText(t("attendanceReview.outcome.rejected", { count: 1 }))
      .first()
      .waitFor();
    await expect.poll(() => searchOf(visit).get("punch")).toBe(before[target + 1]?.id);
    await expect.poll(() => rows.count()).toBe(before.length - 1);

    const left = before.toSpliced(target, 1);
    const chosen = left.filter(({ isOwn }) => !isOwn).slice(0, 2);
    expect(chosen).not.toEqual([]);
    for (const index of chosen.keys()) await rows.getByRole("checkbox").nth(index).check();
    const bar = page.getByRole("region", { name: t("attendanceReview.review.bar") });
    await bar.getByRole("button", { name: t("attendanceReview.review.acceptChosen") }).click();
    await page
      .getByText(t("attendanceReview.outcome.accepted", { count: chosen.length }))
      .first()
      .waitFor();
    expect(await open()).toEqual(left.filter((punch) => !chosen.includes(punch)));

    await page.getByRole("link", { name: t("attendanceReview.review.states.rejected") }).click();
    await page.getByText("It was somebody else").waitFor();
    await button(t("attendanceReview.punch.day")).click();
    await page.getByRole("dialog").getByText(t("attendanceDays.voided")).first().waitFor();
  });

  test("a month is locked, and reopened with a reason, after which its days are recomputed", async () => {
    const { page, t, settled } = await world.as(officer, { locale, phone: true });
    await page.goto("/admin/attendance/months");
    const table = page.getByRole("table", { name: t("attendanceReview.months.table") });
    const lock = page.getByRole("button", { name: t("attendanceReview.months.lock") });
    const first = table.getByRole("row").filter({ has: lock }).first();
    const [month = ""] = (await first.getByRole("rowheader").innerText()).split("\n");
    const same = table.getByRole("row").filter({ hasText: month });
    await same.getByRole("button").click();
    const question = page.getByRole("dialog");
    // Of the demonstration's people some have no schedule, so that a reason is asked for.
    await question.getByRole("textbox").press("Control+Enter");
    await question.getByText(t("validators.required")).waitFor();
    await page.keyboard.type("The payroll is due");
    await page.keyboard.press("Control+Enter");
    await same.getByText(t("attendanceReview.months.state.locked")).waitFor();
    await same.getByText("The payroll is due").waitFor();
    await question.waitFor({ state: "detached" });
    await settled();

    await same.getByRole("button").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").press("Control+Enter");
    await dialog.getByText(t("validators.required")).waitFor();
    await page.keyboard.type("A whole floor was forgotten");
    await page.keyboard.press("Control+Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByText(t("attendanceReview.recomputations.cause.month")).first().waitFor();
    await same.getByRole("button", { name: t("attendanceReview.months.lock") }).waitFor();
  });

  test("a day is simulated, and a changed zone is compared with a month and passed to its own form", async () => {
    const visit = await world.as(officer, { locale, phone: true });
    const { page, t, button, field } = visit;
    const name = "عمر حداد";
    await page.goto("/admin/attendance/tester");
    await button(t("attendanceTester.form.try")).click();
    await page.getByText(t("validators.fieldRequired")).waitFor();
    const person = page.getByRole("combobox", { name: t("attendanceTester.form.person") });
    await expect.poll(() => person.evaluate((element) => element === document.activeElement)).toBe(true);
    await person.fill(name);
    await page.getByRole("option").filter({ hasText: name }).click();
    await page.keyboard.press("Control+Enter");
    const result = page.getByRole("group", { name: t("attendanceTester.result.title") });
    await result.getByText(t("attendanceTester.candidates.applies"), { exact: true }).first().waitFor();
    await inspect(visit);

    const view = (id: "try" | "compare") => page.getByRole("link", { name: t(`attendanceTester.views.${id}`) });
    await view("compare").click();
    await result.waitFor({ state: "hidden" });
    await view("try").click();
    await result.waitFor();
    expect(await person.inputValue()).toBe(name);
    await view("compare").click();
    await page.getByRole("combobox", { name: t("attendanceTester.compare.zone") }).click();
    await page.getByRole("option").first().click();
    await expect.poll(() => searchOf(visit).get("zone")).not.toBeNull();
    const allowance = field(t("attendanceRules.zone.checkInAllowance"));
    await allowance.fill("44");
    await button(t("attendanceTester.compare.compare")).click();
    const compared = page.getByRole("group", { name: t("attendanceTester.compare.result") });
    await compared.getByRole("rowheader", { name: t("attendanceTester.compare.measures.lateTimes") }).waitFor();
    await inspect(visit);
    await button(t("attendanceTester.compare.carry")).click();
    await page.waitForURL(/\/zone\/\d+\/edit/);
    await page.getByText(t("kit.form.restored")).waitFor();
    expect(await allowance.inputValue()).toBe("44");
  });
});
