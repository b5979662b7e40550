import { beforeAll, expect, test } from "vitest";
import type { Permission } from "#shared/permissions.ts";
import { goOn } from "./go-on.ts";
import { useWorld, type Visit } from "./world.ts";

const world = useWorld();
const omar = "employee@diwan.example";
const officer = "admin@diwan.example";

/** What an address under /admin takes: one of these permissions. */
type Need = readonly Permission[];

/** Addresses as the router has them: of everybody who is signed in. */
const open = [
  "/",
  "/user-profile",
  "/notifications",
  "/search",
  "/attendance",
  "/directory",
  "/directory/$id",
  "/directory/chart",
  "/work-list",
  "/e-services",
  "/e-services/$code",
  "/e-services/requests/$id",
  "/promotions",
  "/important-links",
  "/reports",
  "/reports/$kind",
  "/reports/$kind/$id",
  "/community",
  "/community/categories/$id",
  "/community/categories/$id/topic/$topicId",
  "/community/topics/add",
  "/community/topics/$id/edit",
];

/** The same of the administration, by what they take. */
const administration: readonly (readonly [need: Need, addresses: readonly string[]])[] = [
  [["category.manage"], ["/admin/categories/index", "/admin/categories/add", "/admin/categories/$id/edit"]],
  [["topic.moderate", "topic.feature"], ["/admin/topics/index"]],
  [["topic.moderate"], ["/admin/reports", "/admin/reports/$id"]],
  [
    ["attendance.manage"],
    [
      "/admin/attendance/board",
      "/admin/attendance/sheet",
      "/admin/attendance/review",
      "/admin/attendance/months",
      "/admin/attendance/tester",
      "/admin/attendance/lookups/index",
      "/admin/attendance/lookup/add",
      "/admin/attendance/lookup/$id/edit",
      "/admin/attendance/zones/index",
      "/admin/attendance/zone/add",
      "/admin/attendance/zone/$id/edit",
      "/admin/attendance/locations/index",
      "/admin/attendance/location/add",
      "/admin/attendance/location/$id/edit",
      "/admin/attendance/locationZoneUsers/index",
      "/admin/attendance/locationZoneUsers/import",
      "/admin/attendance/locationZoneUser/add",
      "/admin/attendance/locationZoneUser/$id/edit",
      "/admin/attendance/exceptionDays/index",
      "/admin/attendance/exceptionDay/add",
      "/admin/attendance/exceptionDay/$id/edit",
    ],
  ],
  [["user.manage"], ["/admin/users", "/admin/users/import", "/admin/users/$id", "/admin/departments"]],
  [["role.manage"], ["/admin/roles", "/admin/roles/$id"]],
  [["service.manage"], ["/admin/services", "/admin/services/add", "/admin/services/$code", "/admin/letters"]],
  [["promotion.manage"], ["/admin/promotions", "/admin/promotions/add", "/admin/promotions/$id/edit"]],
  [["link.manage"], ["/admin/links", "/admin/links/add", "/admin/links/$id/edit", "/admin/links/groups"]],
  [["document.manage"], ["/admin/documents", "/admin/documents/add", "/admin/documents/$id/edit"]],
  [["audit.read"], ["/admin/audit"]],
  [["setting.manage"], ["/admin/settings", "/admin/jobs", "/admin/home", "/admin/webhooks", "/admin/webhooks/$id"]],
];
const behindSignIn = [...open, "/admin", ...administration.flatMap(([, addresses]) => addresses)];

/** The pages of the entrance, and whatever has no page. */
const others = ["/login", "/sign-up", "/$"];

/** Where an address leads that has no page of its own. */
const leadsTo: Readonly<Record<string, string>> = { "/reports": "/reports/financial" };

/** Who opens them, and what they hold of the above; the administrator holds everything. */
const held: Readonly<Record<string, readonly Permission[] | "all">> = {
  [officer]: "all",
  "moderator@diwan.example": ["topic.moderate", "category.manage", "topic.feature"],
  "attendance@diwan.example": ["attendance.manage"],
  "editor@diwan.example": ["topic.feature", "promotion.manage", "link.manage", "document.manage"],
  "manager@diwan.example": [],
  [omar]: [],
};

