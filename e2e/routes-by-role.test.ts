import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Permission } from "#shared/permissions.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();

/** What an address under /admin takes: one of these permissions. */
type Need = readonly Permission[];
const attendance: Need = ["attendance.manage"];
const settings: Need = ["setting.manage"];

/** Everybody who is signed in. */
const open = [
  "/",
  "/user-profile",
  "/notifications",
  "/search",
  "/attendance",
  "/directory",
  "/directory/{person}",
  "/directory/chart",
  "/work-list",
  "/e-services",
  "/e-services/itRequest",
  "/promotions",
  "/important-links",
  "/reports/financial",
  "/reports/social",
  "/reports/growth",
  "/community",
  "/community/categories/2",
  "/community/topics/add",
];

/** The administration, by what each address takes. */
const administration: readonly (readonly [address: string, need: Need])[] = [
  ["/admin/categories/index", ["category.manage"]],
  ["/admin/categories/add", ["category.manage"]],
  ["/admin/categories/2/edit", ["category.manage"]],
  ["/admin/topics/index", ["topic.moderate", "topic.feature"]],
  ["/admin/reports", ["topic.moderate"]],
  ["/admin/attendance/board", attendance],
  ["/admin/attendance/sheet", attendance],
  ["/admin/attendance/tester", attendance],
  ["/admin/attendance/lookups/index", attendance],
  ["/admin/attendance/lookup/add", attendance],
  ["/admin/attendance/lookup/{lookup}/edit", attendance],
  ["/admin/attendance/zones/index", attendance],
  ["/admin/attendance/zone/add", attendance],
  ["/admin/attendance/zone/{zone}/edit", attendance],
  ["/admin/attendance/locations/index", attendance],
  ["/admin/attendance/location/add", attendance],
  ["/admin/attendance/location/{location}/edit", attendance],
  ["/admin/attendance/locationZoneUsers/index", attendance],
  ["/admin/attendance/locationZoneUser/add", attendance],
  ["/admin/attendance/locationZoneUser/{locationZoneUser}/edit", attendance],
  ["/admin/attendance/exceptionDays/index", attendance],
  ["/admin/attendance/exceptionDay/add", attendance],
  ["/admin/attendance/exceptionDay/{exceptionDay}/edit", attendance],
  ["/admin/users", ["user.manage"]],
  ["/admin/roles", ["role.manage"]],
  ["/admin/services", ["service.manage"]],
  ["/admin/promotions", ["promotion.manage"]],
  ["/admin/links", ["link.manage"]],
  ["/admin/documents", ["document.manage"]],
  ["/admin/audit", ["audit.read"]],
  ["/admin/settings", settings],
];

/** Who opens them, and what they hold of the above; the administrator holds everything. */
const held: Readonly<Record<string, readonly Permission[] | "all">> = {
  "admin@diwan.example": "all",
  "moderator@diwan.example": ["topic.moderate", "category.manage", "topic.feature"],
  "attendance@diwan.example": ["attendance.manage"],
  "editor@diwan.example": ["topic.feature", "promotion.manage", "link.manage", "document.manage"],
  "manager@diwan.example": [],
  "employee@diwan.example": [],
};

/** Goes on without loading the application anew. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelectorAll("h1").forEach((heading) => (heading.dataset["left"] = heading.textContent ?? ""));
    history.pushState({}, "", to);
  }, address);
}

async function openAll(
  { page, t, settled }: Visit,
  addresses: readonly (readonly [address: string, isAllowed: boolean])[],
): Promise<void> {
  const refusal = t("shell.notAllowed.title");
  for (const [address, isAllowed] of addresses) {
    await goTo(page, address);
    if (!isAllowed) {
      await page.getByRole("heading", { level: 1, name: refusal }).waitFor();
      continue;
    }
    // Of the page before: pages of one kind keep the element and change its words.
    const isNew = (): boolean => {
      const heading = document.querySelector("h1");
      return heading !== null && heading.dataset["left"] !== heading.textContent;
    };
    await page.waitForFunction(isNew).catch((reason: unknown) => {
      throw new Error(`${address} shows no page`, { cause: reason });
    });
    await settled();
    const title = await page.locator("h1").first().textContent();
    expect([refusal, t("shell.notFound.title")], address).not.toContain(title);
    const alerts = await page.getByRole("alert").allTextContents();
    expect(
      alerts.filter((text) => text !== ""),
      address,
    ).toEqual([]);
    expect(new URL(page.url()).pathname, "the address stays").toBe(address);
  }
}

async function idsOfThings(): Promise<(address: string) => string> {
  const admin = await world.calls("admin@diwan.example");
  const first = async (path: string): Promise<string> =>
    (await admin.call<{ id: string }[]>("GET", `${path}?limit=1`))[0]?.id ?? "";
  const ids: Record<string, string> = {
    person: admin.id,
    lookup: await first("/attendance/lookups"),
    zone: await first("/attendance/zones"),
    location: await first("/attendance/locations"),
    locationZoneUser: await first("/attendance/location-zone-users"),
    exceptionDay: await first("/attendance/exception-days"),
  };
  return (address) => address.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? "");
}

test("every address shows its page to whom it is for, and says so to everybody else", async () => {
  const place = await idsOfThings();
  await world.server.hire("Editor", "contentEditor");
  for (const [email, rights] of Object.entries(held)) {
    const visit = await world.as(email);
    await visit.page.goto("/user-profile");
    await visit.page.getByRole("heading", { level: 1 }).first().waitFor();
    const mayOpen = (need: Need): boolean => rights === "all" || need.some((permission) => rights.includes(permission));
    // Pages for everybody are the same for everybody: two roles open all of them.
    const common = rights === "all" || email.startsWith("employee") ? open : ["/", "/e-services", "/work-list"];
    await openAll(visit, [
      ...common.map((address) => [place(address), true] as const),
      ["/admin", rights === "all" || rights.length > 0],
      ...administration.map(([address, need]) => [place(address), mayOpen(need)] as const),
    ]);
    await visit.context.close();
  }
}, 180_000);

test("every address leads a stranger to the sign-in page", async () => {
  const place = await idsOfThings();
  const { page } = await world.visit();
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const address of [...open, "/admin", ...administration.map(([each]) => each)].map(place)) {
    await goTo(page, address);
    await expect.poll(() => new URL(page.url()).pathname, { message: address }).toBe("/login");
  }
}, 120_000);
