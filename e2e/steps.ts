import type { Locator, Page } from "playwright-core";
import type { Visit } from "./world.ts";

/** The password of everybody in the demonstration company. */
export const demonstrationPassword = "Diwan-2026!";

/** Opens an address of the entrance and changes to the visitor's language. */
export async function arrive({ page, locale, button }: Visit, address: string): Promise<void> {
  await page.goto(address);
  if (locale === "ar") await button("العربية").click();
  await page.locator(`html[lang=${locale}]`).waitFor();
}

/** Fills the sign-in form as it stands and sends it. */
export async function signIn(visit: Visit, email: string, password = demonstrationPassword): Promise<void> {
  const { t, field, button } = visit;
  await field(t("identity.email")).fill(email);
  await field(t("identity.password")).fill(password);
  await button(t("identity.signIn.action")).click();
}

/** By the person's own menu; `name` is theirs. */
export async function signOut({ page, t, button }: Visit, name: string): Promise<void> {
  await button(t("shell.person.menu", { name })).click();
  await page.getByRole("menuitem", { name: t("shell.person.signOut") }).click();
}

/**
 * Waits until the shell is kept for starts without a network and complete before it is used: hundreds of files, which take
 * their time on a busy machine.
 */
export const shellIsKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", undefined);

/** Lets every read go alone, as with a server that knows no batches, so that single ones can be answered by a test. */
export const readApart = ({ context }: Pick<Visit, "context">): Promise<unknown> =>
  context.route("**/api/batch?*", (route) => route.fulfill({ status: 404, json: {} }));

/** A name inside a sentence of plain text, as the interface puts it there. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Writes a comment on the topic that is open. */
export async function commentOn({ page, t }: Visit, text: string): Promise<void> {
  const form = page.getByRole("form", { name: t("community.comments.write"), exact: true });
  await form.getByRole("textbox").fill(text);
  await form.getByRole("button", { name: t("community.comments.send"), exact: true }).click();
  await page
    .getByRole("article")
    .filter({ hasText: text.split("\n")[0] ?? "" })
    .first()
    .waitFor();
}

/** Opens the menu of a comment and chooses from it. */
export async function openMenu({ page, t }: Visit, comment: Locator, item: string): Promise<void> {
  await comment.getByTitle(t("community.comments.actionsPlain")).first().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

/** Goes on by Tab until something has the focus, or something in it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 80; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}.`);
}

const modifierBits = { Alt: 1, Control: 2 } as const;

/**
 * Presses a key where it is on the keyboard, while the keyboard writes Arabic: `key` is what it writes there. Programs
 * that ask for letters hear the Arabic one.
 */
export async function pressOnArabic(
  { page, context }: Visit,
  { code, key, holding }: { code: string; key: string; holding?: keyof typeof modifierBits },
): Promise<void> {
  const session = await context.newCDPSession(page);
  const modifiers = holding === undefined ? 0 : modifierBits[holding];
  const event = { code, key, modifiers, windowsVirtualKeyCode: code.charCodeAt(3) };
  await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...event });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  await session.detach();
}
