import { readFile } from "node:fs/promises";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { ManagedDocument, ReportDocument } from "#modules/publications/contract/schemas-document.ts";
import { chineseText, makeScannedPdf } from "#testing/scanned-pdf.ts";
import { uploaderOf } from "#testing/upload.ts";
import { violations } from "./axe.ts";
import { inspect } from "./scenes.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

test("in Arabic, a report is published with its file, read page by page, and replaced", async () => {
  const locale = "ar";
  const editor = await world.as("admin@diwan.example", { locale });
  const { page, t, field, button, settled } = editor;
  const admin = await world.calls("admin@diwan.example");
  const title = "حصاد العام";

  // The file to publish: the longest of the demonstration.
  const employee = await world.calls("employee@diwan.example");
  const shown = await employee.call<ReportDocument[]>("GET", "/documents?reportKind=financial");
  const source = shown.flatMap(({ files }) => files).find(({ language }) => language === locale);
  const pdf = Buffer.from(await (await fetch(new URL(source?.url ?? "", world.server.url))).arrayBuffer());
  const file = { name: "harvest.pdf", mimeType: "application/pdf", buffer: pdf };

  await page.goto("/admin/documents");
  await page.getByRole("table").waitFor();
  await settled();
  await page.getByRole("link", { name: t("documentsAdmin.add") }).click();
  await page.getByRole("radio", { name: t("documentsAdmin.kind.growth"), exact: true }).check();
  await page.getByRole("radio", { name: t("documentsAdmin.form.spans.year"), exact: true }).check();
  await field(t("documentsAdmin.form.year")).fill("2031");
  for (const language of ["En", "Ar"] as const) {
    await field(t(`publicationsAdmin.fields.title${language}`)).fill(language === "Ar" ? title : "Harvest of the year");
    await field(t(`publicationsAdmin.fields.summary${language}`)).fill("What grew, and what did not.");
  }
  // Publishing requires a file or text.
  await page.getByRole("radio", { name: t("documentsAdmin.form.stand.published") }).check();
  const save = button(t("kit.form.add"));
  await save.click();
  await page.getByText(t("validators.oneLanguage")).first().waitFor();
  await inspect(editor);
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByText("harvest.pdf").first().waitFor();
  await save.click();
  await page.waitForURL((url) => url.pathname === "/admin/documents");
  await page.getByRole("rowheader", { name: title }).first().waitFor();

  const reader = await world.as("employee@diwan.example", { locale, phone: true });
  await reader.page.goto("/reports/growth");
  const link = reader.page.getByRole("link", { name: title, exact: true });
  await link.waitFor();
  await reader.settled();
  await link.click();
  const room = reader.page.getByRole("region", { name: title });
  await room.locator("canvas").first().waitFor();
  // The text fills the width of the phone; the page's margins are outside.
  const shownOf = (element: Element) => [
    element.scrollLeft > 0,
    (element.querySelector("[data-page]")?.clientWidth ?? 0) > element.clientWidth,
  ];
  expect(await room.evaluate(shownOf)).toEqual([true, true]);
  // The text layer is selectable.
  await room.getByText("مجموعة واحات").first().waitFor();
  await inspect(reader);
  const pages = await room.locator("[data-page]").count();
  expect(pages).toBeGreaterThan(1);
  const pageField = reader.page.getByRole("textbox", { name: t("documents.reader.pageField"), exact: true });
  await pageField.fill("٢");
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
  // The reader was notified once.
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
  await inspect(editor);
  await button(t("kit.form.save")).click();
  await page.waitForURL((url) => url.pathname === "/admin/documents");
  const versions = await admin.call<{ number: number }[]>("GET", `/managed-documents/${document?.id}/versions`);
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
});

