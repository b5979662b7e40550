import { expect, test } from "vitest";
import { isPermissionChanged, permissionsWith } from "./wanted-permissions.ts";

test("a permission that another user has granted in the meantime is not toggled off", () => {
  const wanted = new Map([["topic.feature", true]] as const);
  expect(permissionsWith([], wanted)).toEqual(["topic.feature"]);
  expect(isPermissionChanged([], wanted)).toBe(true);
  expect(permissionsWith(["topic.feature"], wanted)).toEqual(["topic.feature"]);
  expect(isPermissionChanged(["topic.feature"], wanted)).toBe(false);
});

test("an unwanted permission is removed, and an untouched one stays", () => {
  const wanted = new Map([["topic.feature", false]] as const);
  expect(permissionsWith(["topic.feature", "user.manage"], wanted)).toEqual(["user.manage"]);
  expect(isPermissionChanged(["topic.feature"], wanted)).toBe(true);
  expect(isPermissionChanged(["user.manage"], wanted)).toBe(false);
});
