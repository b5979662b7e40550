import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { codeOf } from "#testing/second-factor.ts";
import { violations } from "./axe.ts";
import { arrive, signIn } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const reem = "reem@diwan.example";
const shots = process.env["SHOTS"];

const picture = async (page: Page, name: string): Promise<void> => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
};

/** Removes all factors and demands, and resets the clock: a retry begins in the same state. */
afterEach(async () => {
  world.server.moveClock(0);
  const { primary } = world.server.database;
  await primary.updateTable("role").set({ second_factor_grace_days: null }).execute();
  for (const table of ["totp_factor", "passkey", "recovery_code", "second_factor_demand"] as const)
    await primary.deleteFrom(table).execute();
});

/** Adds a virtual authenticator that always verifies its user. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an app is set up in English and used in Arabic with its digits, and a recovery code replaces it", async () => {
  const { page, t, field, button, settled } = await world.as(omar, { tolerates: /403 second_factor_required_by_role/ });
  await page.goto("/user-profile/security");
  await button(t("factors.app.add")).click();
  const dialog = page.getByRole("dialog", { name: t("factors.setUp.title") });
  await dialog.getByRole("img", { name: t("factors.setUp.picture") }).waitFor();
  const secret = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await settled();
  expect(await violations(page)).toEqual([]);
  await picture(page, "set-up");
  await field(t("factors.setUp.code")).fill(codeOf(secret));
  await page.keyboard.press("Control+Enter");
  const codes = page.getByRole("dialog", { name: t("factors.codes.title") });
  await codes.getByRole("listitem").first().waitFor();
  expect(await codes.getByRole("listitem").count()).toBe(10);
  const recovery = (await codes.getByRole("listitem").first().textContent()) ?? "";
  expect(await violations(page)).toEqual([]);
  await picture(page, "codes");
  await codes
    .getByRole("button", { name: t("factors.codes.done") })
    .last()
    .click();
  await button(t("factors.app.remove")).waitFor();

  const visit = await world.visit({
    tolerates: /403 second_factor_required_by_role/,
    locale: "ar",
    phone: true,
    theme: "dark",
  });
  await arrive(visit, "/login");
  await picture(visit.page, "login-ar");
  await signIn(visit, omar);
  const code = visit.field(visit.t("identity.secondStep.code"));
  await code.waitFor();
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
  await visit.settled();
  expect(await violations(visit.page)).toEqual([]);
  await picture(visit.page, "second-step-ar");
  await code.fill("000000");
  await visit.button(visit.t("identity.secondStep.action")).click();
  await visit.page.locator("[aria-invalid=true]").waitFor();
  world.server.moveClock(30_000);
  const shown = codeOf(secret, new Date(Date.now() + 30_000));
  await code.fill(shown.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))));
  await visit.button(visit.t("identity.secondStep.action")).click();
  await visit.page.waitForURL("/");

  const other = await world.visit();
  await arrive(other, "/login");
  await signIn(other, omar);
  await other.button(other.t("identity.secondStep.useRecovery")).click();
  await other.field(other.t("identity.secondStep.recoveryCode")).fill(recovery);
  await other.button(other.t("identity.secondStep.action")).click();
  await other.page.waitForURL("/");
});

test("a user whose role requires a factor must set up a passkey first, and then signs in with it alone", async () => {
  await world.server.database.primary
    .updateTable("role")
    .set({ second_factor_grace_days: 5 })
    .where("key", "=", "employee")
    .execute();
  const visit = await world.as(reem, { locale: "ar", tolerates: /403 second_factor_required_by_role/ });
  const { context, page, t, button, settled } = visit;
  await addAuthenticator(context, page);
  await page.goto("/user-profile/security");
  await page.getByRole("link", { name: t("factorNotice.action") }).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await picture(page, "notice-ar");

  await world.server.database.primary.updateTable("role").set({ second_factor_grace_days: 0 }).execute();
  world.server.moveClock(6_000);
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: t("factors.demand.title") }).waitFor();
  await button(t("factors.passkeys.add")).waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  await picture(page, "demand-ar");
  await button(t("factors.passkeys.add")).click();
  await button(t("factors.newPasskey.create")).click();
  const codes = page.getByRole("dialog", { name: t("factors.codes.title") });
  await codes
    .getByRole("button", { name: t("factors.codes.done") })
    .last()
    .click();
  await page.getByRole("navigation").first().waitFor();

  await page.evaluate(() => localStorage.removeItem("refreshToken"));
  await context.clearCookies();
  await page.goto("/login");
  await button(t("identity.secondStep.passkey")).click();
  await page.waitForURL("/");
  await page.goto("/user-profile/security");
  const passkeys = page.getByRole("list", { name: t("factors.passkeys.list") });
  await passkeys.getByText(t("factors.passkeys.rename"), { exact: true }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("حاسوب المكتب");
  await settled();
  expect(await violations(page)).toEqual([]);
  await picture(page, "rename-ar");
  await button(t("factors.renaming.save")).click();
  await passkeys.getByText("حاسوب المكتب").waitFor();
  await settled();
  expect(await violations(page)).toEqual([]);
  if (shots !== undefined) await page.screenshot({ path: `${shots}/profile-ar.png`, fullPage: true });
});
