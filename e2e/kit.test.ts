import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { withBrowser } from "#testing/with-browser.ts";
import { isolated } from "#client/isolated.ts";
import { serveGallery } from "./gallery.ts";
import { locales, wordsIn } from "./words.ts";

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

withBrowser.beforeAll(async ({ connectBrowser }) => {
  gallery = await serveGallery("kit");
  browser = await connectBrowser();
});
afterAll(() => gallery?.stop());

/** Opens the parts of the kit; `answer` sets the server's response. */
async function visit(
  visitor: (page: Page, answer: (name: string, text: string) => Promise<void>) => Promise<void>,
  locale: "en" | "ar" = "en",
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.goto(`${gallery.url}?locale=${locale}`);
    await page.getByRole("button", { name: "Open" }).waitFor();
    await visitor(page, (name, text) => page.evaluate(`answer(${JSON.stringify(name)}, ${JSON.stringify(text)})`));
  } finally {
    await context.close();
  }
}

const asked = (page: Page, name: string) => page.evaluate<number>(`asked[${JSON.stringify(name)}] ?? 0`);

test("a loading part shows its skeleton, then its error with a retry, then its content", () =>
  visit(async (page, answer) => {
    await page.getByText("Loading people").waitFor({ state: "attached" });
    await answer("rows", "away");
    await page.getByRole("heading", { name: "People could not be loaded", level: 3 }).waitFor();
    const before = await asked(page, "rows");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => asked(page, "rows")).toBe(before + 1);
    await answer("rows", "rows");
    await page.getByText("Omar").waitFor();
    expect(await page.getByText("People could not be loaded").count()).toBe(0);
  }));

describe("a form in a dialog", () => {
  const opened = (visitor: Parameters<typeof visit>[0]) =>
    visit(async (page, answer) => {
      await page.getByRole("button", { name: "Open" }).click();
      await visitor(page, answer);
    });

  test("sends nothing to the server while a field is invalid, and shows the error beside it", () =>
    opened(async (page) => {
      await page.getByRole("button", { name: "Send" }).click();
      await page.locator("input[aria-invalid=true]:focus").waitFor();
      expect(await asked(page, "dialog")).toBe(0);
    }));

  test.each([
    ["field", "Taken already"],
    ["code", "refused: name_taken"],
  ])("puts a refusal (%s) beside its field", (kind, text) =>
    opened(async (page, answer) => {
      await page.getByLabel("Name").fill("Omar");
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => asked(page, "dialog")).toBe(1);
      await answer("dialog", kind);
      await page.getByText(text).waitFor();
      await page.locator("input[aria-invalid=true]:focus").waitFor();
    }),
  );

  test("is sent once however often it is submitted, shows its result, and closes", () =>
    opened(async (page, answer) => {
      await page.getByLabel("Name").fill("Omar");
      for (let press = 0; press < 3; press += 1) await page.getByLabel("Name").press("Control+Enter");
      await expect.poll(() => asked(page, "dialog")).toBe(1);
      await answer("dialog", "whole");
      await page.getByRole("alert").filter({ hasText: "refused: not_allowed" }).waitFor();
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => asked(page, "dialog")).toBe(2);
      await answer("dialog", "done");
      await page.getByText("Saved").first().waitFor();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }));

  test("keeps typed text and adopts the other values that another user saved", () =>
    opened(async (page, answer) => {
      await page.getByLabel("Name").fill("Mine");
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => asked(page, "dialog")).toBe(1);
      await answer("dialog", "stale");
      await expect.poll(() => page.getByLabel("Note").inputValue()).toBe("Their note");
      expect(await page.getByLabel("Name").inputValue()).toBe("Mine");
    }));
});

describe("a form that is a page", () => {
  test("keeps a draft, restores it, and deletes it when saved", () =>
    visit(async (page, answer) => {
      await page.getByLabel("Title").fill("A draft");
      await page.reload();
      await page.getByText("Your unsaved changes were restored.").waitFor();
      expect(await page.getByLabel("Title").inputValue()).toBe("A draft");
      await page.getByRole("button", { name: "Keep" }).click();
      await expect.poll(() => asked(page, "page")).toBe(1);
      await answer("page", "done");
      await page.getByText("Saved").first().waitFor();
      await page.reload();
      await page.getByRole("button", { name: "Keep" }).waitFor();
      expect(await page.getByLabel("Title").inputValue()).toBe("");
    }));

  test("asks for confirmation before saving, and offers the values that another user saved", () =>
    visit(async (page, answer) => {
      await page.getByLabel("Title").fill("Mine");
      await page.getByLabel("Remark").fill("ask");
      await page.getByRole("button", { name: "Keep" }).click();
      await page.getByText("Really?").waitFor();
      expect(await asked(page, "page")).toBe(0);
      await page.getByRole("button", { name: "Yes" }).click();
      await expect.poll(() => asked(page, "page")).toBe(1);
      await answer("page", "stale");
      await page.getByRole("button", { name: "Use theirs" }).click();
      await expect.poll(() => page.getByLabel("Title").inputValue()).toBe("");
    }));
});

