import type { Permission } from "#shared/permissions.ts";
import type { World } from "./world.ts";

/** Permissions for an address under /admin; any one of them suffices. */
export type Need = readonly Permission[];

/** Addresses open to all signed-in users, in the router's notation. */
export const open = [
  "/",
  "/user-profile",
  "/user-profile/details",
  "/user-profile/display",
  "/user-profile/notifications",
  "/user-profile/privacy",
  "/user-profile/security",
  "/notifications",
  "/search",
  "/attendance",
  "/attendance/leave",
  "/team",
  "/team/feeds",
  "/attendance/overtime",
  "/attendance/timesheet",
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

/** Addresses of the administration, by required permission. */
export const administration: readonly (readonly [need: Need, addresses: readonly string[]])[] = [
  [["category.manage"], ["/admin/categories/index", "/admin/categories/add", "/admin/categories/$id/edit"]],
  [["topic.moderate", "topic.feature"], ["/admin/topics/index"]],
  [["topic.moderate"], ["/admin/reports", "/admin/reports/$id"]],
  [
    ["attendance.manage"],
    [
      "/admin/attendance/board",
      "/admin/attendance/sheet",
      "/admin/attendance/sheet/corrections",
      "/admin/attendance/timesheet",
      "/admin/attendance/review",
      "/admin/attendance/months",
      "/admin/attendance/months/requests",
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
      "/admin/attendance/locationZoneUsers/unscheduled",
      "/admin/attendance/locationZoneUser/add",
      "/admin/attendance/locationZoneUser/$id/edit",
      "/admin/attendance/exceptionDays/index",
      "/admin/attendance/exceptionDays/import",
      "/admin/attendance/exceptionDay/add",
      "/admin/attendance/exceptionDay/$id/edit",
      "/admin/attendance/workingTimeRules/index",
      "/admin/attendance/workingTimeRule/add",
      "/admin/attendance/workingTimeRule/$id/edit",
      "/admin/attendance/findings",
      "/admin/attendance/payroll",
      "/admin/attendance/payroll/mappings",
      "/admin/attendance/payroll/mappings/add",
      "/admin/attendance/payroll/mappings/$id/edit",
      "/admin/attendance/overtimePolicies/index",
      "/admin/attendance/overtimePolicy/add",
      "/admin/attendance/overtimePolicy/$id/edit",
      "/admin/attendance/overtimeClaims",
    ],
  ],
  [
    ["leave.manage"],
    [
      "/admin/leave/types",
      "/admin/leave/policies",
      "/admin/leave/policies/add",
      "/admin/leave/policies/$id/edit",
      "/admin/leave/coverage",
      "/admin/leave/coverage/add",
      "/admin/leave/coverage/$id/edit",
      "/admin/leave/recounts",
      "/admin/leave/balances",
      "/admin/leave/balances/import",
      "/admin/leave/balances/$id",
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
export const behindSignIn = [...open, "/admin", ...administration.flatMap(([, addresses]) => addresses)];

/** Creates an example of every entity that addresses name; returns the function that fills them in. */
export async function arrangeExamples(world: World): Promise<(address: string) => string> {
  const admin = await world.calls("admin@diwan.example");
  const employee = await world.calls("employee@diwan.example");
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
  const coverage = await add(admin, "/leave/coverage", {
    nameEn: "At least one",
    nameAr: "واحد على الأقل",
    department: await first("/departments"),
    people: 1,
    mode: "warn",
    from: "2990-01-01",
  });
  const mapping = await add(admin, "/payroll/mappings", {
    nameEn: "Payroll",
    nameAr: "الرواتب",
    language: "en",
    personColumns: [{ key: "employeeNumber" }, { key: "workedDays" }],
    dayColumns: null,
  });
  const overtimePolicy = await add(admin, "/attendance/overtime-policies", {
    nameEn: "For years to come",
    nameAr: "لسنوات قادمة",
    minimum: 30,
    block: 15,
    from: "2990-01-01",
    everyone: true,
  });
  const examples: Readonly<Record<string, readonly string[]>> = {
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
    "/admin/attendance/workingTimeRule/$id/edit": [await first("/attendance/working-time-rules?limit=1")],
    "/admin/leave/policies/$id/edit": [await first("/leave/policies?limit=1")],
    "/admin/leave/coverage/$id/edit": [coverage],
    "/admin/leave/balances/$id": [employee.id],
    "/admin/attendance/payroll/mappings/$id/edit": [mapping],
    "/admin/attendance/overtimePolicy/$id/edit": [overtimePolicy],
    "/admin/users/$id": [employee.id],
    "/admin/roles/$id": [await first("/roles")],
    "/admin/services/$code": ["itRequest"],
    "/admin/promotions/$id/edit": [await first("/managed-promotions?limit=1")],
    "/admin/links/$id/edit": [await first("/links/managed")],
    "/admin/documents/$id/edit": [await first("/managed-documents?limit=1")],
    "/admin/webhooks/$id": [webhook],
  };
  return (address) => {
    const values = [...(examples[address] ?? [])];
    return address.replace(/\$\w+/g, (name) => values.shift() ?? name);
  };
}
