import { expect, test } from "vitest";
import { isPermissionChanged, permissionsWith } from "./wanted-permissions.ts";

test("what somebody else has given meanwhile is not taken away by wanting the same", () => {
  const wanted = new Map([["topic.feature", true]] as const);
  expect(permissionsWith([], wanted)).toEqual(["topic.feature"]);
  expect(isPermissionChanged([], wanted)).toBe(true);
  expect(permissionsWith(["topic.feature"], wanted)).toEqual(["topic.feature"]);
  expect(isPermissionChanged(["topic.feature"], wanted)).toBe(false);
});

test("what is not wanted goes, and what nobody touched stays as it is", () => {
  const wanted = new Map([["topic.feature", false]] as const);
  expect(permissionsWith(["topic.feature", "user.manage"], wanted)).toEqual(["user.manage"]);
  expect(isPermissionChanged(["topic.feature"], wanted)).toBe(true);
  expect(isPermissionChanged(["user.manage"], wanted)).toBe(false);
});