describe.each(locales)("pickers of people in %s", (locale) => {
  const t = wordsIn(locale);
  const found = "1,عمر حداد,Omar Haddad;2,أميمة علي,Omaima Ali";
  const names = locale === "ar" ? ["عمر حداد", "أميمة علي"] : ["Omar Haddad", "Omaima Ali"];
  const picked = (page: Page) => page.getByLabel("Picked").textContent();

  test("one: Enter waits for the results, an emptied field means no person, an incomplete name is dropped", () =>
    visit(async (page, answer) => {
      const field = page.getByRole("combobox", { name: "Manager" });
      await field.fill("om");
      await expect.poll(() => asked(page, "people om")).toBe(1);
      await field.press("Enter");
      expect(await picked(page)).toBe("nobody");
      await answer("people om", found);
      await expect.poll(() => picked(page)).toBe("1");
      expect(await field.inputValue()).toBe(names[0]);
      await field.fill("");
      await expect.poll(() => picked(page)).toBe("nobody");
      await field.fill("oma");
      await field.blur();
      await expect.poll(() => field.inputValue()).toBe("");
    }, locale));

  test("several: chosen by keyboard, shown before the text, removed by the cross and by Backspace", () =>
    visit(async (page, answer) => {
      const field = page.getByRole("combobox", { name: "Guests" });
      await field.fill("om");
      await expect.poll(() => asked(page, "people om")).toBe(1);
      await answer("people om", found);
      await page.getByRole("option", { name: names[1] ?? "" }).waitFor();
      await field.press("ArrowDown");
      await field.press("Enter");
      await expect.poll(() => picked(page)).toBe("nobody 2");
      const remove = page.getByRole("button", { name: t("kit.picker.remove", { name: isolated(names[1] ?? "") }) });
      const [chip, text] = [await remove.boundingBox(), await field.boundingBox()];
      expect((chip?.x ?? 0) < (text?.x ?? 0), "the chip stands where reading begins").toBe(locale === "en");
      await remove.click();
      await expect.poll(() => picked(page)).toBe("nobody");
      await field.fill("om");
      await page.getByRole("option", { name: names[0] ?? "" }).click();
      await expect.poll(() => picked(page)).toBe("nobody 1");
      await field.press("Backspace");
      await expect.poll(() => picked(page)).toBe("nobody");
    }, locale));
});

describe.each(locales)("a list of the administration in %s", (locale) => {
  const t = wordsIn(locale);
  const whole = "things {}";
  const rows = (names: readonly string[], next: string | null = null) =>
    JSON.stringify({
      data: names.map((name, place) => ({ id: String(place), name, kind: "large" })),
      page: { next, previous: null },
    });
  const begun = (visitor: Parameters<typeof visit>[0]) =>
    visit(async (page, answer) => {
      await expect.poll(() => asked(page, whole)).toBe(1);
      await visitor(page, answer);
    }, locale);

  test("shows its skeleton, its error, then its rows and the link to the next page", () =>
    begun(async (page, answer) => {
      await page.getByText("Loading things").waitFor({ state: "attached" });
      await answer(whole, "away");
      await page.getByRole("heading", { name: "Things could not be loaded" }).waitFor();
      await page.getByRole("button", { name: t("kit.failure.retry") }).click();
      await expect.poll(() => asked(page, whole)).toBe(2);
      await answer(whole, rows(["Ladder", "Lamp"], "more"));
      await page.getByRole("rowheader", { name: "Lamp" }).waitFor();
      const [name, kind] = [
        await page.getByRole("columnheader", { name: "Name" }).boundingBox(),
        await page.getByRole("columnheader", { name: "Kind" }).boundingBox(),
      ];
      expect((name?.x ?? 0) < (kind?.x ?? 0), "columns begin where reading begins").toBe(locale === "en");
      await page.getByRole("link", { name: t("kit.pages.next") }).click();
      await expect.poll(() => asked(page, 'things {"cursor":"more"}')).toBe(1);
      await answer('things {"cursor":"more"}', rows(["Table"]));
      await page.getByRole("rowheader", { name: "Table" }).waitFor();
      // A changed filter returns to the first page.
      await page.getByRole("combobox", { name: "Kind" }).selectOption("small");
      await expect.poll(() => asked(page, 'things {"kind":"small"}')).toBe(1);
    }));

  test("is searched while typing and filtered by choices, which are removed by chips", () =>
    begun(async (page, answer) => {
      await answer(whole, rows(["Ladder"]));
      await page.getByRole("rowheader", { name: "Ladder" }).waitFor();
      const box = page.getByRole("searchbox", { name: t("kit.list.search") });
      await box.pressSequentially("nut");
      await expect.poll(() => asked(page, 'things {"search":"nut"}')).toBe(1);
      await page.getByRole("rowheader", { name: "Ladder" }).waitFor();
      await answer('things {"search":"nut"}', rows([]));
      await page.getByText(t("kit.list.emptyText")).waitFor();
      expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByRole("combobox", { name: "Kind" }).selectOption("small");
      await expect.poll(() => asked(page, 'things {"search":"nut","kind":"small"}')).toBe(1);
      const chips = page.getByRole("list", { name: t("kit.list.inForce") });
      // The last chip clears all filters.
      expect(await chips.getByRole("listitem").count()).toBe(3);
      const chip = t("kit.list.withText", { text: isolated("nut") });
      await chips.getByRole("button", { name: t("kit.list.remove", { filter: chip }) }).click();
      await expect.poll(() => asked(page, 'things {"kind":"small"}')).toBe(1);
      await answer('things {"kind":"small"}', rows(["Nail"]));
      await page.getByRole("rowheader", { name: "Nail" }).waitFor();
      expect(await box.inputValue()).toBe("");
    }));

  test("shows a call to action when empty, and is a list of cards on a phone", () =>
    begun(async (page, answer) => {
      await answer(whole, rows([]));
      await page.getByText("Add the first one.").waitFor();
      expect(await page.getByRole("link", { name: "Add a thing" }).count()).toBe(2);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("combobox", { name: "Kind" }).selectOption("large");
      await expect.poll(() => asked(page, 'things {"kind":"large"}')).toBe(1);
      await answer('things {"kind":"large"}', rows(["A long name of a thing ".repeat(6)]));
      await page.getByRole("rowheader").waitFor();
      const spare = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
      expect(spare).toBeGreaterThanOrEqual(0);
    }));
});
