import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filesOfField, validateAnswers } from "./answers.ts";
import { shownFields, spanLength } from "./conditions.ts";
import {
  type Comparison,
  comparisons,
  type FieldType,
  fieldTypes,
  formAnswers,
  formDefinition,
  type FormField,
} from "./definition.ts";
import { objectToForm } from "./objections.ts";

/** Nested to the maximum depth of definitions. */
type Condition = NonNullable<FormField["showWhen"]>;

const field = (key: string, type: FieldType, more: Partial<FormField> = {}): FormField => ({
  key,
  type,
  labelEn: key,
  labelAr: key,
  required: false,
  ...more,
});
const options = ["laptop", "phone", "other"].map((value) => ({ value, labelEn: value, labelAr: value }));
const read = (fields: FormField[], given: Record<string, unknown>) => validateAnswers({ fields }, given);
const problemOf = (only: FormField, answer: unknown) => read([only], { [only.key]: answer }).problems[0]?.message;

describe("an answer is refused", () => {
  test.each<[string, FormField, unknown, string]>([
    ["missing", field("a", "text", { required: true }), undefined, "fieldRequired"],
    ["blank", field("a", "text", { required: true }), "  ", "fieldRequired"],
    ["no choice", field("a", "choices", { required: true, options }), [], "fieldRequired"],
    ["an empty span", field("a", "dateRange", { required: true }), { from: "", to: "" }, "fieldRequired"],
    ["too long", field("a", "text", { maximumLength: 3 }), "four", "maxLength"],
    ["no number", field("a", "number"), "many", "numeric"],
    ["too small", field("a", "number", { min: 2 }), "١", "tooSmall"],
    ["too large", field("a", "number", { max: 2 }), 3, "tooLarge"],
    ["no date", field("a", "date"), "2026-02-30", "date"],
    ["half a span", field("a", "dateRange"), { from: "2026-02-03", to: "" }, "date"],
    ["backwards", field("a", "dateRange"), { from: "2026-02-03", to: "2026-02-02" }, "endBeforeStart"],
    ["no time", field("a", "time"), "24:00", "timeOfDay"],
    ["no hours", field("a", "timeRange"), { from: "10:00", to: "10:00" }, "endFirst"],
    ["not of the list", field("a", "choice", { options }), "tablet", "optionGone"],
    ["one not of the list", field("a", "choices", { options }), ["phone", "tablet"], "optionGone"],
    ["a word for yes", field("a", "yesNo"), "yes", "optionGone"],
    ["nobody", field("a", "person"), "Omar", "optionGone"],
    ["no file", field("a", "file"), ["report.pdf"], "fileUnknown"],
    [
      "too many files",
      field("a", "file"),
      Array.from({ length: filesOfField + 1 }, (_, n) => String(n + 1)),
      "filesMany",
    ],
  ])("%s", (_, only, answer, key) => {
    expect(problemOf(only, answer)?.key).toBe(key);
    expect(read([only], { a: answer }).answers).toEqual({});
  });
});

test("answers are stored trimmed, in Latin digits, in the order of the list, and only for fields of the form", () => {
  const fields = [
    field("reason", "text"),
    field("hours", "number", { min: 0, max: 10 }),
    field("things", "choices", { options }),
    field("days", "dateRange"),
    field("remote", "yesNo", { required: true }),
    field("who", "person"),
  ];
  const given = {
    reason: "  سفر ",
    hours: "٢٫٥",
    things: ["other", "laptop"],
    days: { from: "2026-02-28", to: "2026-03-01" },
    remote: false,
    who: 12,
    salary: "100000",
  };
  expect(read(fields, given)).toEqual({
    answers: {
      reason: "سفر",
      hours: 2.5,
      things: ["laptop", "other"],
      days: { from: "2026-02-28", to: "2026-03-01" },
      remote: false,
      who: "12",
    },
    problems: [],
  });
});

test("Persian and Arabic digits are parsed as the same number", () => {
  for (const text of ["12", "١٢", "۱۲", " 12 "])
    expect(read([field("n", "number")], { n: text }).answers["n"]).toBe(12);
});

