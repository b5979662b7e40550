import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { permissions, type Permission } from "#shared/permissions.ts";
import { isLookalike } from "./load-account.ts";
import {
  findOverlap,
  findReversed,
  openedStatus,
  planMemberships,
  reaches,
  rightsOverAccount,
  type RuledAccount,
} from "./policy.ts";

const some = fc.uniqueArray(fc.constantFrom(...permissions)).map((held) => new Set<Permission>(held));
const account: RuledAccount = {
  personId: "2",
  status: "active",
  isConfirmed: true,
  isAdministrator: false,
  isErased: false,
  isEmailHeld: false,
  hasSecondFactor: false,
  permissions: new Set(),
  within: [],
};

describe("an officer", () => {
  test("can do nothing to a person with more permissions, whatever the state of the account", () => {
    fc.assert(
      fc.property(
        some,
        some,
        fc.constantFrom("unconfirmed", "waiting", "invited", "active", "disabled" as const),
        (mine, theirs, status) => {
          const officer = { personId: "1", permissions: mine };
          const can = rightsOverAccount(officer, { ...account, status, permissions: theirs });
          const lacks = [...theirs].some((permission) => !mine.has(permission));
          expect(reaches(officer, { permissions: theirs, within: [] })).toBe(!lacks);
          if (lacks) expect(Object.values(can)).not.toContain(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test("reaches permissions with bounds with the same bounds or more, or without any", () => {
    const bounded = (departments: string[]) => ({ departments, locations: [], given: { departments, locations: [] } });
    const officer = {
      personId: "1",
      permissions: new Set<Permission>(["leave.manage"]),
      bounds: new Map([["user.manage", { ...bounded(["1", "2"]), today: "2026-01-01" }] as const]),
    };
    const needs = (permission: Permission, departments: string[]) => ({
      permissions: new Set<Permission>(),
      within: [{ permission, departments, locations: [] }],
    });
    expect(reaches(officer, needs("user.manage", ["1"]))).toBe(true);
    expect(reaches(officer, needs("user.manage", []))).toBe(true);
    expect(reaches(officer, needs("user.manage", ["1", "3"]))).toBe(false);
    expect(reaches(officer, needs("leave.manage", ["3"]))).toBe(true);
    expect(reaches(officer, needs("attendance.read", []))).toBe(false);
    const can = rightsOverAccount(officer, { ...account, ...needs("user.manage", ["1"]) });
    expect(can).toMatchObject({ deactivate: true, changeEmail: true, setRoles: false });
    expect(rightsOverAccount(officer, { ...account, status: "invited" })).toMatchObject({
      changeEmail: false,
      invite: true,
    });
  });

  test("cannot deactivate their own account, and activates only disabled and waiting ones", () => {
    const officer = { personId: "2", permissions: new Set<Permission>(permissions) };
    expect(rightsOverAccount(officer, account)).toMatchObject({ deactivate: false, activate: false, invite: false });
    expect(openedStatus({ status: "disabled", isConfirmed: true })).toBe("active");
    expect(openedStatus({ status: "disabled", isConfirmed: false })).toBe("invited");
    expect(openedStatus({ status: "active", isConfirmed: true })).toBeNull();
    expect(openedStatus({ status: "invited", isConfirmed: false })).toBeUndefined();
  });
});

test("the account of an erased person cannot be changed", () => {
  const officer = { personId: "1", permissions: new Set<Permission>(permissions) };
  const can = rightsOverAccount(officer, { ...account, status: "disabled", isErased: true, hasSecondFactor: true });
  expect(Object.values(can)).not.toContain(true);
});

describe("memberships", () => {
  const day = fc.option(fc.integer({ min: 1, max: 28 }).map((number) => `2026-01-${String(number).padStart(2, "0")}`));
  const span = fc.record({ role: fc.constantFrom("1", "2"), from: day, to: day });
  const holdsOn = ({ from, to }: { from: string | null; to: string | null }, date: string): boolean =>
    (from === null || from <= date) && (to === null || date <= to);
  const dates = Array.from({ length: 30 }, (_, index) => `2026-01-${String(index).padStart(2, "0")}`);

  test("overlap if and only if both apply on some day", () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        fc.pre(findReversed([one, other]) === -1);
        const isShared = one.role === other.role && dates.some((date) => holdsOn(one, date) && holdsOn(other, date));
        expect(findOverlap([one, other])).toBe(isShared ? 1 : -1);
      }),
      { numRuns: 100 },
    );
  });

  test("are added and removed only where they differ", () => {
    const held = [
      { id: "a", role: "1", from: null, to: null },
      { id: "b", role: "2", from: "2026-01-01", to: null },
    ];
    const wanted = [
      { role: "1", from: null, to: null },
      { role: "2", from: "2026-01-01", to: "2026-02-01" },
    ];
    expect(planMemberships(held, wanted)).toEqual({ added: [wanted[1]], removed: [held[1]] });
  });
});

test("names with look-alike letters are distinguished from names in other languages", () => {
  for (const name of ["\u0410lia", "Al\u03b9a", "\uff21lia", "Alia\u202e", "Al\u200bia"])
    expect(isLookalike(null, name)).toBe(true);
  for (const name of ["Alia Al-Rashid", "علياء الراشد", "Zoë O’Neill", "नेहा", "گلناز\u200cزاده", null]) {
    expect(isLookalike(name)).toBe(false);
  }
});
