import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Person } from "#modules/people/contract/schemas-directory.ts";
import type { Me } from "#modules/people/contract/schemas.ts";
import { violations } from "./axe.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const people = {
  en: { found: "Layla Nasser", typed: "ليلى", manager: "Majed Al-Harbi" },
  ar: { found: "ليلى ناصر", typed: "Layla", manager: "ماجد الحربي" },
};

test.each(locales)("in %s somebody is found in the other script, and their card is saved", async (locale) => {
  const { page, t, field, button, settled } = await world.as("employee@diwan.example", { locale });
  const { found, typed, manager } = people[locale];
  await page.goto("/");
  await page
    .getByRole("link", { name: t("shell.directory"), exact: true })
    .first()
    .click();
  const list = page.getByRole("list", { name: t("directory.title"), exact: true });
  await list.waitFor();
  expect(await violations(page)).toEqual([]);

  await field(t("directory.search")).fill(typed);
  await page.waitForURL((url) => url.searchParams.get("search") === typed);
  await list.getByRole("link", { name: found, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: found }).waitFor();
  await page.getByRole("link", { name: "manager@diwan.example" }).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent("download"), button(t("directory.person.saveContact")).click()]);
  expect(file.suggestedFilename()).toBe(`${found}.vcf`);
  const card = await readFile(await file.path(), "utf8");
  for (const name of ["Layla Nasser", "ليلى ناصر"]) expect(card).toContain(`:${name}\r\n`);

  // A card beside a name that the keyboard comes to, and Escape sends it away.
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

test.each(locales)("in %s I hide my mobile, see how that looks, and colleagues see it no more", async (locale) => {
  const email = locale === "en" ? "yousef@diwan.example" : "priya@diwan.example";
  const { page, t, button } = await world.as(email, { locale });
  const mine = await world.calls(email);
  const { mobile } = await mine.call<Me>("GET", "/me");
  expect(mobile).not.toBeNull();
  const colleague = await world.calls("dana@diwan.example");
  const seen = async (): Promise<string | null> => (await colleague.call<Person>("GET", `/users/${mine.id}`)).mobile;
  expect(await seen()).toBe(mobile);

  await page.goto("/user-profile");
  await page.getByLabel(t("privacy.choice.mobile")).selectOption("nobody");
  await expect.poll(seen).toBeNull();
  await button(t("privacy.preview")).click();
  const preview = page.getByRole("dialog", { name: t("privacy.previewTitle") });
  await preview.getByRole("radio", { name: t("privacy.onlooker.department") }).check();
  await preview.getByText(t("directory.person.email"), { exact: true }).waitFor();
  expect(await preview.getByText(t("directory.person.mobile"), { exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await preview.getByRole("button", { name: t("privacy.close"), exact: true }).click();

  // What they saw before is told.
  await page.reload();
  const sightings = page.getByRole("region", { name: t("privacy.sightings") });
  await sightings.getByRole("link", { name: locale === "en" ? "Dana Al-Anazi" : "دانة العنزي" }).waitFor();
});
