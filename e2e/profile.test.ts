import { describe, expect, test } from "vitest";
import sharp from "sharp";
import type { Me } from "#modules/people/contract/schemas.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { wordsIn } from "./words.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

describe("in Arabic", () => {
  const locale = "ar";
  test("a user changes names and telephone number, which colleagues see at once", async () => {
    const email = "maryam@diwan.example";
    const { page, t, field, button } = await world.as(email, { locale });
    await page.goto("/user-profile/details");
    await field(t("profile.details.nameEn")).fill("");
    await field(t("profile.details.nameAr")).fill("");
    await button(t("profile.details.save")).click();
    await page.getByText(t("validators.fieldRequired")).first().waitFor();
    await expect
      .poll(() => field(t("profile.details.nameAr")).evaluate((input) => input === document.activeElement))
      .toBe(true);

    await field(t("profile.details.nameEn")).fill("Maryam K.");
    await field(t("profile.details.nameAr")).fill("مريم ك.");
    await field(t("profile.details.phone")).fill("+٩٦٦ ١١ ٥٥٥ ٩٩٩٩");
    await field(t("profile.details.phone")).press("Control+Enter");
    await page.getByText(t("profile.details.saved")).first().waitFor();
    await button(t("shell.person.menu", { name: "مريم ك." })).waitFor();
    const me = await (await world.calls(email)).call<Me>("GET", "/me");
    expect(me).toMatchObject({ nameEn: "Maryam K.", nameAr: "مريم ك.", phone: "+966 11 555 9999" });
  });

  test("a concurrent change is shown beside the user's own, and none is lost", async () => {
    const email = "hamad@diwan.example";
    const { page, t, field, button } = await world.as(email, { locale });
    await page.goto("/user-profile/details");
    await field(t("profile.details.phone")).fill("+966 11 000 0001");
    const elsewhere = await world.calls(email);
    const { version } = await elsewhere.call<Me>("GET", "/me");
    await elsewhere.call("PATCH", "/me", { version, phone: "+966 11 000 0002" });
    await button(t("profile.details.save")).click();
    const notice = page.getByRole("alert").filter({ hasText: t("profile.conflict.title") });
    await notice.getByText("+966 11 000 0001").waitFor();
    await notice.getByText("+966 11 000 0002").waitFor();
    await notice.getByRole("button", { name: t("profile.conflict.keepMine") }).click();
    await page.getByText(t("profile.details.saved")).first().waitFor();
    expect((await elsewhere.call<Me>("GET", "/me")).phone).toBe("+966 11 000 0001");
  });

  test("a user chooses a photo, sees it everywhere, and removes it", async () => {
    const { page, t, button } = await world.as("jana@diwan.example", { locale });
    const photoEditor = page.getByRole("group", { name: t("profile.photo.title") });
    const drawn = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#b4532a" } })
      .jpeg()
      .toBuffer();
    await page.goto("/user-profile");
    await page.locator("input[type=file]").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: drawn });
    await page.getByText(t("profile.photo.saved")).first().waitFor();
    await photoEditor.locator('img[src*="/large?"]').waitFor();
    await page.getByRole("banner").locator(`img[src*="/api/files/"]`).first().waitFor();

    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await page.getByText(t("profile.photo.notAnImage")).waitFor();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await page.getByText(t("profile.photo.notAnImage")).waitFor({ state: "detached" });
    await button(t("profile.photo.remove")).click();
    const question = page.getByRole("alertdialog", { name: t("profile.photo.removeTitle") });
    await question.getByRole("button", { name: t("profile.photo.remove"), exact: true }).click();
    await photoEditor.getByText(t("profile.photo.change"), { exact: true }).waitFor();
    await photoEditor.locator("img").waitFor({ state: "detached" });
  });

  test("a language change while commenting keeps the dialog, its scroll position and the text", async () => {
    const other = "en";
    const author = await world.calls("reem@diwan.example");
    const topic = await author.call<Topic>("POST", "/topics", {
      categoryId: "4",
      titleEn: "Long",
      contentEn: Array.from({ length: 40 }, (_, index) => `Paragraph ${index}`).join("\n\n"),
    });
    const { page, t, field } = await world.as("ziad@diwan.example", { locale });
    const later = wordsIn(other);
    await page.goto(`/community/categories/4/topic/${topic.id}`);
    const box = field(t("community.comments.write"));
    await box.fill("نصف جملة half a sentence");
    const placeOf = async (form: string): Promise<number> =>
      page.getByRole("form", { name: form }).evaluate((element) => element.getBoundingClientRect().top);
    const before = await placeOf(t("community.comments.write"));
    expect(before, "scrolled to").toBeLessThan(900);
    // The language button is covered by the dialog; a script clicks it.
    await page
      .getByRole("button", { name: t("shell.language.other") })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.locator(`html[lang=${other}]`).waitFor();
    await page.getByRole("form", { name: later("community.comments.write") }).waitFor();
    expect(await field(later("community.comments.write")).inputValue()).toBe("نصف جملة half a sentence");
    expect(Math.abs((await placeOf(later("community.comments.write"))) - before)).toBeLessThan(120);
    expect(new URL(page.url()).pathname).toBe(`/community/categories/4/topic/${topic.id}`);
  });
});

