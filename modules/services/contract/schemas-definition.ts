import { z } from "zod";
import { optionalText, updateBody, version, wholeNumber } from "#shared/fields.ts";
import { id, idOut, instant, personSummary } from "#shared/wire.ts";
import { condition, definitionKey, formDefinition } from "./form/definition.ts";

// Definition of a service: texts, form, and approvers in order. A published version never changes.

/** Texts may be missing in a draft definition; publishing requires them in both languages. */
const words = (max: number) => z.string().trim().max(max);

/** Approvers are resolved for each request, and again when one is away or has left. */
const decider = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("manager") }),
  z.strictObject({ kind: z.literal("managersManager") }),
  z.strictObject({ kind: z.literal("role"), role: id }),
  z.strictObject({ kind: z.literal("person"), person: id }),
]);
export type Decider = z.output<typeof decider>;

const flowStep = z.strictObject({
  key: definitionKey,
  nameEn: words(120),
  nameAr: words(120),
  deciders: z.array(decider).max(10),
  mode: z.enum(["any", "all"]).meta({ description: "Whether one approver is enough, or each must approve." }),
  when: condition.optional().meta({ description: "The step is skipped unless the answers meet this condition." }),
});
export type FlowStep = z.output<typeof flowStep>;

const flow = z.strictObject({ steps: z.array(flowStep).max(10) });

/** Weekends of the settings do not count. */
const workingTime = z.strictObject({ amount: wholeNumber(1, 365), unit: z.enum(["hours", "days"]) });
export type WorkingTime = z.output<typeof workingTime>;

export const definition = z
  .strictObject({
    nameEn: words(120),
    nameAr: words(120),
    summaryEn: words(400),
    summaryAr: words(400),
    needsEn: words(1_000).optional().meta({ description: "Things needed before starting." }),
    needsAr: words(1_000).optional(),
    expectedDuration: workingTime,
    form: formDefinition,
    flow,
  })
  .meta({ id: "ServiceDefinition", "x-max-bytes": 1_000_000 });
export type Definition = z.output<typeof definition>;
export type DefinitionInput = z.input<typeof definition>;

/** Effects of approval, fixed at creation. `leave` books the leave type whose lookup names the service. */
export const effects = [
  "annualLeave",
  "sickLeave",
  "leave",
  "hourlyPermission",
  "attendanceCorrection",
  "mission",
  "employmentLetter",
] as const;
export type Effect = (typeof effects)[number];

/** Granted to each person; null: no limit. */
const grants = z.strictObject({
  daysPerYear: wholeNumber(0, 366).nullable().default(null),
  minutesPerMonth: wholeNumber(0, 44_640).nullable().default(null),
});
export type Grants = z.output<typeof grants>;

export const serviceCategories = ["attendance", "technology", "letters", "facilities", "finance", "other"] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

const managed = {
  category: z.enum(serviceCategories),
  icon: z
    .string()
    .max(40)
    .regex(/^[a-zA-Z]{1,40}$/, "invalid")
    .meta({ description: "A name of the client's icons." }),
  order: wholeNumber(0, 100_000),
  roles: z.array(id).max(50).meta({ description: "Roles that may request it; empty for all users." }),
  grants,
};

export const createService = z.strictObject({
  code: definitionKey.meta({ description: "Part of its addresses; cannot change." }),
  category: managed.category.default("other"),
  icon: managed.icon.default("clipboard"),
  order: managed.order.default(0),
  roles: managed.roles.default([]),
  grants: grants.default({ daysPerYear: null, minutesPerMonth: null }),
  effect: z
    .literal("leave")
    .nullable()
    .default(null)
    .meta({ description: "`leave`: approval books days of the leave type whose lookup names the service." }),
  draft: definition,
});

export const updateService = updateBody({
  ...managed,
  isActive: z.boolean(),
  draft: definition.nullable().meta({ description: "The next version; null discards it." }),
});

export const publishService = z.strictObject({
  version,
  reason: optionalText(500).meta({
    description: "Reason for granting oneself authority that no other user can grant.",
  }),
});

/** Not validated on output: it was validated on input. */
const stored = (description: string) => z.custom<Definition>().meta({ type: "object", description });

/** A service as service managers see it. */
export const managedService = z
  .object({
    code: z.string(),
    category: z.enum(serviceCategories),
    icon: z.string(),
    order: z.number().int(),
    roles: z.array(z.object({ id: idOut, nameEn: z.string(), nameAr: z.string() })),
    grants: z.object({ daysPerYear: z.number().int().nullable(), minutesPerMonth: z.number().int().nullable() }),
    effect: z.enum(effects).nullable(),
    isActive: z.boolean(),
    publishedVersion: z.number().int().nullable().meta({ description: "Null until it is published." }),
    published: stored("The definition of new requests; null before the first publication.").nullable(),
    draft: stored("The draft; null without one.").nullable(),
    waiting: z.number().int().meta({ description: "Number of waiting requests." }),
    version: z.number().int(),
  })
  .meta({ id: "ManagedService" });
export type ManagedService = z.output<typeof managedService>;

export const serviceVersion = z.object({
  number: z.number().int(),
  publishedAt: instant,
  publishedBy: personSummary.nullable(),
  definition: stored("As it was published."),
  requests: z.number().int().meta({ description: "Number of requests with this version." }),
});
export type ServiceVersion = z.output<typeof serviceVersion>;
