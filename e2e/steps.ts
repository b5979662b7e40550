import type { Locator, Page } from "playwright-core";
import type { Visit } from "./world.ts";

/** The password of all accounts in the demonstration company. */
export const demonstrationPassword = "Diwan-2026!";

/** Opens an address before sign-in and switches to the visitor's language. */
export async function arrive({ page, locale, button }: Visit, address: string): Promise<void> {
  await page.goto(address);
  if (locale === "ar") await button("العربية").click();
  await page.locator(`html[lang=${locale}]`).waitFor();
}

/** Fills in the current sign-in form and submits it. */
export async function signIn(visit: Visit, email: string, password = demonstrationPassword): Promise<void> {
  const { t, field, button } = visit;
  await field(t("identity.email")).fill(email);
  await field(t("identity.password")).fill(password);
  await button(t("identity.signIn.action")).click();
}

/** Uses the person's menu; `name` is the signed-in user's. */
export async function signOut({ page, t, button }: Visit, name: string): Promise<void> {
  await button(t("shell.person.menu", { name })).click();
  await page.getByRole("menuitem", { name: t("shell.person.signOut") }).click();
}

/** Waits until the application is stored for offline starts: hundreds of files, which take long on a busy machine. */
export const shellIsKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", undefined);

/** Makes the client send every read separately, as to a server without batches, for tests that answer one. */
export const readApart = ({ context }: Pick<Visit, "context">): Promise<unknown> =>
  context.route("**/api/batch?*", (route) => route.fulfill({ status: 404, json: {} }));

/** Returns a name with the isolates that the interface puts around it in plain text. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

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

export async function openMenu({ page, t }: Visit, comment: Locator, item: string): Promise<void> {
  await comment.getByTitle(t("community.comments.actionsPlain")).first().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));

/** Presses Tab until an element, or an element inside it, has the focus. */
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
 * Presses a key by position with the Arabic keyboard layout: `key` is the character that it produces there. Programs
 * that listen for letters receive the Arabic one.
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
