import { afterEach, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { commentOn, readApart, signIn } from "./steps.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const elevenMinutes = 660_000;

// Registered before the world's own hook, which checks for errors.
afterEach(() => world.server.moveClock(0));

const tokenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]);

/** Counts the renewals that a page requests from now on. */
function countRenewals(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/refreshAccessToken")) count += 1;
  });
  return () => count;
}

/**
 * Loads an address in tabs and waits for all their requests: a request of a page that is left would renew the session
 * as well, and its response would be lost.
 */
async function load({ page, settled }: Visit, address: string, tabs = [page]): Promise<void> {
  const openStreams = tabs.map((tab) => tab.waitForResponse((answer) => answer.url().endsWith("/api/events")));
  await Promise.all(tabs.map((tab) => tab.goto(address)));
  await Promise.all(openStreams);
  await settled();
}

describe("in Arabic", () => {
  const locale = "ar";
  test("an access token that expires while the user writes is renewed unnoticed", async () => {
    const author = await world.calls("reem@diwan.example");
    const topic = await author.call<Topic>("POST", "/topics", { categoryId: "4", titleEn: "Old", contentEn: "Text" });
    const visit = await world.as("employee@diwan.example", { locale });
    const { page, t, field } = visit;
    const address = `/community/categories/4/topic/${topic.id}`;
    await page.goto(address);
    await field(t("community.comments.write")).fill("Begun before");
    const before = await tokenOf(page);
    const renewals = countRenewals(page);

    world.server.moveClock(elevenMinutes);
    await commentOn(visit, "Begun before, ended after");
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await tokenOf(page)).not.toBe(before);
    expect(renewals()).toBe(1);
    await page.reload();
    await page.getByText("Begun before, ended after").waitFor();
    expect(renewals(), "the new token is stored").toBe(1);
  });

  test("after a session is ended on the server, the user signs in again and finds the written text", async () => {
    const author = await world.calls("reem@diwan.example");
    const topic = await author.call<Topic>("POST", "/topics", { categoryId: "4", titleEn: "Ended", contentEn: "Text" });
    const visit = await world.as("nasser@diwan.example", { locale });
    const { page, t, field } = visit;
    const address = `/community/categories/4/topic/${topic.id}`;
    await page.goto(address);
    await field(t("community.comments.write")).fill("Half a thought");

    const nasser = await world.calls("nasser@diwan.example");
    await nasser.call("DELETE", "/me/sessions");
    // Within seconds, without any user action.
    await page.waitForURL(`/login?next=${encodeURIComponent(address)}`);
    await page.getByText(t("identity.signIn.expired")).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();

    await signIn(visit, "nasser@diwan.example");
    await page.waitForURL(address);
    await expect.poll(() => field(t("community.comments.write")).inputValue()).toBe("Half a thought");
    await commentOn(visit, "Half a thought, and the rest");
  });
});

test("two tabs whose token expires at once share one renewal, and both continue", async () => {
  const visit = await world.as("lina@diwan.example");
  const { context, page, t } = visit;
  const other = await context.newPage();
  await load(visit, "/community", [page, other]);
  const renewals = [countRenewals(page), countRenewals(other)];

  world.server.moveClock(elevenMinutes);
  await Promise.all([page, other].map((tab) => tab.goto("/user-profile/details")));
  for (const tab of [page, other]) {
    await tab.getByLabel(t("profile.details.phone")).waitFor();
    expect(new URL(tab.url()).pathname).toBe("/user-profile/details");
  }
  expect(renewals.reduce((sum, count) => sum + count(), 0)).toBe(1);

  world.server.moveClock(2 * elevenMinutes);
  await Promise.all([page, other].map((tab) => tab.goto("/community")));
  for (const tab of [page, other]) await tab.getByRole("heading", { name: t("community.title"), level: 1 }).waitFor();
  expect(await tokenOf(page)).toBe(await tokenOf(other));
});

test("a forged token in the cookie is replaced by a valid one, since only the refresh token counts", async () => {
  const { context, page, t } = await world.as("dana@diwan.example");
  await page.goto("/community");
  await context.addCookies([{ name: "token", value: "forged.forged.forged", url: world.server.url }]);
  await page.goto("/user-profile/details");
  await page.getByLabel(t("profile.details.phone")).waitFor();
  expect(await tokenOf(page)).not.toBe("forged.forged.forged");
});

test("a token that cannot be renewed leads to the sign-in page once, and the tokens are deleted", async () => {
  const visit = await world.as("priya@diwan.example");
  const { page } = visit;
  await load(visit, "/community");
  await page.evaluate(() => localStorage.setItem("refreshToken", "forged"));
  world.server.moveClock(elevenMinutes);
  const renewals = countRenewals(page);
  await page.goto("/user-profile");
  await page.waitForURL("/login?next=%2Fuser-profile");
  expect(renewals()).toBe(1);
  expect(await page.evaluate(() => [document.cookie.includes("token="), localStorage.getItem("refreshToken")])).toEqual(
    [false, null],
  );
});

test("a short outage of the server ends no session", async () => {
  const { context, page, t, button } = await world.as("rakan@diwan.example", { phone: true });
  await readApart({ context });
  await page.goto("/community");
  await page.getByRole("heading", { name: t("community.title"), level: 1 }).waitFor();
  const before = await tokenOf(page);
  world.server.moveClock(elevenMinutes);
  await context.route("**/api/refreshAccessToken", (route) => route.abort("connectionreset"));
  let readings = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/me/sessions")) readings += 1;
  });
  await button(t("shell.more")).click();
  await page.getByRole("menuitem", { name: t("people.profile") }).click();
  await page.waitForURL("/user-profile");
  await page.getByRole("link", { name: t("profile.sections.security.label") }).click();
  await page.getByRole("heading", { name: t("identity.security.sessionsFailed") }).waitFor();
  expect(await tokenOf(page)).toBe(before);
  expect(readings, "what failed is not repeated on top").toBe(1);

  await context.unroute("**/api/refreshAccessToken");
  // Other cards of the page show the same button.
  const security = page.getByRole("region", { name: t("identity.security.title"), exact: true });
  const retry = security.getByRole("button", { name: t("client.retry"), exact: true }).last();
  // A failed renewal is cached for a second, and so is a retry within it. A button that vanishes before it is clicked,
  // since its list has arrived, is no failure.
  await expect
    .poll(async () => {
      await retry.click({ timeout: 1_000 }).catch(() => undefined);
      return page.getByText(t("identity.security.thisDevice")).count();
    })
    .toBe(1);
  expect(await tokenOf(page)).not.toBe(before);
});
