import { describe, expect, test } from "vitest";
import {
  characterCount,
  email,
  firstOf,
  integer,
  isVisible,
  lettersAndDigits,
  lettersOnly,
  maxLength,
  minLength,
  numeric,
  required,
  requiredField,
  signedDecimal,
  url,
  wholeNumeric,
} from "./validators.ts";

/** Accepted and refused values of validators whose message is their own key; all accept empty values. */
const grammars = [
  {
    key: "email",
    check: email,
    passes: ["omar@diwan.example", " omar+home@mail.diwan.example "],
    fails: ["omar", "omar@diwan", "omar@diwan.", "omar @diwan.example", "omar@-diwan.example", "عمر@diwan.example"],
  },
  {
    key: "numeric",
    check: numeric,
    passes: ["12", "12.5", "١٢٫٥", "۱۲", 12.5],
    fails: ["-12", "+12", "12.", ".5", "1,200", "twelve"],
  },
  {
    key: "integer",
    check: integer,
    passes: ["12", "-12", "-١٢", 12],
    fails: ["12.5", "+12", "1e3"],
  },
  {
    key: "signedDecimal",
    check: signedDecimal,
    passes: ["12", "-12.5", "+12.5", "-١٢٫٥"],
    fails: ["--12", "12.", "12-"],
  },
  {
    key: "lettersOnly",
    check: lettersOnly,
    passes: ["Omar Hassan", "عُمر", "Zoë"],
    fails: ["Omar2", "Omar-Hassan", "عمر٢"],
  },
  {
    key: "lettersAndDigits",
    check: lettersAndDigits,
    passes: ["Room 12", "غرفة ١٢"],
    fails: ["Room #12", "Room_12"],
  },
  {
    key: "url",
    check: url,
    passes: ["https://diwan.example", "HTTP://diwan.example:3000/a?b=c#d", "https://diwan.example/مكتب"],
    fails: [
      "diwan.example",
      "ftp://diwan.example",
      "https://diwan",
      "https://diwan.example/a b",
      "javascript:alert(1)",
    ],
  },
] as const;

describe.each(grammars)("$key", ({ key, check, passes, fails }) => {
  test.each([...fails])("refuses %j", (value) => expect(check(value)).toEqual({ key }));
  test.each(["", "  ", null, undefined, ...passes])("passes %j", (value) => expect(check(value)).toBeNull());
});

describe("required", () => {
  test.each([
    ["nothing", undefined],
    ["null", null],
    ["spaces", " \n"],
    ["an empty list", []],
    ["no date", new Date("x")],
  ])("refuses %s", (_, value) => {
    expect(required(value)).toEqual({ key: "required" });
    expect(requiredField(value)).toEqual({ key: "fieldRequired" });
  });
  test.each([
    ["false", false],
    ["zero", 0],
    ["a word", "x"],
    ["a list", [""]],
    ["a date", new Date(0)],
  ])("passes %s", (_, value) => {
    expect(required(value)).toBeNull();
    expect(requiredField(value)).toBeNull();
  });
});

describe("lengths are counted in user-perceived characters", () => {
  const family = "👩‍👩‍👧";

  test("an emoji of several code points is one character", () => {
    expect(characterCount(family, 5)).toBe(1);
    expect(maxLength(3)(family.repeat(3))).toBeNull();
    expect(minLength(2)(family)).toEqual({ key: "minLength", values: { min: 2 } });
  });

  test("one character too many is refused with the bound; surrounding spaces do not count towards the minimum", () => {
    expect(maxLength(3)("abcd")).toEqual({ key: "maxLength", values: { max: 3 } });
    expect(maxLength(3)("abc")).toBeNull();
    expect(minLength(3)(" ab ")).toEqual({ key: "minLength", values: { min: 3 } });
    expect(minLength(3)("abc")).toBeNull();
    expect([maxLength(0)(""), minLength(3)("")]).toEqual([null, null]);
  });
});

test("the first of several validation errors is returned", () => {
  const check = firstOf(required, email, maxLength(20));
  expect([check(""), check("omar"), check("a-long-name@diwan.example"), check("omar@diwan.example")]).toEqual([
    { key: "required" },
    { key: "email" },
    { key: "maxLength", values: { max: 20 } },
    null,
  ]);
});

test("joiners and spaces alone are not visible", () => {
  expect([isVisible("\u200d \u00a0"), isVisible("؟"), isVisible("🙂"), isVisible("ا")]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("a whole number is validated as a number first, then as an integer", () => {
  expect(["many", "1,5", "1e3"].map(wholeNumeric)).toEqual(Array.from({ length: 3 }, () => ({ key: "numeric" })));
  expect(["1.5", "+2"].map(wholeNumeric)).toEqual([{ key: "integer" }, { key: "integer" }]);
  expect(["", "15", "١٥", "-3"].map(wholeNumeric)).toEqual([null, null, null, null]);
});
