import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

test("in Arabic, a person is found in the other script, and their contact card is saved", async () => {
  const locale = "ar";
  const { page, t, field, button, settled } = await world.as("employee@diwan.example", { locale });
  const [found, manager] = ["ليلى ناصر", "ماجد الحربي"];
  const typed = "Layla";
  await page.goto("/");
  await page
    .getByRole("link", { name: t("people.directory"), exact: true })
    .first()
    .click();
  const list = page.getByRole("list", { name: t("directory.title"), exact: true });
  await list.waitFor();

  await field(t("directory.search")).fill(typed);
  await page.waitForURL((url) => url.searchParams.get("search") === typed);
  await list.getByRole("link", { name: found, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: found }).waitFor();
  await page.getByRole("link", { name: "manager@diwan.example" }).waitFor();
  await settled();

  const [file] = await Promise.all([page.waitForEvent("download"), button(t("directory.person.saveContact")).click()]);
  expect(file.suggestedFilename()).toBe(`${found}.vcf`);
  const card = await readFile(await file.path(), "utf8");
  for (const name of ["Layla Nasser", "ليلى ناصر"]) expect(card).toContain(`:${name}\r\n`);

  // Keyboard focus on a name shows its card, and Escape hides it.
  const name = page.getByRole("link", { name: manager, exact: true });
  await page.keyboard.press("Tab");
  await name.focus();
  const beside = page.getByRole("tooltip").filter({ hasText: manager });
  await beside.waitFor();
  await page.keyboard.press("Escape");
  await beside.waitFor({ state: "detached" });
  await name.click();
  await page.getByRole("heading", { level: 1, name: manager }).waitFor();
});

test("in English, a person is found by the Arabic name", async () => {
  const { page, t, field } = await world.as("employee@diwan.example", { locale: "en" });
  await page.goto("/directory");
  await field(t("directory.search")).fill("ليلى");
  await page.getByRole("link", { name: "Layla Nasser", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Layla Nasser" }).waitFor();
});

test("in Arabic, a user hides the mobile number, previews the result, and colleagues no longer see it", async () => {
  const locale = "ar";
  const email = "priya@diwan.example";
  const visit = await world.as(email, { locale });
  const { page, t, button } = visit;
  const mine = await world.calls(email);
  const { mobile } = await mine.call<Me>("GET", "/me");
  expect(mobile).not.toBeNull();
  const colleague = await world.calls("dana@diwan.example");
  const seen = async (): Promise<string | null> => (await colleague.call<Person>("GET", `/users/${mine.id}`)).mobile;
  expect(await seen()).toBe(mobile);

  await page.goto("/user-profile/privacy");
  await page.getByLabel(t("privacy.choice.mobile")).selectOption("nobody");
  await expect.poll(seen).toBeNull();
  await button(t("privacy.preview")).click();
  const preview = page.getByRole("dialog", { name: t("privacy.previewTitle") });
  await preview.getByRole("radio", { name: t("privacy.onlooker.department") }).check();
  await preview.getByText(t("directory.person.email"), { exact: true }).waitFor();
  expect(await preview.getByText(t("directory.person.mobile"), { exact: true }).count()).toBe(0);
  await inspect(visit);
  await preview.getByRole("button", { name: t("client.ui.close"), exact: true }).click();

  // The earlier sightings are listed.
  await page.reload();
  const sightings = page.getByRole("region", { name: t("privacy.sightings") });
  await sightings.getByRole("link", { name: "دانة العنزي" }).waitFor();
});
