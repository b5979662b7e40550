import type { RefusedField } from "#platform/http/refuse.ts";
import { isDayPart } from "../../contract/form/conditions.ts";
import { objectToCondition, objectToForm, untranslated } from "../../contract/form/objections.ts";
import type { Definition, Effect, FlowStep } from "../../contract/schemas-definition.ts";
import type { FormField } from "../../contract/form/definition.ts";

type Needed = Pick<FormField, "key" | "type"> & { options?: readonly string[]; category?: string };

/** Fields that the form of a service with an effect must have, all required. */
const neededFields: Readonly<Record<Effect, readonly Needed[]>> = {
  annualLeave: [{ key: "period", type: "dateRange" }],
  sickLeave: [{ key: "period", type: "dateRange" }],
  leave: [{ key: "period", type: "dateRange" }],
  hourlyPermission: [
    { key: "day", type: "date" },
    { key: "hours", type: "timeRange" },
    { key: "reason", type: "lookup", category: "permissionType" },
  ],
  attendanceCorrection: [
    { key: "kind", type: "choice", options: ["in", "out"] },
    { key: "day", type: "date" },
    { key: "time", type: "time" },
    { key: "reason", type: "lookup", category: "correctionReason" },
  ],
  mission: [
    { key: "kind", type: "choice", options: ["mission", "remote"] },
    { key: "period", type: "dateRange" },
  ],
  employmentLetter: [{ key: "language", type: "choice", options: ["both", "arabic", "english"] }],
};

/** Returns whether the field is the one that the effect needs. */
const isNeeded = (needed: Needed, field: FormField): boolean =>
  field.key === needed.key &&
  field.type === needed.type &&
  field.required &&
  field.showWhen === undefined &&
  (needed.category === undefined || field.lookupCategory === needed.category) &&
  (needed.options === undefined ||
    (field.options ?? []).every(({ value }) => needed.options?.includes(value) === true));

/** Effects that read a deputy from the answers, if the form has the field. */
const withDeputy: ReadonlySet<Effect | null> = new Set(["annualLeave", "sickLeave", "leave"]);

/** Whether the field has the key of the part of a day, and does not offer the parts. */
const isNoDayPart = ({ key, type, options = [] }: FormField): boolean =>
  key === "dayPart" && !(type === "choice" && options.every(({ value }) => isDayPart(value)));

const isNoDeputy = ({ key, type }: FormField): boolean => key === "deputy" && type !== "person";

function objectToStep(step: FlowStep, index: number, steps: readonly FlowStep[], fields: readonly FormField[]) {
  const path = `flow.steps.${index}`;
  const { nameEn, nameAr, deciders, when, key } = step;
  const objections: RefusedField[] = [
    ...untranslated(`${path}.`, { nameEn, nameAr }),
    ...objectToCondition(when, fields, `${path}.when`),
  ];
  if (steps.findIndex((other) => other.key === key) < index) {
    objections.push({ path: `${path}.key`, message: { key: "keyRepeated" } });
  }
  if (deciders.length === 0) objections.push({ path: `${path}.deciders`, message: { key: "fieldRequired" } });
  return objections;
}

/** Returns all reasons that keep a definition from being published, except those about its approvers. */
export function objectToDefinition(definition: Definition, effect: Effect | null): RefusedField[] {
  const { nameEn, nameAr, summaryEn, summaryAr, needsEn, needsAr, form, flow } = definition;
  const needs = [needsEn, needsAr].some((text) => (text ?? "").trim() !== "") ? { needsEn, needsAr } : {};
  const missing = effect === null ? [] : neededFields[effect];
  const isAlways = flow.steps.some(({ when }) => when === undefined);
  return [
    ...untranslated("", { nameEn, nameAr, summaryEn, summaryAr, ...needs }),
    ...objectToForm(form).map(({ path, message }) => ({ path: `form.${path}`, message })),
    ...flow.steps.flatMap((step, index) => objectToStep(step, index, flow.steps, form.fields)),
    ...(isAlways ? [] : [{ path: "flow.steps", message: { key: "stepAlways" } } as const]),
    ...missing
      .filter((needed) => !form.fields.some((field) => isNeeded(needed, field)))
      .map(({ key }): RefusedField => ({ path: "form.fields", message: { key: "fieldOfEffect", values: { key } } })),
    ...form.fields
      .filter((field) => withDeputy.has(effect) && isNoDeputy(field))
      .map(({ key }): RefusedField => ({ path: "form.fields", message: { key: "personOfEffect", values: { key } } })),
    ...form.fields
      .filter((field) => effect === "leave" && isNoDayPart(field))
      .map(({ key }): RefusedField => ({ path: "form.fields", message: { key: "dayPartOfEffect", values: { key } } })),
  ];
}
