import { describe, expect, it } from "vitest";
import { givenName } from "./read-given-name.ts";

describe("the given name", () => {
  it.each([
    ["Layla Nasser", "Layla"],
    ["ليلى ناصر", "ليلى"],
    ["عبد الله القحطاني", "عبد الله"],
    ["عبدالله القحطاني", "عبدالله"],
    ["Abdul Rahman Saleh", "Abdul Rahman"],
    ["أم كلثوم إبراهيم", "أم كلثوم"],
    ["Dr. Hanan Yaseen", "Hanan"],
    ["د. حنان ياسين", "حنان"],
    ["  Priya   Menon ", "Priya"],
    ["Madonna", "Madonna"],
    ["", ""],
  ])("the given name of %j is %j", (full, given) => {
    expect(givenName(full)).toBe(given);
  });
});
