import { describe, expect, test } from "vitest";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { errorsAr } from "#shared/errors.ar.ts";
import { arrive, demonstrationPassword, signIn, signOut } from "./steps.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

/** In the browser: fills both fields in one task, as password managers do. */
function fillAtOnce([email, password]: readonly [string, string]): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const [name, value] of Object.entries({ email, password })) {
    const input = document.querySelector(`input[name=${name}]`);
    setValue?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

const storedTokens = () => ({ cookie: document.cookie.includes("token="), item: localStorage.getItem("refreshToken") });

describe("in Arabic", () => {
  const locale = "ar";
  test("a new user creates an account and is signed in at once in a demonstration", async () => {
    const visit = await world.visit({ locale });
    const { page, t, field, button } = visit;
    await arrive(visit, "/");
    await page.waitForURL("/login");
    await page.getByRole("link", { name: t("identity.signIn.signUp") }).click();
    await page.waitForURL("/sign-up");

    await button(t("identity.signUp.action")).click();
    await page.getByText(t("validators.required")).first().waitFor();
    const name = "سلمى الشريف";
    await field(t("identity.signUp.nameAr")).fill(name);
    await field(t("identity.email")).fill("salma@diwan.example");
    await field(t("identity.password")).fill("correct horse battery staple");
    await button(t("identity.signUp.action")).click();

    await page.waitForURL("/");
    await button(t("shell.person.menu", { name })).waitFor();
    const html = page.locator("html");
    expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([locale, "rtl"]);
  });

  test("a wrong password is refused with a message, the right one leads home, and both sides are guarded", async () => {
    const visit = await world.visit({ locale });
    const { page, t, field } = visit;
    await arrive(visit, "/user-profile");
    await page.waitForURL("/login?next=%2Fuser-profile");
    await signIn(visit, "employee@diwan.example", "not my password");
    await page.getByText(errorsAr.credentials_wrong.detail).waitFor();
    await expect.poll(() => field(t("identity.email")).inputValue()).toBe("employee@diwan.example");
    await expect.poll(() => field(t("identity.password")).inputValue()).toBe("");

    await signIn(visit, "employee@diwan.example");
    await page.waitForURL("/user-profile");
    await page.getByRole("heading", { name: t("people.profile"), level: 1 }).waitFor();
    for (const open of ["/login", "/sign-up"]) {
      await page.goto(open);
      await page.waitForURL("/");
    }
  });

  test("a form that is sent empty marks its fields, and accepts what a password manager fills in at once", async () => {
    const visit = await world.visit({ locale });
    const { page, t, button, settled } = visit;
    await arrive(visit, "/login");
    await settled();
    await button(t("identity.signIn.action")).click();
    await expect.poll(() => page.getByText(t("validators.required")).count()).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await page.evaluate(fillAtOnce, ["employee@diwan.example", demonstrationPassword] as const);
    await expect.poll(() => page.getByText(t("validators.required")).count()).toBe(0);
    await button(t("identity.signIn.action")).click();
    await page.waitForURL("/");
  });

  test("a link to a topic leads there after sign-in", async () => {
    const omar = await world.calls("employee@diwan.example");
    const [topic] = await omar.call<TopicSummary[]>("GET", "/topics?category=4&limit=1");
    const address = `/community/categories/4/topic/${topic?.id}`;
    const visit = await world.visit({ locale });
    await arrive(visit, address);
    await visit.page.waitForURL(`/login?next=${encodeURIComponent(address)}`);
    await signIn(visit, "reem@diwan.example");
    await visit.page.waitForURL(address);
    const title = topic?.titleAr ?? topic?.titleEn ?? topic?.titleAr ?? "";
    await visit.page.getByRole("dialog", { name: title }).waitFor();
  });

  test("one click on a demonstration account signs in", async () => {
    const visit = await world.visit({ locale });
    const { page, t } = visit;
    await arrive(visit, "/login");
    await page.getByRole("button", { name: t("identity.signIn.roles.moderator") }).click();
    await page.waitForURL("/");
    const name = "هدى منصور";
    await page.getByRole("button", { name: t("shell.person.menu", { name }) }).waitFor();
  });

  test("signing out deletes the tokens in the browser and on the server", async () => {
    const visit = await world.as("employee@diwan.example", { locale });
    const { page, context, t } = visit;
    await page.goto("/");
    await page
      .getByRole("link", { name: t("community.title"), exact: true })
      .first()
      .click();
    await page.waitForURL("/community");
    const token = (await context.cookies()).find(({ name }) => name === "token")?.value;
    await signOut(visit, "عمر حداد");
    await page.waitForURL("/login");
    expect(await page.evaluate(storedTokens)).toEqual({ cookie: false, item: null });
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${world.server.url}/api/me`, { headers })).status).toBe(401);
    await page.goBack();
    await page.waitForURL(/\/login/);
  });

  test("signing out everywhere signs out the other devices automatically", async () => {
    const [here, there] = await Promise.all([
      world.as("maha@diwan.example", { locale }),
      world.as("maha@diwan.example", { locale, phone: true }),
    ]);
    await there.page.goto("/community");
    await there.page.getByRole("heading", { name: there.t("community.title"), level: 1 }).waitFor();
    await here.page.goto("/user-profile/security");
    await here.button(here.t("identity.security.endAll")).click();
    const question = here.page.getByRole("alertdialog", { name: here.t("identity.security.endAllTitle") });
    await question.getByRole("button", { name: here.t("identity.security.endAll") }).click();
    await here.page.waitForURL("/login");
    await there.page.waitForURL("/login?next=%2Fcommunity");
    expect(await there.page.evaluate(storedTokens)).toEqual({ cookie: false, item: null });
  });
});

test("without a token every address but two leads to the sign-in page", async () => {
  const { page } = await world.visit();
  const closed = ["/", "/community", "/community/categories/2", "/user-profile", "/nowhere", "/admin", "/login/x"];
  for (const path of closed) {
    await page.goto(path);
    await page.waitForURL(path === "/" ? "/login" : `/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto("/sign-up");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-up");
});

test("a first visit is in English whatever the browser's language, and follows the device's theme", async () => {
  const { page, t } = await world.visit({ context: { locale: "ar-SA", colorScheme: "dark" } });
  await page.goto("/login");
  await page.getByRole("heading", { name: t("identity.signIn.title"), level: 1 }).waitFor();
  const { lang, dir, dataset } = await page.evaluate(() => {
    const { lang: language, dir: direction, dataset: data } = document.documentElement;
    return { lang: language, dir: direction, dataset: { ...data } };
  });
  expect([lang, dir, dataset["theme"]]).toEqual(["en", "ltr", "dark"]);
});

test("signing in redirects only to addresses of the application", async () => {
  for (const next of [
    "//evil.invalid/",
    "https://evil.invalid/",
    "/\\evil.invalid",
    "javascript:alert(1)",
    "/login",
    "%2F%2Fevil.invalid",
  ]) {
    const visit = await world.visit();
    await visit.page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signIn(visit, "employee@diwan.example");
    await visit.page.waitForURL("/");
    await visit.context.close();
  }
});
