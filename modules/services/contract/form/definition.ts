import { z } from "zod";

// Fields of a service form and the conditions that show them. The evaluator imports only types from here, so that the
// browser does not load the schema library.

export const fieldTypes = [
  "text",
  "longText",
  "number",
  "date",
  "dateRange",
  "time",
  "timeRange",
  "choice",
  "choices",
  "yesNo",
  "person",
  "lookup",
  "file",
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const comparisons = ["equal", "notEqual", "oneOf", "empty", "filled", "atLeast", "atMost"] as const;

/** Name of a field, an option or a step within its definition. */
export const definitionKey = z
  .string()
  .max(40)
  .regex(/^[a-z][A-Za-z0-9]{0,39}$/, "keyLetters");

const comparison = z.strictObject({
  field: definitionKey,
  is: z.enum(comparisons),
  value: z
    .union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(50)])
    .optional()
    .meta({ description: "A range is compared by its days or minutes with a number, by its start with a text." }),
});

/** Bounded depth, so that no input can exhaust the stack. */
const connected = <S extends z.ZodType>(inner: S) =>
  z.union([
    comparison,
    z.strictObject({ all: z.array(inner).min(1).max(20) }),
    z.strictObject({ any: z.array(inner).min(1).max(20) }),
    z.strictObject({ not: inner }),
  ]);
/** Decides whether a field is shown or a step is needed. */
export const condition = connected(connected(connected(comparison))).meta({ id: "FormCondition" });

export type Comparison = z.output<typeof comparison>;
export type Condition = Comparison | { all: Condition[] } | { any: Condition[] } | { not: Condition };

// Texts may be missing in a draft definition; publishing requires them in both languages.
const label = z.string().trim().max(200);
const help = z.string().trim().max(500);

const formField = z
  .strictObject({
    key: definitionKey,
    type: z.enum(fieldTypes),
    labelEn: label,
    labelAr: label,
    helpEn: help.optional(),
    helpAr: help.optional(),
    required: z.boolean(),
    showWhen: condition.optional(),
    options: z
      .array(z.strictObject({ value: definitionKey, labelEn: label, labelAr: label }))
      .max(50)
      .optional()
      .meta({ description: "Of `choice` and `choices`." }),
    lookupCategory: z
      .enum(["leaveType", "permissionType", "correctionReason", "exceptionReason", "other"])
      .optional()
      .meta({ description: "Of `lookup`: the reference list it chooses from." }),
    min: z.number().min(-1e9).max(1e9).optional().meta({ description: "Of `number`." }),
    max: z.number().min(-1e9).max(1e9).optional().meta({ description: "Of `number`." }),
    maximumLength: z.number().int().min(1).max(10_000).optional().meta({ description: "Of `text` and `longText`." }),
  })
  .meta({ id: "FormField" });
export type FormField = z.output<typeof formField>;

export const formDefinition = z.strictObject({ fields: z.array(formField).max(60) }).meta({ id: "FormDefinition" });
export type FormDefinition = z.output<typeof formDefinition>;

const span = z.strictObject({ from: z.string().max(10), to: z.string().max(10) });
const answer = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(40)).max(50),
  span,
  z.null(),
]);
/** Answers by field key; the evaluator checks whether they fit the fields. */
export const formAnswers = z
  .record(definitionKey, answer)
  .refine((answers) => Object.keys(answers).length <= 60, "invalid")
  .meta({ id: "FormAnswers", "x-max-bytes": 1_000_000 });
export type Answer = z.output<typeof answer>;
export type Answers = z.output<typeof formAnswers>;