/** Returns the brightness of the left and right halves of a drawn page, from 0 to 255; null until it is drawn. */
const shadesOf = (sheet: Locator): Promise<number[] | null> =>
  sheet.evaluate((element) => {
    const canvas = element.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (canvas == null || context == null) return null;
    const at = (share: number) => context.getImageData(canvas.width * share, canvas.height / 2, 1, 1).data[0] ?? 0;
    return [at(0.25), at(0.75)];
  });

/** Returns whether a link covers the centre of the drawn words. */
async function liesOver(link: Locator, words: Locator): Promise<boolean> {
  const [over, under] = await Promise.all([link.boundingBox(), words.boundingBox()]);
  if (over === null || under === null) return false;
  const [x, y] = [under.x + under.width / 2, under.y + under.height / 2];
  return x > over.x && x < over.x + over.width && y > over.y && y < over.y + over.height;
}

test("a report shows its scans and text in fonts that are not embedded, and its links are followed", async () => {
  const elsewhere = "https://example.org/harvest";
  const admin = await world.calls("admin@diwan.example");
  const { token } = await world.server.startSession(admin.id);
  const { id: fileEn } = await uploaderOf(world.server.url, token).send(
    "scan.pdf",
    makeScannedPdf(),
    "application/pdf",
  );
  const title = {
    titleEn: "Scanned harvest",
    titleAr: "حصاد ممسوح ضوئيًا",
    summaryEn: "As signed.",
    summaryAr: "كما وُقّع.",
  };
  const { id } = await admin.call<ManagedDocument>("POST", "/managed-documents", {
    reportKind: "growth",
    period: "2032",
    ...title,
    fileEn,
    state: "published",
  });

  const { page, context, t } = await world.as("employee@diwan.example", {
    tolerates: /^Asked https:\/\/example\.org\//,
  });
  await context.route(elsewhere, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const fetched: string[] = [];
  context.on("request", (request) => fetched.push(request.url().split("/").at(-1) ?? ""));
  await page.goto(`/reports/growth/${id}`);
  const room = page.getByRole("region", { name: title.titleEn });
  const sheet = (number: number) => room.locator(`[data-page='${number}']`);
  // Chinese text in a font that is not embedded is readable.
  await room.getByText(chineseText).waitFor();
  expect(fetched).toContain("FoxitSymbol.pfb");

  const outward = room.getByRole("link", { name: "Our harvest", exact: true });
  await outward.waitFor();
  expect(await violations(page)).toEqual([]);
  // Links to scripts are not created.
  const names = await room.locator("a, button").evaluateAll((links) => links.map((link) => link.ariaLabel));
  expect(names).toEqual(["Our harvest", "Write to us", "The last page"]);
  const mail = room.getByRole("link", { name: "Write to us" });
  expect(await mail.getAttribute("href")).toBe("mailto:reports@diwan.example");
  const words = room.getByText("Our harvest", { exact: true });
  await expect.poll(() => liesOver(outward, words)).toBe(true);
  await room.focus();
  await room.press("+");
  await page.getByRole("button", { name: "125%" }).waitFor();
  await expect.poll(() => liesOver(outward, words)).toBe(true);
  const opened = context.waitForEvent("page");
  await outward.click();
  const other = await opened;
  await other.waitForURL(elsewhere);
  expect(await other.evaluate(() => window.opener)).toBeNull();
  await other.close();

  // By keyboard to the last page, whose decoder is fetched only now.
  const decoder = "openjpeg_nowasm_fallback.js";
  expect(fetched).not.toContain(decoder);
  const inward = room.getByRole("button", { name: "The last page" });
  expect(await inward.getAttribute("title")).toBe(t("documents.reader.goTo", { page: "4" }));
  await inward.focus();
  await inward.press("Enter");
  await expect.poll(() => sheet(4).evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => shadesOf(sheet(4))).toEqual([20, 235]);
  expect(fetched).toContain(decoder);
  for (const number of [3, 2]) {
    await sheet(number).scrollIntoViewIfNeeded();
    await expect.poll(() => shadesOf(sheet(number))).toEqual([0, 255]);
  }
});
