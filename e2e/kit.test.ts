import type { Browser, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { withBrowser } from "#testing/with-browser.ts";
import { serveGallery } from "./gallery.ts";

let browser: Browser;
let gallery: Awaited<ReturnType<typeof serveGallery>>;

withBrowser.beforeAll(async ({ connectBrowser }) => {
  gallery = await serveGallery("kit");
  browser = await connectBrowser();
});
afterAll(() => gallery?.stop());

/** Opens the parts of the kit; `answer` says what the server would. */
async function visit(
  visitor: (page: Page, answer: (name: string, text: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.goto(gallery.url);
    await page.getByRole("button", { name: "Open" }).waitFor();
    await visitor(page, (name, text) => page.evaluate(`answer(${JSON.stringify(name)}, ${JSON.stringify(text)})`));
  } finally {
    await context.close();
  }
}

const asked = (page: Page, name: string) => page.evaluate<number>(`asked[${JSON.stringify(name)}] ?? 0`);

test("what loads shows its shape, then why it failed with another try, then what came", () =>
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

  test("asks the server nothing while a field is wrong, and says so beside it", () =>
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

  test("is sent once however often it is asked to, says what it did, and closes", () =>
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

  test("keeps what was typed and takes the rest of what somebody else saved", () =>
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
  test("keeps a draft, gives it back, and drops it when it is saved", () =>
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

  test("asks before it saves, and offers what somebody else saved", () =>
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
