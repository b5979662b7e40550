import { describe, expect, test } from "vitest";
import { setAccountStatus } from "#modules/identity/server/index.ts";
import { arrive, signIn } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

// A production installation: no people and no demonstration.
const world = useWorld({ environment: { DEMO: "0" }, settings: { allowedDomains: ["trusted.example"] } });
const password = "correct horse battery staple";

/** Waits for the newest mail to an address and returns its link; "kind" is the query parameter with its code. */
async function linkTo(email: string, kind: "confirm" | "reset"): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await world.server.mailsTo(email)).at(-1);
      link = new RegExp(`${world.server.url}(/login\\?${kind}=\\S+)`).exec(mail?.text ?? "")?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

async function signUp(visit: Visit, email: string, name: string): Promise<void> {
  const { page, t, field, button } = visit;
  await arrive(visit, "/sign-up");
  await field(t("identity.signUp.nameAr")).fill(name);
  await field(t("identity.email")).fill(email);
  await field(t("identity.password")).fill(password);
  await button(t("identity.signUp.action")).click();
  await page.getByRole("heading", { name: t("identity.mailed.keptTitle") }).waitFor();
  await page.getByText(email).waitFor();
}

const idOf = async (email: string): Promise<string> => {
  const account = world.server.database.primary.selectFrom("account").select("person_id").where("email", "=", email);
  return (await account.executeTakeFirstOrThrow()).person_id;
};

test("the first administrator signs up with the code that the server shows, which is valid once", async () => {
  const visit = await world.visit();
  const { page, t, field, button } = visit;
  const code = world.server.administratorCode ?? "";
  expect(code).not.toBe("");
  const fill = async (email: string, given: string): Promise<void> => {
    await page.goto("/sign-up");
    await field(t("identity.signUp.nameEn")).fill("Alia Al-Rashid");
    await field(t("identity.email")).fill(email);
    await field(t("identity.password")).fill(password);
    await button(t("identity.signUp.haveCode")).click();
    await field(t("identity.signUp.code")).fill(given);
    await button(t("identity.signUp.action")).click();
  };
  await page.goto("/login");
  expect(await page.getByText(t("shell.demonstration")).count()).toBe(0);
  expect(await page.getByText(t("identity.signIn.demonstration")).count()).toBe(0);
  await fill("alia@diwan.example", "not the code");
  await field(t("identity.signUp.code")).and(page.locator("[aria-invalid=true]")).waitFor();
  await field(t("identity.signUp.code")).fill(code);
  await button(t("identity.signUp.action")).click();
  await page.waitForURL("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const granted = await page.evaluate(async () => {
    const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1];
    const answer = await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: { permissions: string[] } }).data.permissions;
  });
  expect(granted).toContain("category.manage");

  await page.context().clearCookies();
  await fill("second@diwan.example", code);
  await field(t("identity.signUp.code")).and(page.locator("[aria-invalid=true]")).waitFor();
});

describe("in Arabic", () => {
  const locale = "ar";
  test("an account is confirmed by the mailed link, waits for an administrator, and is then opened", async () => {
    const email = "omar@elsewhere.example";
    const visit = await world.visit({ locale });
    const { page, t, field, button } = visit;
    await signUp(visit, email, "عمر");
    const link = await linkTo(email, "confirm");
    expect((await world.server.mailsTo(email))[0]?.locale).toBe(locale);
    await page.goto(link);
    await page.getByRole("heading", { name: t("identity.confirm.title") }).waitFor();
    // Opening the link alone confirms nothing: programs follow links too.
    await page.reload();
    await field(t("identity.confirm.password")).fill("a password of somebody else");
    await button(t("identity.confirm.action")).click();
    await page.getByText(t("identity.confirm.passwordWrong")).waitFor();
    await field(t("identity.confirm.password")).fill(password);
    await button(t("identity.confirm.action")).click();
    await page.getByRole("heading", { name: t("identity.waiting.title") }).waitFor();
    await button(t("identity.backToSignIn")).click();
    await signIn(visit, email, password);
    await page.getByRole("heading", { name: t("identity.waiting.title") }).waitFor();

    const id = await idOf(email);
    await world.server.write((tx) => setAccountStatus(tx, id, "active", { actorId: null, requestId: null }));
    await page.goto("/login");
    await signIn(visit, email, password);
    await page.waitForURL("/");

    await page.context().clearCookies();
    await page.goto(link);
    await field(t("identity.confirm.password")).fill(password);
    await button(t("identity.confirm.action")).click();
    await page.getByRole("heading", { name: t("identity.linkInvalid.title") }).waitFor();
  });

  test("with a domain that the organisation trusts, the link opens the account at once", async () => {
    const email = "reem@trusted.example";
    const visit = await world.visit({ locale });
    const { page, t, field, button } = visit;
    await signUp(visit, email, "ريم");
    // Links of the previous release lack the parameter of a sign-up; the server detects it.
    await page.goto((await linkTo(email, "confirm")).replace("&by=password", ""));
    await button(t("identity.confirm.action")).click();
    await field(t("identity.confirm.password")).fill(password);
    await button(t("identity.confirm.action")).click();
    await page.waitForURL("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("a forgotten password is replaced by the mailed link, which ends every session and is valid once", async () => {
    const email = "reem@trusted.example";
    const elsewhere = await world.as(email, { locale });
    await elsewhere.page.goto("/community");
    const visit = await world.visit({ locale });
    const { page, t, field, button } = visit;
    await arrive(visit, "/login");
    await page.getByRole("link", { name: t("identity.signIn.forgot") }).click();
    await field(t("identity.email")).fill("nobody@trusted.example");
    await button(t("identity.forgot.action")).click();
    await page.getByRole("heading", { name: t("identity.mailed.keptTitle") }).waitFor();
    await button(t("identity.mailed.another")).click();
    await field(t("identity.email")).fill(email);
    await button(t("identity.forgot.action")).click();
    await page.getByRole("heading", { name: t("identity.mailed.keptTitle") }).waitFor();

    const link = await linkTo(email, "reset");
    await page.goto(link);
    await field(t("identity.newPassword")).fill("password");
    await button(t("identity.reset.action")).click();
    await field(t("identity.newPassword")).and(page.locator("[aria-invalid=true]")).waitFor();
    await field(t("identity.newPassword")).fill("a fresh start on sunday");
    await button(t("identity.reset.action")).click();
    await page.getByText(t("identity.signIn.passwordChanged")).waitFor();
    await elsewhere.page.waitForURL("/login?next=%2Fcommunity");

    await signIn(visit, email, password);
    await page.getByRole("alert").first().waitFor();
    await signIn(visit, email, "a fresh start on sunday");
    await page.waitForURL("/");

    // The same link opened by a signed-in user: a dialog over the home page shows the result.
    await page.goto(link);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("identity.newPassword")).first().fill("yet another phrase of mine");
    await dialog.getByRole("button", { name: t("identity.reset.action") }).click();
    await page.getByRole("dialog", { name: t("identity.linkInvalid.title") }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
  });
});
