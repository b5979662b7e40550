import { expect, test } from "vitest";
import type { Recomputation } from "#modules/attendance/contract/schemas-day.ts";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";
const preset = { en: "Eight hours a day", ar: "ثماني ساعات في اليوم" };

const row = ({ page }: Visit, name: string) => page.getByRole("row").filter({ hasText: name });

test("an officer confirms a preset and lets it refuse, and a zone with longer hours is not saved", async () => {
  const visit = await world.as(officer);
  const { page, t, button } = visit;
  await page.goto("/admin/attendance/workingTimeRules/index");
  const listed = row(visit, preset.en);
  await listed.getByText(t("attendanceWorkingTime.rules.preset")).waitFor();
  const ramadan = row(visit, "Six hours a day in Ramadan");
  const activate = (name: string): string => t("attendanceRules.operations.activate", { name: isolated(name) });
  await ramadan.getByText(t("attendanceWorkingTime.rules.nobody")).waitFor();
  expect(await ramadan.getByRole("button", { name: activate("Six hours a day in Ramadan") }).count()).toBe(0);
  await inspect(visit);

  await listed.getByRole("button", { name: activate(preset.en) }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText(t("attendanceWorkingTime.rules.confirm.activate")).waitFor();
  await question.getByRole("button", { name: t("attendanceRules.confirm.activate"), exact: true }).click();
  await listed.getByText(t("attendanceRules.columns.yes"), { exact: true }).waitFor();

  await listed.getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated(preset.en) }) }).click();
  await page.waitForURL(/\/workingTimeRule\/\d+\/edit/);
  await page.getByRole("radio", { name: t("attendanceWorkingTime.modes.refuse") }).check();
  await inspect(visit);
  await button(t("kit.form.save")).click();
  await page.waitForURL("/admin/attendance/workingTimeRules/index");
  await listed.getByText(t("attendanceWorkingTime.modes.refuse"), { exact: true }).waitFor();

  await page.goto("/admin/attendance/zones/index?search=Cairo");
  await row(visit, "Cairo office hours")
    .getByRole("link", { name: t("attendanceRules.operations.edit", { name: isolated("Cairo office hours") }) })
    .click();
  await page.waitForURL(/\/zone\/\d+\/edit/);
  await page.getByLabel(t("attendanceRules.week.break")).first().fill("0");
  await button(t("kit.form.save")).click();
  const refused = page.getByRole("dialog", { name: t("attendanceRules.effect.refusedTitle") });
  await refused.getByText(t("attendanceWorkingTime.plans.refused", { count: 1 })).waitFor();
  const measured = { measured: isolated("8 h 30 min"), limit: isolated("8 h") };
  await refused.getByText(t("attendanceWorkingTime.broken.maximumPerDay", measured)).waitFor();
  expect(await refused.getByRole("button", { name: t("attendanceRules.effect.save") }).count()).toBe(0);
  await inspect(visit);
});

test("the findings of closed days are filtered in Arabic, lead to their day, and are downloaded", async () => {
  const caller = await world.calls(officer);
  await expect
    .poll(async () => {
      const list = await caller.call<Recomputation[]>("GET", "/attendance/recomputations");
      return list.filter(({ state }) => state === "waiting" || state === "running").length;
    })
    .toBe(0);
  const visit = await world.as(officer, { locale: "ar" });
  const { page, t, button } = visit;
  await page.goto("/admin/attendance/findings");
  await row(visit, preset.ar).first().waitFor();
  await page
    .getByRole("combobox", { name: t("attendanceWorkingTime.findings.rule") })
    .selectOption({ label: preset.ar });
  await page.waitForURL(/rule=\d+/);
  await visit.settled();
  await inspect(visit);
  const downloading = page.waitForEvent("download");
  await button(t("attendanceWorkingTime.findings.download")).click();
  expect((await downloading).suggestedFilename()).toBe(`${t("attendanceWorkingTime.findings.file")}.csv`);
  await row(visit, preset.ar).first().getByRole("link").last().click();
  await page.waitForURL(/\/admin\/attendance\/sheet\?.*person=/);
  await page.getByRole("dialog").waitFor();
});
