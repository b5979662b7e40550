import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { arrive } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const administrator = "admin@diwan.example";

const colourOf = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-action").trim());

/** Has sufficient contrast in the light theme. */
const readable = "#8b2942";

test("a first visit is in the organisation's first language, until the visitor chooses", async () => {
  const { page, t, button } = await world.as(administrator, { locale: "en" });
  await page.goto("/admin/settings");
  const save = button(t("settings.saveSection", { section: t("settings.sections.organisation") }));
  const choose = async (language: string): Promise<void> => {
    await page.getByRole("combobox", { name: t("settings.organisation.firstLanguage") }).selectOption(language);
    await save.click();
    await page.getByText(t("settings.saved"), { exact: true }).first().waitFor();
  };
  await choose("ar");
  const stranger = await world.visit();
  const shown = () => stranger.page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  await stranger.page.goto("/login");
  await expect.poll(shown).toEqual(["ar", "rtl"]);
  await stranger.page.getByRole("button", { name: "English", exact: true }).click();
  await expect.poll(shown).toEqual(["en", "ltr"]);
  await stranger.page.reload();
  expect(await shown()).toEqual(["en", "ltr"]);
  // The browser's language counts only if the organisation chooses so.
  await choose("browser");
  for (const [preferred, lang] of [
    ["ar-SA", "ar"],
    ["fr-FR", "en"],
  ] as const) {
    const visitor = await world.visit({ context: { locale: preferred } });
    await visitor.page.goto("/login");
    await expect.poll(() => visitor.page.evaluate(() => document.documentElement.lang)).toBe(lang);
  }
  await choose("en");
});

describe("in Arabic", () => {
  const locale = "ar";
  test("a colour is refused until readable, then applied at once with a logo, also before sign-in", async () => {
    const visit = await world.as(administrator, { locale });
    const { page, t, button, settled } = visit;
    await page.goto("/admin/settings");
    await page.getByRole("heading", { level: 1, name: t("settings.title") }).waitFor();
    const save = button(t("settings.saveSection", { section: t("settings.sections.colours") }));
    await save.waitFor();
    await settled();

    const colour = page.getByRole("textbox", { name: t("settings.colours.light") });
    await colour.fill("#ffee00");
    await colour.press("Control+Enter");
    await expect.poll(() => colour.getAttribute("aria-invalid")).toBe("true");
    expect(await colourOf(visit)).not.toBe("#ffee00");
    await colour.fill(readable);
    await save.click();
    await page.getByText(t("settings.saved"), { exact: true }).first().waitFor();
    await expect.poll(() => colourOf(visit)).toBe(readable);

    const content = await sharp({ create: { width: 400, height: 80, channels: 4, background: readable } })
      .png()
      .toBuffer();
    const place = t("settings.logos.places.arLight");
    const picture = { name: "logo.png", mimeType: "image/png", buffer: content };
    await page.getByLabel(t("settings.logos.chooseFor", { place })).setInputFiles(picture);
    await page.getByRole("img", { name: t("settings.logos.alt", { place }) }).waitFor();
    await page
      .getByRole("img", { name: t("shell.product"), exact: true })
      .first()
      .waitFor();

    const stranger = await world.visit({ locale });
    await arrive(stranger, "/login");
    await stranger.page.getByRole("img", { name: stranger.t("shell.product"), exact: true }).waitFor();
    await expect.poll(() => colourOf(stranger)).toBe(readable);
  });

  test("a time zone needs confirmation, unsaved settings are guarded, a test mail reports its location", async () => {
    const { page, t, button } = await world.as(administrator, { locale, theme: "dark", phone: true });
    await page.goto("/admin/settings");
    const zone = page.getByRole("combobox", { name: t("settings.calendar.timeZone") });
    await zone.selectOption("Asia/Dubai");
    await button(t("settings.saveSection", { section: t("settings.sections.calendar") })).click();
    const question = page.getByRole("alertdialog");
    await question.getByText(t("settings.calendar.zoneMeaning")).waitFor();
    await question.getByRole("button", { name: t("kit.form.save"), exact: true }).click();
    await page.getByText(t("settings.saved"), { exact: true }).first().waitFor();
    await question.waitFor({ state: "detached" });

    await button(t("settings.mail.try")).click();
    await page.getByText(t("settings.mail.outcomes.kept", { to: `\u2068${administrator}\u2069` })).waitFor();

    await page.getByRole("textbox", { name: t("settings.numbers.sessionIdleDays.label") }).fill("٢١");
    await page
      .getByRole("link", { name: t("shell.admin.home") })
      .first()
      .click();
    await question.getByText(t("settings.leaveText")).waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    // A concurrent change: another section causes no conflict, the same section does.
    const { call } = await world.calls(administrator);
    const read = () => call<{ version: number; sessionIdleDays: number }>("GET", "/settings");
    const change = async (given: object) => call("PATCH", "/settings", { version: (await read()).version, ...given });
    const save = button(t("settings.saveSection", { section: t("settings.sections.accounts") }));
    await change({ reportCaseKeptDays: 710 });
    await save.click();
    await expect.poll(async () => (await read()).sessionIdleDays).toBe(21);
    await page.getByRole("textbox", { name: t("settings.numbers.sessionIdleDays.label") }).fill("22");
    await change({ sessionIdleDays: 14 });
    await save.click();
    await page.getByText(t("kit.form.conflict")).waitFor();
    await save.click();
    await expect.poll(async () => (await read()).sessionIdleDays).toBe(22);
  });

  test("the dashboard shows a failed job, which is retried and discarded", async () => {
    const mail = sql`select graphile_worker.add_job('mail.send', '{"to": "nobody"}', max_attempts => 1)`;
    await mail.execute(world.server.database.primary);
    const { call } = await world.calls(administrator);
    const failed = async () => (await call<unknown[]>("GET", "/jobs")).length;
    await expect.poll(failed).toBe(1);

    const visit = await world.as(administrator, { locale, phone: true });
    const { page, t } = visit;
    await page.goto("/admin");
    await page.getByRole("img", { name: t("dashboard.activity.people") }).waitFor();
    await page.getByText(t("dashboard.activity.asTable")).click();
    await page.getByRole("columnheader", { name: t("dashboard.activity.comments") }).waitFor();
    await inspect(visit);
    await page
      .getByRole("link", { name: t("dashboard.health.jobs") })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: t("dashboard.work.title") }).waitFor();
    const named = { task: "mail.send" };
    await page.getByRole("button", { name: t("dashboard.work.giveUpNamed", named) }).waitFor();
    await inspect(visit);
    await page.getByRole("button", { name: t("dashboard.work.retryNamed", named) }).click();
    await page.getByText(t("dashboard.work.retried")).first().waitFor();
    await expect.poll(failed).toBe(1);
    await page.reload();
    await page.getByRole("button", { name: t("dashboard.work.giveUpNamed", named) }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("dashboard.work.giveUp"), exact: true })
      .click();
    await page.getByText(t("dashboard.work.emptyTitle")).waitFor();
    expect(await failed()).toBe(0);
  });
});
