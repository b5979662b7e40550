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
