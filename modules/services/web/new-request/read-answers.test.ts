import { expect, test } from "vitest";
import type { FormDefinition } from "#modules/services/contract/form/definition.ts";
import { answersOfAddress, answersOfRequest, hasFiles } from "./read-answers.ts";

const words = { labelEn: "", labelAr: "" };
const form: FormDefinition = {
  fields: [
    { key: "kind", type: "choice", required: true, options: [{ value: "in", ...words }], ...words },
    { key: "day", type: "date", required: true, ...words },
    { key: "reason", type: "lookup", required: true, ...words },
    { key: "deputy", type: "person", required: false, ...words },
    { key: "proof", type: "file", required: false, ...words },
    { key: "why", type: "text", required: false, showWhen: { field: "kind", is: "filled" }, ...words },
  ],
};
const service = { form, lookups: { reason: [{ id: "7", nameEn: "", nameAr: "", isRequired: false }] } };

test.each(["", "no JSON", "null", "[]", '"in"', '{"kind":"out","day":"2026-02-30","reason":"8","other":1}'])(
  "no answers are read from the address %s",
  (text) => expect(answersOfAddress(service, text)).toEqual({}),
);

test("an address fills fields that fit and are shown, but no people and no files", () => {
  const given = { kind: "in", day: "2026-01-11", reason: "7", deputy: "3", proof: ["9"], why: "Forgotten" };
  const taken = { kind: "in", day: "2026-01-11", reason: "7", why: "Forgotten" };
  expect(answersOfAddress(service, JSON.stringify(given))).toEqual(taken);
  expect(answersOfAddress(service, '{"why":"Forgotten"}')).toEqual({});
});

test("an earlier request fills all fields but files, and reports whether it had files", () => {
  const answers = { kind: "in", day: "2026-01-11", reason: "8", deputy: "3", proof: ["9"] };
  expect(answersOfRequest(service, { answers })).toEqual({ kind: "in", day: "2026-01-11", deputy: "3" });
  expect(hasFiles({ form, answers })).toBe(true);
  expect(hasFiles({ form, answers: { ...answers, proof: [] } })).toBe(false);
});
