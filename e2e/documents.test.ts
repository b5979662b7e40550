import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { ManagedDocument, ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { violations } from "./axe.ts";
import { locales } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

test.each(locales)("in %s a report is published with its file, read page by page, and replaced", async (locale) => {
  const isPhone = locale === "ar";
  const editor = await world.as("admin@diwan.example", { locale });
  const { page, t, field, button, settled } = editor;
  const admin = await world.calls("admin@diwan.example");
  const title = locale === "en" ? "Harvest of the year" : "حصاد العام";
  const own = locale === "en" ? "En" : "Ar";

  // A file to publish: the longest of the demonstration.
  const employee = await world.calls("employee@diwan.example");
  const shown = await employee.call<ReportDocument[]>("GET", "/documents?reportKind=financial");
  const source = shown.flatMap(({ files }) => files).find(({ language }) => language === locale);
  const pdf = Buffer.from(await (await fetch(new URL(source?.url ?? "", world.server.url))).arrayBuffer());
  const file = { name: "harvest.pdf", mimeType: "application/pdf", buffer: pdf };

  await page.goto("/admin/documents");
  await page.getByRole("table").waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: t("documentsAdmin.add") }).click();
  await page.getByRole("radio", { name: t("documentsAdmin.kind.growth"), exact: true }).check();
  await page.getByRole("radio", { name: t("documentsAdmin.form.spans.year"), exact: true }).check();
  await field(t("documentsAdmin.form.year")).fill("2031");
  for (const language of ["En", "Ar"] as const) {
    await field(t(`publicationsAdmin.fields.title${language}`)).fill(language === own ? title : `${title} 2`);
    await field(t(`publicationsAdmin.fields.summary${language}`)).fill("What grew, and what did not.");
  }
  // Nothing is published without something to read.
  await page.getByRole("radio", { name: t("documentsAdmin.form.stand.published") }).check();
  const save = button(t("publicationsAdmin.form.add"));
  await save.click();
  await page.getByText(t("validators.oneLanguage")).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByText("harvest.pdf").first().waitFor();
  await save.click();
  await page.waitForURL((url) => url.pathname === "/admin/documents");
  await page.getByRole("rowheader", { name: title }).first().waitFor();

  const reader = await world.as("employee@diwan.example", { locale, phone: isPhone });
  await reader.page.goto("/reports/growth");
  const link = reader.page.getByRole("link", { name: title, exact: true });
  await link.waitFor();
  await reader.settled();
  expect(await violations(reader.page)).toEqual([]);
  await link.click();
  const room = reader.page.getByRole("region", { name: title });
  await room.locator("canvas").first().waitFor();
  // Its letters can be selected, where they are drawn.
  await room
    .getByText(locale === "en" ? "Wahat Group" : "مجموعة واحات")
    .first()
    .waitFor();
  expect(await violations(reader.page)).toEqual([]);
  const pages = await room.locator("[data-page]").count();
  expect(pages).toBeGreaterThan(1);
  const pageField = reader.page.getByRole("textbox", { name: t("documents.reader.pageField"), exact: true });
  await pageField.fill(locale === "en" ? "2" : "٢");
  await pageField.press("Enter");
  await expect.poll(() => room.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await room.locator("[data-page='2'] canvas").waitFor();
  const widthOf = () => room.locator("[data-page='1']").evaluate((element) => element.clientWidth);
  const before = await widthOf();
  await room.focus();
  await room.press("+");
  await expect.poll(widthOf).toBeGreaterThan(before);
  const download = reader.page.waitForEvent("download");
  await reader.page.getByRole("link", { name: t("documents.download") }).click();
  const saved = await (await download).path();
  expect((await readFile(saved)).equals(pdf)).toBe(true);
  // It was told of it, once.
  await reader.page.goto("/notifications");
  await reader.page.getByRole("link", { name: title }).first().waitFor();

  const [document] = await admin.call<ManagedDocument[]>(
    "GET",
    `/managed-documents?search=${encodeURIComponent(title)}`,
  );
  await page.goto(`/admin/documents/${document?.id}/edit`);
  await button(t("documentsAdmin.form.replace")).click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ ...file, name: "harvest-2.pdf" });
  await page.getByText("harvest-2.pdf").first().waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await button(t("publicationsAdmin.form.save")).click();
  await page.waitForURL((url) => url.pathname === "/admin/documents");
  const versions = await admin.call<{ number: number }[]>("GET", `/managed-documents/${document?.id}/versions`);
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
});