describe("conditions", () => {
  const asks = (showWhen: Condition) => [
    field("kind", "choice", { options }),
    field("days", "dateRange"),
    field("then", "text", { required: true, showWhen }),
  ];
  const isShown = (condition: Condition, given: Record<string, unknown>) =>
    shownFields(asks(condition), given).some(({ key }) => key === "then");

  test("conditions compare choices, spans and missing answers", () => {
    expect(isShown({ field: "kind", is: "equal", value: "other" }, { kind: "other" })).toBe(true);
    expect(isShown({ field: "kind", is: "equal", value: "other" }, {})).toBe(false);
    expect(isShown({ not: { field: "kind", is: "oneOf", value: ["phone"] } }, { kind: "phone" })).toBe(false);
    expect(isShown({ field: "days", is: "empty" }, { days: { from: "", to: "" } })).toBe(true);
    const long: Condition = { field: "days", is: "atLeast", value: 5 };
    expect(isShown(long, { days: { from: "2026-11-01", to: "2026-11-05" } })).toBe(true);
    expect(isShown(long, { days: { from: "2026-11-01", to: "2026-11-04" } })).toBe(false);
    const late: Condition = { field: "days", is: "atLeast", value: "2026-11-10" };
    expect(isShown(late, { days: { from: "2026-11-09", to: "2026-11-30" } })).toBe(false);
    expect(isShown({ any: [late, { field: "kind", is: "filled" }] }, { kind: "phone" })).toBe(true);
    expect(isShown({ all: [long, { field: "kind", is: "filled" }] }, { kind: "phone" })).toBe(false);
  });

  test("the answer of a hidden field is ignored, so fields that depend on it are hidden too", () => {
    const fields = [
      field("a", "yesNo"),
      field("b", "text", { required: true, showWhen: { field: "a", is: "equal", value: true } }),
      field("c", "text", { required: true, showWhen: { field: "b", is: "filled" } }),
    ];
    expect(read(fields, { a: false, b: "kept from before", c: "too" })).toEqual({
      answers: { a: false },
      problems: [],
    });
    expect(read(fields, { a: true, b: "now" }).problems.map(({ path }) => path)).toEqual(["c"]);
  });

  test("conditions compare stored forms, so that sent and stored answers show the same fields", () => {
    const when = (showWhen: Condition) => field("last", "text", { showWhen });
    const spoken = [field("a", "text"), when({ field: "a", is: "equal", value: "laptop" })];
    const once = read(spoken, { a: " laptop ", last: "yes" });
    expect(once.answers).toEqual({ a: "laptop", last: "yes" });
    expect(read(spoken, once.answers)).toEqual(once);
    const named = [field("who", "person"), when({ field: "who", is: "oneOf", value: ["12"] })];
    expect(read(named, { who: 12, last: "yes" }).answers).toEqual({ who: "12", last: "yes" });
  });

  test("the length of a span is its days with both ends, or its minutes", () => {
    expect(spanLength({ from: "2026-02-28", to: "2026-03-01" })).toBe(2);
    expect(spanLength({ from: "09:30", to: "11:00" })).toBe(90);
    expect(spanLength({ from: "09:30", to: "2026-03-01" })).toBeNull();
  });
});

describe("publishing a form is refused", () => {
  const objections = (...fields: FormField[]) =>
    objectToForm({ fields }).map(({ path, message }) => [path, message.key]);

  test("a text in one language only is refused", () => {
    expect(objections(field("a", "text", { labelAr: " ", helpEn: "Why" }))).toEqual([
      ["fields.0.labelAr", "bothLanguages"],
      ["fields.0.helpAr", "bothLanguages"],
    ]);
    expect(
      objections(
        field("a", "choice", { options: [...options.slice(1), { value: "new", labelEn: "", labelAr: "جديد" }] }),
      ),
    ).toEqual([["fields.0.options.2.labelEn", "bothLanguages"]]);
  });

  test("circular conditions and conditions about unknown fields are refused", () => {
    const shownBy = (key: string, other: string) =>
      field(key, "text", { showWhen: { not: { field: other, is: "empty" } } });
    expect(objections(shownBy("a", "b"), shownBy("b", "c"), shownBy("c", "a"), shownBy("d", "a"))).toEqual([
      ["fields.0.showWhen", "conditionCircle"],
      ["fields.1.showWhen", "conditionCircle"],
      ["fields.2.showWhen", "conditionCircle"],
    ]);
    expect(objections(shownBy("a", "a"))).toEqual([["fields.0.showWhen", "conditionCircle"]]);
    expect(objections(shownBy("a", "gone"))).toEqual([["fields.0.showWhen", "conditionField"]]);
  });

  test.each<[string, FormField, Omit<Comparison, "field">, boolean]>([
    ["no value", field("a", "text"), { is: "equal" }, false],
    ["an empty value", field("a", "text"), { is: "notEqual", value: "" }, false],
    ["an option", field("a", "choice", { options }), { is: "equal", value: "phone" }, true],
    ["an option that is gone", field("a", "choices", { options }), { is: "equal", value: "tablet" }, false],
    ["several, of which one is gone", field("a", "choice", { options }), { is: "oneOf", value: ["phone", "x"] }, false],
    ["several of nothing", field("a", "choice", { options }), { is: "oneOf", value: [] }, false],
    ["an option to be exceeded", field("a", "choice", { options }), { is: "atLeast", value: "phone" }, false],
    ["a word for a number", field("a", "number"), { is: "atLeast", value: "many" }, false],
    ["a word for yes", field("a", "yesNo"), { is: "equal", value: "true" }, false],
    ["days of a range", field("a", "dateRange"), { is: "atLeast", value: 5 }, true],
    ["a range that is something", field("a", "dateRange"), { is: "equal", value: 5 }, false],
    ["a time for a date", field("a", "date"), { is: "atMost", value: "08:30" }, false],
    ["somebody", field("a", "person"), { is: "equal", value: "12" }, true],
    ["whether there are files", field("a", "file"), { is: "filled" }, true],
  ])("a condition that asks for %s is refused unless it can be answered", (_, asked, comparison, isPublished) => {
    const then = field("then", "text", { showWhen: { ...comparison, field: "a" } });
    expect(objections(asked, then)).toEqual(isPublished ? [] : [["fields.1.showWhen", "conditionValue"]]);
  });

  test("repeated keys, single options, lookups without a list, and impossible bounds are refused", () => {
    expect(objections(field("a", "text"), field("a", "text"))).toEqual([["fields.1.key", "keyRepeated"]]);
    expect(objections(field("a", "choice", { options: options.slice(1, 2) }))).toEqual([
      ["fields.0.options", "choicesFew"],
    ]);
    expect(objections(field("a", "choices", { options: [...options, ...options.slice(2)] }))).toEqual([
      ["fields.0.options.3.value", "choiceRepeated"],
    ]);
    expect(objections(field("a", "lookup"))).toEqual([["fields.0.lookupCategory", "fieldRequired"]]);
    expect(objections(field("a", "number", { min: 3, max: 2 }))).toEqual([["fields.0.max", "tooSmall"]]);
  });
});

