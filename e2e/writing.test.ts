import sharp from "sharp";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Draft, DraftSummary } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#0d6a60" } })
    .png()
    .toBuffer();

/** Returns the form's fields for one language. */
function paneOf({ page, t }: Visit, language: "en" | "ar") {
  const pane = page.getByRole("region", { name: language === "en" ? t("writing.english") : t("writing.arabic") });
  return {
    title: pane.getByLabel(t("writing.title"), { exact: true }),
    text: pane.getByRole("textbox", { name: t("writing.content") }),
    pane,
  };
}

const saved = ({ page }: Visit): Promise<void> => page.locator('[data-state="saved"]').waitFor();
const draftOf = (page: Page): string | null => new URL(page.url()).searchParams.get("draft");

/** Pastes HTML as if copied from elsewhere. */
const paste = (target: Locator, html: string): Promise<void> =>
  target.evaluate((element, copied) => {
    const data = new DataTransfer();
    data.setData("text/html", copied);
    data.setData("text/plain", "plain");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

describe("in Arabic", () => {
  const locale = "ar";
  const titles = { en: "The rooftop garden opens", ar: "تُفتح حديقة السطح" };
  const texts = { en: "Three hundred plants. Ask ", ar: "ثلاثمئة نبتة. اسألوا " };
  const typed = { en: "@nour", ar: "@نورة" };
  const named = { en: "@Noura Al-Shammari", ar: "@نورة الشمري" };

  test("a user writes in both languages with picture, mention and poll, edits, and reads the history", async () => {
    const visit = await world.as(omar, { locale });
    const { page, t, button } = visit;
    await page.goto("/community/categories/4");
    await page.getByRole("link", { name: t("community.newTopic") }).click();
    await expect.poll(() => page.getByRole("combobox", { name: t("writing.category") }).inputValue()).toBe("4");

    const mine = paneOf(visit, "ar");
    await mine.title.fill(titles.ar);
    await mine.text.click();
    await page.keyboard.type(texts.ar + typed.ar);
    const option = page.getByRole("option", { name: named.ar.slice(1) });
    await option.waitFor();
    await page.keyboard.press("Enter");
    await mine.text.locator("bdi").getByText(named.ar).waitFor();
    await mine.pane.locator("input[type=file]").setInputFiles({
      name: "garden.png",
      mimeType: "image/png",
      buffer: await picture(),
    });
    await mine.text.getByRole("textbox", { name: t("editor.pictureAlt") }).fill("Plants");
    const theirs = paneOf(visit, "en");
    await theirs.title.fill(titles.en);
    await theirs.text.click();
    await page.keyboard.type(texts.en);

    await button(t("polls.field.add")).click();
    for (const number of [1, 2]) {
      await page.getByLabel(t("polls.field.choiceEn", { number })).fill(`Choice ${number}`);
      await page.getByLabel(t("polls.field.choiceAr", { number })).fill(`خيار ${number}`);
    }
    await saved(visit);
    await expect.poll(() => draftOf(page)).not.toBeNull();

    // A reload loses nothing.
    await page.reload();
    await expect.poll(() => paneOf(visit, "ar").title.inputValue()).toBe(titles.ar);
    await paneOf(visit, "ar").text.locator("bdi").getByText(named.ar).waitFor();
    await expect
      .poll(() =>
        paneOf(visit, "ar")
          .text.locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect.poll(() => page.getByLabel(t("polls.field.choiceEn", { number: 2 })).inputValue()).toBe("Choice 2");

    await paneOf(visit, "ar").title.press("Control+Enter");
    await page.getByText(t("writing.posted")).first().waitFor();
    const dialog = page.getByRole("dialog", { name: titles.ar });
    await dialog.locator("bdi").getByText(named.ar).waitFor();
    await dialog.getByRole("img", { name: "Plants" }).waitFor();
    await dialog.getByText("خيار ٢").or(dialog.getByText("خيار 2")).first().waitFor();
    const drafts = await (await world.calls(omar)).call<DraftSummary[]>("GET", "/topic-drafts");
    expect(drafts.map(({ titleEn }) => titleEn)).not.toContain(titles.en);

    await dialog.getByRole("button", { name: t("community.topic.actions") }).click();
    await page.getByRole("menuitem", { name: t("community.topic.edit"), exact: true }).click();
    await page.getByRole("heading", { name: t("writing.editTitle") }).waitFor();
    const { title } = paneOf(visit, "ar");
    await expect.poll(() => title.inputValue()).toBe(titles.ar);
    await page
      .locator("form")
      .getByRole("combobox", { name: t("writing.category") })
      .waitFor();
    await title.fill(`${titles.ar} 2`);
    await button(t("writing.save")).click();
    await page.getByText(t("writing.saved")).first().waitFor();

    const edited = page.getByRole("dialog", { name: `${titles.ar} 2` });
    await edited.getByRole("button", { name: t("community.topic.actions") }).click();
    await page.getByRole("menuitem", { name: t("community.topic.history") }).click();
    const history = page.getByRole("dialog", { name: t("community.history.title") });
    await history.locator("ins").getByText("2").waitFor();
  });

  test("missing fields are marked, and the first of them gets the focus", async () => {
    const visit = await world.as(omar, { locale, phone: true });
    const { page, t, button } = visit;
    await page.goto("/community/topics/add");
    await paneOf(visit, "ar").text.waitFor();
    await button(t("writing.post")).click();
    const category = page.getByRole("combobox", { name: t("writing.category") });
    await page.locator("[aria-invalid=true]").first().waitFor();
    await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText(t("validators.fieldRequired")).count()).toBe(3);
    await category.selectOption("4");
    await button(t("writing.post")).click();
    await expect.poll(() => paneOf(visit, "ar").title.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("a draft saved elsewhere in the meantime is shown beside the text, and not overwritten", async () => {
    const caller = await world.calls(omar);
    const draft = await caller.call<Draft>("POST", "/topic-drafts", { content: { categoryId: "4", titleEn: "First" } });
    const visit = await world.as(omar, { locale });
    const { page, t, button } = visit;
    await page.goto(`/community/topics/add?draft=${draft.id}`);
    const { title } = paneOf(visit, "en");
    await expect.poll(() => title.inputValue()).toBe("First");
    await caller.call("PUT", `/topic-drafts/${draft.id}`, {
      content: { categoryId: "4", titleEn: "From the telephone" },
      version: draft.version,
    });
    await title.fill("From the desk");
    const dialog = page.getByRole("dialog", { name: t("writing.conflict.title") });
    await dialog.getByText("telephone").first().waitFor();
    const stored = async (): Promise<unknown> =>
      (await caller.call<Draft>("GET", `/topic-drafts/${draft.id}`)).content.titleEn;
    expect(await stored()).toBe("From the telephone");
    await button(t("writing.conflict.useThere")).click();
    await expect.poll(() => title.inputValue()).toBe("From the telephone");
    await title.fill("From both");
    await saved(visit);
    await expect.poll(stored).toBe("From both");
    await caller.call("DELETE", `/topic-drafts/${draft.id}`);
  });
});

test("without a network a text is stored on the device, survives leaving, and is saved afterwards", async () => {
  const visit = await world.as("reem@diwan.example", {
    tolerates: /Failed to fetch|ERR_INTERNET_DISCONNECTED/,
  });
  const { page, t, context } = visit;
  await page.goto("/community");
  await page.getByRole("link", { name: t("community.newTopic") }).click();
  const { title, text } = paneOf(visit, "en");
  await text.waitFor();
  await context.setOffline(true);
  await title.fill("Written in the lift");
  await page.getByText(t("writing.state.offline")).first().waitFor();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("community.title") })
    .first()
    .click();
  const question = page.getByRole("alertdialog", { name: t("writing.leave.title") });
  await question.getByRole("button", { name: t("client.leaving.leave") }).click();
  await question.waitFor({ state: "detached" });
  await context.setOffline(false);
  await page.goto("/community/topics/add");
  await page.getByText(t("writing.restored.device")).waitFor();
  await expect.poll(() => paneOf(visit, "en").title.inputValue()).toBe("Written in the lift");
  await saved(visit);
  const drafts = await (await world.calls("reem@diwan.example")).call<DraftSummary[]>("GET", "/topic-drafts");
  expect(drafts.map(({ titleEn }) => titleEn)).toContain("Written in the lift");

  await page.getByRole("button", { name: t("community.drafts.title") }).click();
  const list = page.getByRole("dialog", { name: t("community.drafts.title") });
  await list.getByRole("link", { name: "Written in the lift" }).waitFor();
});

test("the topic in the address fills the form, unless it is broken or another topic's", async () => {
  const reem = await world.calls("reem@diwan.example");
  const topic = await reem.call<Topic>("POST", "/topics", { categoryId: "4", titleEn: "As it is", contentEn: "Text" });
  for (const given of [JSON.stringify({ ...topic, titleEn: "Out of date" }), "{broken", '{"id":"1","titleEn":"x"}']) {
    const visit = await world.as("reem@diwan.example");
    await visit.page.goto(`/community/topics/${topic.id}/edit?topic=${encodeURIComponent(given)}`);
    await visit.page.getByRole("button", { name: visit.t("writing.save") }).waitFor();
    await expect.poll(() => paneOf(visit, "en").title.inputValue()).toBe("As it is");
  }
});

test("content pasted from Word becomes only the editor's headings, lists and links", async () => {
  const visit = await world.as(omar);
  await visit.page.goto("/community/topics/add?category=4");
  const { text } = paneOf(visit, "en");
  await text.click();
  await paste(
    text,
    `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <h1 style="color:red">Plan</h1><p class="MsoNormal"><b>Now</b> <span style="font-size:40pt">big</span><o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>First</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Second</p>
      <b style="font-weight:normal"><span style="font-weight:700">Later</span> on</b>
      <p><a href="javascript:alert(1)">bad</a> <a href="https://diwan.example/">good</a></p>
      <img src="https://evil.example/x.png"><script>alert(1)</script><!--EndFragment--></body></html>`,
  );
  await text.getByRole("heading", { level: 2, name: "Plan" }).waitFor();
  expect(await text.getByRole("listitem").allTextContents()).toEqual(["First", "Second"]);
  expect(await text.locator("strong").allTextContents()).toEqual(["Now", "Later"]);
  expect(await text.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "https://diwan.example/",
  ]);
  expect(await text.locator("[style], img, script").count()).toBe(0);
});
