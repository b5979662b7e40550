import { beforeAll, expect, test } from "vitest";
import type { Permission } from "#shared/permissions.ts";
import { goOn } from "./go-on.ts";
import { administration, arrangeExamples, behindSignIn, open } from "./routes.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const officer = "admin@diwan.example";

/** The pages before sign-in, and the routes for unknown addresses. */
const others = ["/login", "/sign-up", "/$", "/admin/$"];

/** Redirects of addresses without a page of their own. */
const leadsTo: Readonly<Record<string, string>> = { "/reports": "/reports/financial" };

/** The visitors, with their permissions of the above; the administrator has all. */
const held: Readonly<Record<string, readonly Permission[] | "all">> = {
  [officer]: "all",
  "moderator@diwan.example": ["topic.moderate", "category.manage", "topic.feature"],
  "attendance@diwan.example": ["attendance.manage", "leave.manage"],
  "editor@diwan.example": ["topic.feature", "promotion.manage", "link.manage", "document.manage"],
  "manager@diwan.example": [],
  [omar]: [],
};

let place: (address: string) => string;
beforeAll(async () => {
  await world.server.hire("Editor", "contentEditor");
  place = await arrangeExamples(world);
});

async function lookAt({ page, t, settled }: Visit, address: string, isAllowed: boolean): Promise<void> {
  const to = place(address);
  const refusal = page.getByRole("heading", { level: 1, name: t("shell.notAllowed.title") });
  const nowhere = page.getByRole("heading", { level: 1, name: t("shell.notFound.title") });
  const arrive = async (): Promise<void> => {
    await goOn(page, to);
    if (!isAllowed) return refusal.waitFor();
    await page.locator("h1").first().waitFor({ state: "attached" });
    await settled();
  };
  await arrive().catch((reason: unknown) => {
    throw new Error(`${to} shows no ${isAllowed ? "page" : "refusal"}`, { cause: reason });
  });
  expect([await refusal.count(), await nowhere.count()], to).toEqual([isAllowed ? 0 : 1, 0]);
  const alerts = await page.getByRole("alert").allTextContents();
  expect(
    alerts.filter((text) => text !== ""),
    to,
  ).toEqual([]);
  expect(new URL(page.url()).pathname, "the address stays").toBe(leadsTo[address] ?? to);
}

async function begin(visit: Visit): Promise<void> {
  await visit.page.goto("/user-profile");
  await visit.page.getByRole("heading", { level: 1 }).first().waitFor();
}

test("every address of the router is listed here", async () => {
  const visit = await world.as(officer);
  // The routes of the administration are added when it is opened.
  await visit.page.goto("/admin");
  await visit.page.getByRole("heading", { level: 1 }).first().waitFor();
  const known = await visit.page.evaluate(() =>
    // The router exposes itself for its developer tools.
    Object.keys((self as unknown as { __TSR_ROUTER__: { routesByPath: object } }).__TSR_ROUTER__.routesByPath),
  );
  expect([...behindSignIn, ...others].toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(held))("to %s every address shows its page or a refusal", async (email, rights) => {
  const visit = await world.as(email);
  await begin(visit);
  // Common pages are the same for all users: two of them open all.
  const common = email === officer || email === omar ? open : ["/", "/e-services", "/work-list"];
  for (const address of common) await lookAt(visit, address, true);
  await lookAt(visit, "/admin", rights.length > 0);
  for (const [need, addresses] of administration) {
    const isAllowed = rights === "all" || need.some((permission) => rights.includes(permission));
    for (const address of addresses) await lookAt(visit, address, isAllowed);
  }
});

test("every address leads a visitor to the sign-in page, which keeps the address", async () => {
  const { page } = await world.visit();
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const address of behindSignIn.map((address) => place(address))) {
    await goOn(page, address);
    const whither = (): Promise<(string | null)[]> =>
      page.evaluate(() => [location.pathname, new URLSearchParams(location.search).get("next")]);
    await expect.poll(whither, { message: address }).toEqual(["/login", address === "/" ? null : address]);
  }
});
