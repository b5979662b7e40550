import { expect, test } from "vitest";
import { errorCodes, errorStatus } from "#shared/errors.ts";
import { locales } from "#shared/locale.ts";
import { validatorsAr } from "#shared/validators.ar.ts";
import { validatorsEn } from "#shared/validators.en.ts";
import { constraintMeanings, refusalOfConstraint } from "./constraints.ts";
import { problem } from "./problem.ts";
import { refuseField, wordlessCodes } from "./refuse.ts";

const general = [validatorsEn.invalid, validatorsAr.invalid];
const messagesOf = (refusal: ReturnType<typeof refuseField>): string[] =>
  locales.map((locale) => problem(refusal.code, locale, "1", refusal).fields[0]?.message ?? "");

test("no conflict reaches a form as “Value is not valid”: its reason is beside the field, in both languages", () => {
  const conflicts = errorCodes.filter(
    (code) => [409, 422].includes(errorStatus(code)) && !(wordlessCodes as readonly string[]).includes(code),
  );
  expect(conflicts.length).toBeGreaterThan(80);
  for (const code of conflicts) {
    const refusal = refuseField(code as "name_taken", "field", { key: "invalid" });
    const [en = "", ar = ""] = messagesOf(refusal);
    expect([en.length > 10, ar.length > 5, en === ar, general.includes(en) || general.includes(ar)], code).toEqual([
      true,
      true,
      false,
      false,
    ]);
  }
});

test("a violated database constraint has its specific reason too", () => {
  for (const [constraint, { code, field, message = "invalid" }] of Object.entries(constraintMeanings)) {
    expect(refusalOfConstraint({ constraint })).toMatchObject({ code, field });
    if (field === null) continue;
    const messages = messagesOf(refuseField(code as "name_taken", field, { key: message }));
    expect(
      messages.filter((text) => text === "" || general.includes(text)),
      constraint,
    ).toEqual([]);
  }
});

test("codes without a field text cannot have the general message", () => {
  // @ts-expect-error: `fields_conflict` has no words of its own.
  refuseField("fields_conflict", "field", { key: "invalid" });
});
