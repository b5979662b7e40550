import { expect, test } from "vitest";
import { leaveWorldOf } from "#testing/leave-world.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const officer = "attendance@diwan.example";
const type = "Recreation leave";

/** Gives the employee a balance of a new type; returns their id. */
async function entitle(): Promise<string> {
  const { id } = await world.calls("employee@diwan.example");
  const leave = leaveWorldOf(world.server.database);
  const typeId = await leave.type(type);
  const rules = { rounding: "half", carryOver: { most: 5, expiresAfterMonths: 3 } };
  await leave.policy(typeId, { rules });
  await leave.employ(id, "2024-03-10");
  return id;
}

test("an officer explains a balance, enters days and reverses them, and the employee reads why", async () => {
  const id = await entitle();
  const visit = await world.as(officer);
  const { page, t, button, field } = visit;
  await page.goto("/admin/leave/balances");
  await page.getByRole("combobox", { name: t("leaveBalances.type") }).selectOption({ label: type });
  await page.waitForURL(/type=\d+/);
  await page.getByRole("searchbox", { name: t("leaveBalances.search") }).fill("Omar Haddad");
  await page.waitForURL(/search=/);
  await page.locator(`a[href*="/admin/leave/balances/${id}"]`).first().waitFor();
  await visit.settled();
  await inspect(visit);

  await page.locator(`a[href*="/admin/leave/balances/${id}"]`).first().click();
  await page.getByText(t("leaveLedger.limit")).first().waitFor();
  await inspect(visit);
  await button(t("leaveBalances.ledger.enter")).click();
  await field(t("leaveBalances.entryForm.days")).fill("0");
  await button(t("leaveBalances.entryForm.enter")).click();
  await page.getByText("Enter more or less than 0 days").waitFor();
  await field(t("leaveBalances.entryForm.days")).fill("2.5");
  await field(t("leaveBalances.entryForm.note")).fill("Worked on a holiday");
  await inspect(visit);
  await button(t("leaveBalances.entryForm.enter")).click();
  await page.getByText(t("leaveBalances.entryForm.entered")).waitFor();
  await page.getByText("Worked on a holiday").first().waitFor();

  await page.getByRole("button", { name: /^Reverse the entry/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("leaveBalances.reversal.reverse") })
    .click();
  await page.getByText(t("leaveBalances.ledger.reversed")).waitFor();

  const own = await world.as("employee@diwan.example", { locale: "ar", phone: true });
  await own.page.goto("/attendance/leave");
  await own.page.getByText(own.t("leaveLedger.movements")).first().waitFor();
  await own.settled();
  await inspect(own);
  const why = own.t("leaveLedger.whyOf", { figure: own.t("leaveLedger.figures.expired") });
  await own.page.getByRole("button", { name: why }).click();
  expect(await own.page.getByRole("button", { name: why }).getAttribute("aria-pressed")).toBe("true");
});

test("opening balances are checked and imported from a table, in Arabic", async () => {
  const { id } = await world.calls("employee@diwan.example");
  const visit = await world.as(officer, { locale: "ar" });
  const { page, t, button } = visit;
  await page.goto("/admin/leave/balances/import");
  const csv = `email,type,date,days\nemployee@diwan.example,${type},2025-01-01,4.5`;
  await page.getByRole("textbox").first().fill(csv);
  await button(t("kitTables.check")).click();
  await button(t("leaveBalances.import.apply", { count: 1 })).waitFor();
  await inspect(visit);
  await button(t("leaveBalances.import.apply", { count: 1 })).click();
  await page.waitForURL(/\/admin\/leave\/balances$/);
  await page.goto(`/admin/leave/balances/${id}`);
  await page.getByText(t("leaveBalances.ledger.entries")).first().waitFor();
  await visit.settled();
  await inspect(visit);
});