describe("in English", () => {
  const locale = "en";
  test("calendar, digits and theme take effect at once, persist, and apply on another device", async () => {
    const email = "faris@diwan.example";
    const { page, t } = await world.as(email, { locale });
    await page.goto("/user-profile/display");
    const choose = async (legend: string, option: string): Promise<void> => {
      await page.getByRole("group", { name: legend }).getByRole("radio", { name: option, exact: true }).check();
    };
    const sample = page.locator("dl[aria-live=polite]");
    await choose(t("profile.settings.calendar"), t("profile.settings.hijri"));
    await choose(t("profile.settings.digits"), t("profile.settings.digitsArabic"));
    await choose(t("profile.settings.theme"), t("profile.settings.themeDark"));
    await expect.poll(() => sample.textContent()).toMatch(/[٠-٩]/);
    expect(await sample.textContent()).not.toMatch(/[0-9]/);
    await page.locator("html[data-theme=dark]").waitFor();
    const caller = await world.calls(email);
    const settings = { calendar: "islamic-umalqura", digits: "arab", theme: "dark", locale };
    await expect.poll(() => caller.call<Me>("GET", "/me")).toMatchObject(settings);

    await page.reload();
    await expect.poll(() => sample.textContent()).toMatch(/[٠-٩]/);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await choose(t("profile.settings.calendar"), t("profile.settings.gregorian"));
    await choose(t("profile.settings.digits"), t("profile.settings.digitsLatin"));
    await expect.poll(() => sample.textContent()).toMatch(/[0-9]/);
    await expect.poll(() => caller.call<Me>("GET", "/me")).toMatchObject({ calendar: "gregory", digits: "latn" });

    await page
      .getByRole("group", { name: t("profile.settings.language") })
      .locator("[lang=ar]")
      .click();
    await page.getByRole("heading", { name: wordsIn("ar")("profile.sections.display.label"), level: 1 }).waitFor();
    await expect.poll(() => caller.call<Me>("GET", "/me")).toMatchObject({ locale: "ar" });
  });

  test("the 12-hour clock applies at once, persists without a flash, and is saved on the server", async () => {
    const email = "faris@diwan.example";
    const { page, t } = await world.as(email, { locale });
    const caller = await world.calls(email);
    const sample = page.locator("dl[aria-live=polite]");
    const choose = (option: string): Promise<void> =>
      page
        .getByRole("group", { name: t("profile.settings.hourCycle") })
        .getByRole("radio", { name: option, exact: true })
        .check();
    await page.goto("/user-profile/display");
    await choose(t("profile.settings.hours12"));
    await expect.poll(() => sample.textContent()).toMatch(/\d\u00a0[ap]m/);
    await expect.poll(() => caller.call<Me>("GET", "/me")).toMatchObject({ hourCycle: "h12" });

    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shownTimes: shown });
      new MutationObserver(() => {
        const text = document.querySelector("dl[aria-live=polite]")?.textContent;
        if (text !== undefined) shown.push(text);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.reload();
    await expect.poll(() => sample.textContent()).toMatch(/\d\u00a0[ap]m/);
    const shown = await page.evaluate(() => (window as unknown as { shownTimes: string[] }).shownTimes);
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) expect(text).toMatch(/\d\u00a0[ap]m/);

    await choose(t("profile.settings.hours24"));
    await expect.poll(() => sample.textContent()).not.toMatch(/[ap]m/);
    await expect.poll(() => caller.call<Me>("GET", "/me")).toMatchObject({ hourCycle: "h23" });
  });

  test("a language change in a form keeps the page, its scroll position and the typed text", async () => {
    const other = "ar";
    const { page, t, field } = await world.as("wafa@diwan.example", { locale });
    const later = wordsIn(other);
    await page.goto("/user-profile/details");
    await field(t("profile.details.phone")).fill("+966 11 555 7777");
    const save = (words: typeof t) => page.getByRole("button", { name: words("profile.details.save"), exact: true });
    const topOf = async (words: typeof t): Promise<number> => (await save(words).boundingBox())?.y ?? -1;
    await page.setViewportSize({ width: 1280, height: 480 });
    await save(t).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => scrollY > 200);
    const before = await topOf(t);
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

    await page
      .getByRole("button", { name: t("shell.language.other") })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.locator(`html[lang=${other}]`).waitFor();
    await page.getByRole("heading", { name: later("profile.sections.details.label"), level: 1 }).waitFor();
    const phone = page.locator("input[name=phone]");
    expect(await phone.inputValue()).toBe("+966 11 555 7777");
    expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
    expect(Math.abs((await topOf(later)) - before)).toBeLessThan(60);
    expect(new URL(page.url()).pathname).toBe("/user-profile/details");
    await page.getByRole("button", { name: later("profile.details.discard") }).click();
  });
});

test("leaving unsaved details asks for confirmation, and the next visit offers them as a draft", async () => {
  const { page, t, field, button } = await world.as("anas@diwan.example");
  await page.goto("/user-profile/details");
  await field(t("profile.details.phone")).fill("+966 11 555 4444");
  await page
    .getByRole("link", { name: t("shell.home"), exact: true })
    .first()
    .click();
  const question = page.getByRole("alertdialog", { name: t("client.leaving.title") });
  await question.getByRole("button", { name: t("client.leaving.leave"), exact: true }).click();
  await page.waitForURL("/");
  await page.goto("/user-profile/details");
  await page.getByText(t("kit.form.restored")).waitFor();
  await expect.poll(() => field(t("profile.details.phone")).inputValue()).toBe("+966 11 555 4444");
  await button(t("profile.details.discard")).click();
  await page.getByText(t("kit.form.restored")).waitFor({ state: "detached" });
});