/** What stands for the parameters of an address, one after the other. */
let examples: Readonly<Record<string, readonly string[]>> = {};
const place = (address: string): string => {
  const values = [...(examples[address] ?? [])];
  return address.replace(/\$\w+/g, (name) => values.shift() ?? name);
};

beforeAll(async () => {
  await world.server.hire("Editor", "contentEditor");
  const admin = await world.calls(officer);
  const employee = await world.calls(omar);
  const add = async (by: typeof admin, path: string, body: object): Promise<string> =>
    (await by.call<{ id: string }>("POST", path, body)).id;
  const first = async (path: string): Promise<string> =>
    (await admin.call<{ id: string }[]>("GET", path))[0]?.id ?? `nothing in ${path}`;
  const topic = await add(employee, "/topics", { categoryId: "2", titleEn: "One of many", contentEn: "Words." });
  const request = await add(employee, "/requests", {
    service: "mission",
    answers: { period: { from: "2031-03-03", to: "2031-03-04" }, kind: "remote", purpose: "A plan" },
    submit: true,
  });
  const webhook = await add(admin, "/webhooks", {
    name: "Payroll",
    address: "https://payroll.example/diwan",
    events: ["topic.created"],
    isActive: false,
  });
  examples = {
    "/directory/$id": [admin.id],
    "/e-services/$code": ["itRequest"],
    "/e-services/requests/$id": [request],
    "/reports/$kind": ["growth"],
    "/reports/$kind/$id": ["financial", await first("/documents?reportKind=financial")],
    "/community/categories/$id": ["2"],
    "/community/categories/$id/topic/$topicId": ["2", topic],
    "/community/topics/$id/edit": [topic],
    "/admin/categories/$id/edit": ["2"],
    "/admin/reports/$id": [await first("/report-cases?limit=1")],
    "/admin/attendance/lookup/$id/edit": [await first("/attendance/lookups?limit=1")],
    "/admin/attendance/zone/$id/edit": [await first("/attendance/zones?limit=1")],
    "/admin/attendance/location/$id/edit": [await first("/attendance/locations?limit=1")],
    "/admin/attendance/locationZoneUser/$id/edit": [await first("/attendance/location-zone-users?limit=1")],
    "/admin/attendance/exceptionDay/$id/edit": [await first("/attendance/exception-days?limit=1")],
    "/admin/users/$id": [employee.id],
    "/admin/roles/$id": [await first("/roles")],
    "/admin/services/$code": ["itRequest"],
    "/admin/promotions/$id/edit": [await first("/managed-promotions?limit=1")],
    "/admin/links/$id/edit": [await first("/links/managed")],
    "/admin/documents/$id/edit": [await first("/managed-documents?limit=1")],
    "/admin/webhooks/$id": [webhook],
  };
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

test("every address of the router stands here", async () => {
  const visit = await world.as(omar);
  await begin(visit);
  const known = await visit.page.evaluate(() =>
    // The router leaves itself there for its own tools.
    Object.keys((self as unknown as { __TSR_ROUTER__: { routesByPath: object } }).__TSR_ROUTER__.routesByPath),
  );
  expect([...behindSignIn, ...others].toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(held))(
  "to %s every address shows its page, or that it is for others",
  async (email, rights) => {
    const visit = await world.as(email);
    await begin(visit);
    // Pages for everybody are the same for everybody: two people open all of them.
    const common = email === officer || email === omar ? open : ["/", "/e-services", "/work-list"];
    for (const address of common) await lookAt(visit, address, true);
    await lookAt(visit, "/admin", rights.length > 0);
    for (const [need, addresses] of administration) {
      const isAllowed = rights === "all" || need.some((permission) => rights.includes(permission));
      for (const address of addresses) await lookAt(visit, address, isAllowed);
    }
  },
);

test("every address leads a stranger to the sign-in page, and on from there", async () => {
  const { page } = await world.visit();
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  for (const address of behindSignIn.map(place)) {
    await goOn(page, address);
    const whither = (): Promise<(string | null)[]> =>
      page.evaluate(() => [location.pathname, new URLSearchParams(location.search).get("next")]);
    await expect.poll(whither, { message: address }).toEqual(["/login", address === "/" ? null : address]);
  }
});
