import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { withBrowser } from "#testing/with-browser.ts";
import { violationsNow as violations } from "./axe.ts";
import { serveGallery } from "./gallery.ts";

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

withBrowser.beforeAll(async ({ connectBrowser }) => {
  gallery = await serveGallery();
  browser = await connectBrowser();
});
afterAll(() => gallery?.stop());

type Locale = "en" | "ar";
type Way = { page: "parts" | "writing"; locale: Locale; theme: "light" | "dark"; width: number };

/** Opens a page of the gallery and runs `visitor`; returns the browser's errors. */
async function visit(way: Way, visitor: (page: Page) => Promise<void>): Promise<string[]> {
  const { page: name, locale, theme, width } = way;
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(`${gallery.url}/?page=${name}&locale=${locale}&theme=${theme}`);
    await page.waitForSelector("main");
    await visitor(page);
  } finally {
    await context.close();
  }
  return complaints;
}

const sidewaysScroll = (page: Page) =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
const focusedText = (page: Page) => page.evaluate<string>("document.activeElement.textContent");

const actions = { en: "Actions", ar: "الإجراءات" };
const cancel = { en: "Cancel", ar: "إلغاء" };
const save = { en: "Save", ar: "حفظ" };
const openTopic = { en: "Open the topic", ar: "افتح الموضوع" };

const ways = (["en", "ar"] as const).flatMap((locale) =>
  (["light", "dark"] as const).flatMap((theme) => [390, 1280].map((width) => ({ locale, theme, width }))),
);

