import { expect, test } from "vitest";
import { initialsOf, tintOf } from "./initials.ts";

test.each([
  ["Noura Al-Shammari", "NA"],
  ["yousef karim", "YK"],
  ["Lina Maria Haddad", "LH"],
  ["Cher", "C"],
  ["سارة القحطاني", "س"],
  ["  أحمد   العتيبي ", "أ"],
  ["(Dr.) Omar Haddad", "DH"],
  ["Émile Zola", "ÉZ"],
  ["Omar حداد", "O"],
  ["", ""],
  ["… 42 !", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a tint is stable, within range, and uses the whole range", () => {
  const seen = new Set<number>();
  for (let id = 1; id <= 200; id += 1) {
    const tint = tintOf(String(id), 6);
    expect(tint).toBe(tintOf(String(id), 6));
    seen.add(tint);
  }
  expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
});
