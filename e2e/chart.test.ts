import { describe, expect, test } from "vitest";
import { inspect } from "./scenes.ts";
import { isolated } from "./steps.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const people = {
  en: { omar: "Omar Haddad", layla: "Layla Nasser", chief: "Salman Al-Otaibi" },
  ar: { omar: "عمر حداد", layla: "ليلى ناصر", chief: "سلمان العتيبي" },
};

test.each(locales)(
  "in %s an employee finds his place in the chart, and the arrow keys move in reading direction",
  async (locale) => {
    const { omar, layla, chief } = people[locale];
    const [ahead, back] = locale === "ar" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const { page, t, settled } = await world.as("employee@diwan.example", { locale });
    await page.goto("/directory/chart");
    const tree = page.getByRole("tree", { name: t("peopleChart.title") });
    const current = tree.locator('[role="treeitem"][aria-current="true"]');
    await current.filter({ hasText: omar }).waitFor();
    await settled();

    const focused = tree.locator('[role="treeitem"]:focus');
    const isFocused = (name: string) => expect.poll(() => focused.getAttribute("data-text")).toBe(name);
    await current.focus();
    await isFocused(omar);
    await page.keyboard.press(back);
    await isFocused(layla);
    await page.keyboard.press(back);
    await expect.poll(() => focused.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press(ahead);
    await expect.poll(() => focused.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Home");
    await isFocused(chief);
  },
);

describe("in Arabic", () => {
  const locale = "ar";
  const { omar, layla } = people.ar;
  const department = "مختبر الوادي";

  test("an employee searches for a person in the chart and reads it as a list", async () => {
    const visit = await world.as("employee@diwan.example", { locale });
    const { page, t } = visit;
    await page.goto("/directory/chart");
    const focused = page.getByRole("tree").locator('[role="treeitem"]:focus');
    await page.getByRole("combobox", { name: t("peopleChart.find") }).fill("ليلي نا");
    await page.getByRole("option").filter({ hasText: layla }).click();
    await expect.poll(() => focused.getAttribute("data-text")).toBe(layla);
    expect(new URL(page.url()).searchParams.get("person")).not.toBeNull();

    await page.getByRole("radio", { name: t("peopleChart.asList") }).check();
    await page.getByRole("region", { name: t("peopleChart.above", { name: isolated(layla) }) }).waitFor();
    const reports = page.getByRole("region", { name: t("peopleChart.reports", { name: isolated(layla) }) });
    await reports.getByRole("link", { name: omar }).waitFor();
    await inspect(visit);
    await reports.getByRole("link", { name: omar }).click();
    await page.getByRole("region", { name: t("peopleChart.above", { name: isolated(omar) }) }).waitFor();
    await page.getByRole("link", { name: t("peopleChart.profileOf", { name: isolated(omar) }) }).click();
    await page.getByRole("heading", { level: 1, name: omar }).waitFor();
  });

  test("an administrator adds a department below another and deletes it", async () => {
    const visit = await world.as("admin@diwan.example", { locale, theme: "dark" });
    const { page, t, settled, button, field } = visit;
    await page.goto("/admin/departments");
    await button(t("peopleRecords.departments.add")).click();
    const dialog = page.getByRole("dialog", { name: t("peopleRecords.departments.addTitle") });
    const save = dialog.getByRole("button", { name: t("kit.form.save"), exact: true });
    await save.click();
    await dialog.getByText(t("validators.fieldRequired")).first().waitFor();
    await field(t("peopleRecords.departments.nameAr")).fill(department);
    await field(t("peopleRecords.departments.nameEn")).fill("Trial Lab");
    await dialog.getByRole("combobox", { name: t("peopleRecords.departments.parent") }).selectOption({ index: 1 });
    await inspect(visit);
    await save.click();
    await dialog.waitFor({ state: "detached" });
    const row = page.getByRole("row").filter({ hasText: department });
    await row.waitFor();
    await settled();
    const name = isolated(department);
    await row.getByRole("button", { name: t("peopleRecords.departments.delete", { name }) }).click();
    const question = page.getByRole("alertdialog", { name: t("peopleRecords.deletion.title", { name }) });
    await question.getByRole("button", { name: t("peopleRecords.deletion.confirm") }).click();
    await row.waitFor({ state: "detached" });
  });
});

test("Enter in a picker waits for the results, and an initial finds the name in the other language", async () => {
  const { page, t } = await world.as("employee@diwan.example", { locale: "en" });
  await page.goto("/directory/chart");
  const box = page.getByRole("combobox", { name: t("peopleChart.find") });
  const omar = page.getByRole("option").filter({ hasText: people.en.omar });
  await box.fill("Omar H");
  await omar.waitFor();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/mentions?**", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/mentions\?q=layla/);
  await box.fill("layla nas");
  await box.press("Enter");
  await asked;
  expect(await omar.count(), "the results of the earlier query are still shown").toBe(1);
  expect(new URL(page.url()).searchParams.get("person"), "and not chosen").toBeNull();
  release();
  const focused = page.getByRole("tree").locator('[role="treeitem"]:focus');
  await expect.poll(() => focused.getAttribute("data-text")).toBe(people.en.layla);
});