test("all parts pass axe and do not scroll sideways", async () => {
  const found: string[] = [];
  const [first = { locale: "en", theme: "light", width: 1280 }] = ways;
  const complaints = await visit({ ...first, page: "parts" }, async (page) => {
    for (const { locale, theme, width } of ways) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((address) => {
        history.pushState({}, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/?page=parts&locale=${locale}&theme=${theme}`);
      await page.locator(`html[lang=${locale}][data-theme=${theme}]`).waitFor({ state: "attached" });
      await page.waitForSelector("main");
      const wrong = [
        ...(await violations(page)),
        ...((await sidewaysScroll(page)) === 0 ? [] : ["it scrolls sideways"]),
      ];
      found.push(...wrong.map((objection) => `${locale}, ${theme}, ${width} px: ${objection}`));
    }
  });
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});

const halfOfTheWays = ways.filter(({ theme, width }) => (theme === "dark") === (width === 390));

describe.each(halfOfTheWays)("layers in $locale, $theme, $width px", (way) => {
  test("dialog, menu and question pass axe; Escape closes the topmost; the focus returns", async () => {
    const complaints = await visit({ ...way, page: "parts" }, async (page) => {
      await page.getByRole("button", { name: openTopic[way.locale] }).click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      expect(await violations(page)).toEqual([]);

      await dialog.getByRole("button", { name: actions[way.locale] }).click();
      await page.locator("[role=menuitem]:focus").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
      expect(await dialog.count()).toBe(1);

      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await expect.poll(() => focusedText(page)).toBe(openTopic[way.locale]);

      const menuButton = page.locator("main").getByRole("button", { name: actions[way.locale] });
      await menuButton.click();
      await page.locator("[role=menuitem]:focus").waitFor();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await page.getByRole("alertdialog").waitFor();
      await expect.poll(() => focusedText(page)).toBe(cancel[way.locale]);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      const focusedLabel = "document.activeElement.getAttribute('aria-label')";
      await expect.poll(() => page.evaluate(focusedLabel)).toBe(actions[way.locale]);
    });
    expect(complaints).toEqual([]);
  });
});

test.each(halfOfTheWays)("toasts cover neither a bar nor the focused element: $locale, $width px", async (way) => {
  await visit({ ...way, page: "parts" }, async (page) => {
    const press = page.locator("main").getByRole("button", { name: save[way.locale], exact: true }).last();
    // At the bottom, where the toast appears.
    await press.evaluate((element) => element.scrollIntoView({ block: "end" }));
    for (const _ of [1, 2, 3]) await press.click();
    const region = page.locator("section[aria-live=polite]");
    const dismiss = region.getByRole("button");
    await dismiss.nth(2).waitFor();
    expect(await focusedText(page)).toBe(save[way.locale]);
    const covered = (): Promise<number> =>
      region.evaluate((element) => {
        const toasts = element.getBoundingClientRect();
        return [...document.querySelectorAll("[data-foot], :focus")].filter((kept) => {
          const { left, right, top, bottom } = kept.getBoundingClientRect();
          return left < toasts.right && right > toasts.left && top < toasts.bottom && bottom > toasts.top;
        }).length;
      });
    await expect.poll(covered).toBe(0);
    for (const _ of [1, 2, 3]) await dismiss.first().click();
    await expect.poll(() => dismiss.count()).toBe(0);
  });
});

describe.each(["en", "ar"] as const)("keys in %s", (locale) => {
  const [onward, back] = locale === "en" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const way: Way = { page: "parts", locale, theme: "light", width: 1280 };

  test("arrow keys turn the carousel and choose tabs in reading direction", async () => {
    await visit(way, async (page) => {
      const active = () =>
        page.evaluate(
          "[...document.querySelectorAll('[aria-roledescription=slide]')].findIndex(slide => !slide.inert)",
        );
      await page.locator("[aria-roledescription=slide] a").first().focus();
      await page.keyboard.press(onward);
      await expect.poll(active).toBe(1);
      await page.keyboard.press(onward);
      await expect.poll(active).toBe(2);
      await page.keyboard.press(back);
      await expect.poll(active).toBe(1);

      await page.getByRole("tab").first().focus();
      await page.keyboard.press(onward);
      await expect.poll(() => page.getByRole("tab").nth(1).getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Home");
      await expect.poll(() => page.getByRole("tab").first().getAttribute("aria-selected")).toBe("true");
    });
  });

  test("the skip link leads to the content, and a change of language keeps typed text", async () => {
    await visit(way, async (page) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await page.evaluate("document.activeElement.tagName")).toBe("MAIN");
      await page.locator("input[type=email]").fill("layla@diwan.example");
      await page.locator("header button").first().click();
      const other = locale === "en" ? ["ar", "rtl"] : ["en", "ltr"];
      await expect
        .poll(() => page.evaluate("[document.documentElement.lang, document.documentElement.dir]"))
        .toEqual(other);
      await expect.poll(() => page.locator("input[type=email]").inputValue()).toBe("layla@diwan.example");
    });
  });
});

test.each([
  { locale: "en", typed: "2027-1-9", shown: "2027-01-09", hijri: /1448/ },
  { locale: "ar", typed: "٢٠٢٧-١-٩", shown: "2027-01-09", hijri: /١٤٤٨/ },
  { locale: "ar", typed: "۲۰۲۷۱۱۲۲", shown: "2027-11-22", hijri: /١٤٤٩/ },
] as const)(
  "a date is typed as $typed, pasted and copied in $locale, with the other calendar below it",
  async (sample) => {
    const { locale, typed, shown, hijri } = sample;
    const complaints = await visit({ page: "writing", locale, theme: "light", width: 390 }, async (page) => {
      const field = page
        .getByRole("group")
        .filter({ has: page.getByRole("spinbutton") })
        .first();
      const date = async (): Promise<string> =>
        (await field.getByRole("spinbutton").allInnerTexts()).map((text) => text.trim()).join("-");
      await expect.poll(date).toBe("2026-03-03");
      const years = await field
        .getByRole("spinbutton")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      expect(years, "the year stands first in both directions").toEqual(years.toSorted((one, other) => one - other));
      await field.getByRole("spinbutton").first().focus();
      await page.keyboard.type(typed);
      await expect.poll(date).toBe(shown);
      await page.getByText(hijri).first().waitFor();

      const clipboard = (name: "paste" | "copy", text: string): Promise<string> =>
        field
          .getByRole("spinbutton")
          .first()
          .evaluate(
            (part, [event, given]) => {
              const clipboardData = new DataTransfer();
              clipboardData.setData("text/plain", given);
              part.dispatchEvent(new ClipboardEvent(event, { clipboardData, bubbles: true, cancelable: true }));
              return clipboardData.getData("text/plain");
            },
            [name, text] as const,
          );
      await clipboard("paste", "not a date");
      await expect.poll(date).toBe(shown);
      await clipboard("paste", "٢٠٢٥-١٢-٣١");
      await expect.poll(date).toBe("2025-12-31");
      expect(await clipboard("copy", "")).toBe("2025-12-31");
      expect(await violations(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  },
);
