import { beforeAll, expect, test } from "vitest";
import { setManager } from "#modules/people/server/index.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const [lead, member] = ["Lubna", "Nabil"] as const;
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;
let leave: string;

beforeAll(async () => {
  const { hire, write } = world.server;
  const [leadId, memberId] = [await hire(lead), await hire(member)];
  await write((tx) => setManager(tx, memberId, leadId));
  type Sent = { data: { id: string; version: number } };
  // Sunday to Thursday.
  const answers = { period: { from: "2031-03-02", to: "2031-03-06" } };
  const asker = await world.calls(emailOf(member));
  const sent = await asker.call<Sent["data"]>("POST", "/requests", { service: "annualLeave", answers, submit: true });
  leave = sent.id;
  const decision = { step: "manager", version: sent.version, decision: "approve" };
  await (await world.calls(emailOf(lead))).call("POST", `/requests/${leave}/decisions`, decision);
});

test("an employee gives back a day out of the middle of a leave, and the manager sees both dates", async () => {
  const employee = await world.as(emailOf(member));
  const { page, t } = employee;
  await page.goto(`/e-services/requests/${leave}`);
  await employee.button(t("servicePages.changes.cancel")).waitFor();
  await inspect(employee);
  await employee.button(t("servicePages.changes.cut")).click();
  const dialog = page.getByRole("dialog");
  for (const label of ["from", "to"] as const) {
    const field = dialog.getByRole("group", { name: t(`servicePages.changes.${label}`) });
    await field.getByRole("spinbutton").first().click();
    await page.keyboard.type("20310304");
  }
  await dialog
    .getByText(t("servicePages.changes.returned", { amount: t("servicePages.length.days", { count: 1 }) }))
    .waitFor();
  await inspect(employee);
  await dialog.getByRole("button", { name: t("servicePages.changes.send"), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${leave}`));
  await page
    .getByText(t("servicePages.changes.returns", { amount: t("servicePages.length.days", { count: 1 }) }))
    .waitFor();
  await inspect(employee);

  const manager = await world.as(emailOf(lead));
  await manager.page.goto("/work-list");
  const row = manager.page.locator("[data-row^='approval']").first();
  await row.getByText(t("servicePages.changes.before", { dates: "2 Mar 2031 – 6 Mar 2031" })).waitFor();
  expect(await row.getByRole("button", { name: t("servicePages.decide.return") }).count()).toBe(0);
  await inspect(manager);
  await row.getByRole("button", { name: t("servicePages.decide.approve"), exact: true }).click();
  const confirm = manager.page.getByRole("dialog");
  await confirm.getByRole("button", { name: t("servicePages.decide.approve"), exact: true }).click();
  await row.waitFor({ state: "detached" });
  await page.goto(`/e-services/requests/${leave}`);
  await page.getByText("5 Mar 2031 – 6 Mar 2031").first().waitFor();
});
