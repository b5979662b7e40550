import { expect, test } from "vitest";
import { leaveWorldOf } from "#testing/leave-world.ts";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";
const type = "Pilgrimage leave";

test("an officer says what a type takes, and saves the preset after seeing its effect", async () => {
  const leave = leaveWorldOf(world.server.database);
  const typeId = await leave.type(type);
  const { id } = await world.calls("employee@diwan.example");
  await leave.employ(id, "2015-03-10");

  const visit = await world.as(officer);
  const { page, t, button, field } = visit;
  await page.goto("/admin/leave/types");
  await button(t("leaveTypes.edit", { name: isolated(type) })).click();
  await page.getByRole("radio", { name: t("leaveTypes.counts.calendarDays") }).check();
  await inspect(visit);
  await button(t("kit.form.save")).click();
  await page.getByText(t("kit.form.saved", { name: isolated(type) })).waitFor();
  await visit.settled();
  await inspect(visit);

  await page.goto("/admin/leave/policies");
  await page.getByRole("link", { name: t("leavePolicies.fromPreset") }).click();
  await page.getByText(t("leavePolicies.form.presetText")).waitFor();
  await page.getByRole("combobox", { name: t("leavePolicies.form.type") }).selectOption({ value: typeId });
  await visit.settled();
  await inspect(visit);
  await field(t("leavePolicies.form.waitingMonths")).fill("two");
  await button(t("kit.form.add")).click();
  await page.getByText("Value must be numeric").waitFor();
  await field(t("leavePolicies.form.waitingMonths")).fill("2");
  await button(t("kit.form.add")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(t("leavePolicies.effect.largest")).waitFor();
  await inspect(visit);
  await dialog.getByRole("button", { name: t("leavePolicies.effect.save") }).click();
  await page.waitForURL(/\/admin\/leave\/policies$/);
  const name = "Annual leave by the Saudi Labour Law";
  await page.getByText(name).first().waitFor();
  await visit.settled();
  await inspect(visit);
});

test("the same policy is changed and deleted in Arabic, on a phone", async () => {
  const visit = await world.as(officer, { locale: "ar", phone: true });
  const { page, t } = visit;
  const name = "الإجازة السنوية وفق نظام العمل السعودي";
  await page.goto("/admin/leave/policies");
  await page.getByText(name).first().waitFor();
  await visit.settled();
  await inspect(visit);
  await page.getByRole("link", { name: t("leavePolicies.edit", { name: isolated(name) }) }).click();
  await page.getByText(t("leavePolicies.form.typeStays")).waitFor();
  await visit.settled();
  await inspect(visit);
  await page.goto("/admin/leave/policies");
  await page.getByRole("button", { name: t("leavePolicies.delete", { name: isolated(name) }) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(t("leavePolicies.effect.largest")).waitFor();
  await inspect(visit);
  await dialog.getByRole("button", { name: t("leavePolicies.deleteNow") }).click();
  await page.getByText(t("leavePolicies.deleted", { name: isolated(name) })).waitFor();
  expect(await page.getByText(t("leavePolicies.noneTitle")).count()).toBeLessThanOrEqual(1);
});