const keys = ["a", "b", "c", "d", "constructor", "toString"];
const key = fc.constantFrom(...keys);
const anyValue = fc.oneof(
  fc.constantFrom("", " ", "laptop", "٣", "3", "2026-11-21", "08:30", true, false, 3, -1, null),
  fc.constantFrom({ from: "2026-11-21", to: "2026-11-22" }, { from: "08:00", to: "07:00" }, { from: "", to: "x" }),
  fc.jsonValue(),
);
const comparison = fc.record(
  {
    field: key,
    is: fc.constantFrom(...comparisons),
    value: fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.array(fc.constantFrom("laptop", "3")),
    ),
  },
  { requiredKeys: ["field", "is"] },
) as fc.Arbitrary<Comparison>;
const condition = fc.oneof(
  comparison,
  fc.array(comparison, { minLength: 1, maxLength: 3 }).map((all): Condition => ({ all })),
  fc.array(comparison, { minLength: 1, maxLength: 3 }).map((any): Condition => ({ any: [{ not: { any } }] })),
);
const fields = fc.array(
  fc.record(
    {
      key,
      type: fc.constantFrom(...fieldTypes),
      labelEn: fc.constant("A"),
      labelAr: fc.constantFrom("أ", ""),
      required: fc.boolean(),
      showWhen: condition,
      options: fc.constant(options),
      min: fc.integer({ min: -3, max: 3 }),
    },
    { requiredKeys: ["key", "type", "labelEn", "labelAr", "required"] },
  ),
  { maxLength: 6 },
) as fc.Arbitrary<FormField[]>;
const given = fc.dictionary(fc.oneof(key, fc.string()), anyValue);

test("no definition and no answers make it throw, and hidden fields are neither required nor kept", () => {
  fc.assert(
    fc.property(fields, given, (all, sent) => {
      expect(formDefinition.safeParse({ fields: all }).success).toBe(true);
      const shown = new Set(shownFields(all, sent).map((each) => each.key));
      const { answers, problems } = validateAnswers({ fields: all }, sent);
      for (const path of [...Object.keys(answers), ...problems.map((problem) => problem.path)]) {
        expect(shown.has(path)).toBe(true);
      }
      expect(formAnswers.safeParse(answers).success).toBe(true);
      expect(() => objectToForm({ fields: all })).not.toThrow();
    }),
    { numRuns: 400 },
  );
});

test("stored answers of a form that can be published validate to themselves", () => {
  fc.assert(
    fc.property(fields, given, (all, sent) => {
      fc.pre(objectToForm({ fields: all }).length === 0);
      const once = validateAnswers({ fields: all }, sent);
      fc.pre(once.problems.length === 0);
      expect(validateAnswers({ fields: all }, once.answers)).toEqual(once);
    }),
    { numRuns: 300, maxSkipsPerRun: 200 },
  );
});
