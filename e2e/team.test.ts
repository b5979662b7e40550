import { beforeAll, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { weekdays } from "#shared/weekdays.ts";
import { worldOf } from "#testing/attendance-world.ts";
import { setManager } from "#modules/people/server/index.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const [lead, member, peer] = ["Lubna", "Nabil", "Rami"] as const;
const emailOf = (name: string): string => `${name.toLowerCase()}@diwan.example`;
const ids: Record<string, string> = {};
/** Feeds end a year after today. */
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  const { database, hire, write } = world.server;
  for (const name of [lead, member, peer]) ids[name] = await hire(name);
  const { build, schedule, assign } = worldOf(database);
  const zone = await schedule({ weekdays, slots: [["08:00", "16:00"]] });
  await assign(await build({ name: "Team Office" }), zone, [ids[member] ?? "", ids[peer] ?? ""]);
  for (const name of [member, peer]) await write((tx) => setManager(tx, ids[name] ?? "", ids[lead] ?? ""));
  const officer = await world.calls("attendance@diwan.example");
  const leave = { user: ids[member], kind: "leave", fromDate: "2031-03-03", toDate: "2031-03-04" };
  await officer.call("POST", "/attendance/absences", leave);
  await officer.call("POST", "/attendance/absences", { ...leave, fromDate: soon, toDate: soon });
});

test("a manager walks through the week of the team by keyboard", async () => {
  const visit = await world.as(emailOf(lead));
  const { page, t } = visit;
  await page.goto("/team?view=week&on=2031-03-05");
  const grid = page.getByRole("grid", { name: t("teamPage.calendar.title") });
  const cell = (text: string) => grid.getByRole("button", { name: text });
  await grid.getByRole("rowheader").filter({ hasText: member }).waitFor();
  await inspect(visit);
  // The week begins on Sunday, 2 March; the first cell is Nabil's.
  await grid.getByRole("button").first().focus();
  await page.keyboard.press("ArrowRight");
  const monday = cell(t("teamPage.calendar.cell", { date: "Monday 3 March 2031", words: t("teamPage.cells.away") }));
  expect(await monday.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(t("teamPage.cells.expected"));
  await page.keyboard.press("Control+End");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("8 March");
  const links = page.getByRole("navigation", { name: t("teamPage.views") });
  await links.getByRole("link", { name: t("teamPage.view.month") }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/view=month/);
  await cell("31 March 2031").first().waitFor();
  await inspect(visit);
});

test("an employee sees on a phone, in Arabic, when a colleague is away, and subscribes to a calendar", async () => {
  const visit = await world.as(emailOf(peer), { locale: "ar", phone: true });
  const { page, t, button } = visit;
  await page.goto("/team?on=2031-03-05");
  const list = page.getByRole("list", { name: t("teamPage.calendar.title") });
  const row = list.getByRole("listitem").filter({ hasText: member }).first();
  await row.getByText(t("teamPage.cells.away"), { exact: true }).waitFor();
  expect(await page.getByText(t("teamPage.kinds.leave"), { exact: true }).count()).toBe(0);
  await inspect(visit);
  await page.getByRole("link", { name: t("team.feeds") }).click();
  await page.getByText(t("calendarFeeds.none")).waitFor();
  await button(t("calendarFeeds.add")).click();
  const dialog = page.getByRole("dialog", { name: t("calendarFeeds.add") });
  await dialog.getByRole("radio", { name: t("calendarFeeds.kinds.team") }).check();
  await inspect(visit);
  await dialog.getByRole("button", { name: t("calendarFeeds.submit") }).click();
  const made = page.getByRole("dialog", { name: t("calendarFeeds.made.title") });
  const address = await made.getByLabel(t("calendarFeeds.made.address")).inputValue();
  const calendar = await fetch(`${world.server.url}${new URL(address).pathname}`);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toContain(`DTSTART;VALUE=DATE:${soon.replaceAll("-", "")}`);
  await made.getByRole("button", { name: t("calendarFeeds.made.close") }).click();
  await button(t("calendarFeeds.revokeOf", { name: `\u2068${t("calendarFeeds.kinds.team")}\u2069` })).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("calendarFeeds.revoke") })
    .click();
  await page.getByText(t("calendarFeeds.none")).waitFor();
});
