import { createRouter } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { admin, app, root } from "#kit/areas.ts";
import type { Permission } from "#shared/permissions.ts";
import { isAdministrative } from "#shared/administrative.ts";
import { listAdmin } from "./admin-modules.ts";
import { listAll } from "./modules.ts";

const routeTree = root.addChildren([
  app.addChildren([...listAll("pages"), admin.addChildren([...listAdmin("adminPages")])]),
]);
const router = createRouter({ routeTree, context: { queries: new QueryClient() } });
const places = [...listAll("navigation"), ...listAdmin("adminEntries"), ...listAll("commands")];

/** Pages of the shell, with parts of several modules. */
const ofShell = ["/", "/notifications", "/work-list", "/admin/topics/index", "/admin/audit"];

test("every navigation entry and command leads to a page", () => {
  const addresses = Object.keys(router.routesByPath);
  for (const { to } of places) expect([...addresses, ...ofShell]).toContain(to);
});

test("no two pages have the same address, and no two commands the same key", () => {
  const pages = [...listAll("pages"), ...listAdmin("adminPages")].map(({ id }) => id);
  expect(pages).toEqual([...new Set(pages)]);
  const letters = listAll("commands").flatMap((command) => ("letter" in command ? [command.letter] : []));
  expect(letters).toEqual([...new Set(letters)]);
});

test("every entry of the administration is loaded by those who may open it", () => {
  const needs = listAdmin("adminEntries").flatMap((entry): readonly Permission[] => entry.needs);
  expect(needs.filter((permission) => !isAdministrative(permission))).toEqual([]);
});
