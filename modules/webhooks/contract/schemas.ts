import { z } from "zod";
import { requiredText, updateBody } from "#shared/fields.ts";
import { idOut, instant, pageQuery } from "#shared/wire.ts";
import { webhookEvents } from "./events.ts";

const maxNameLength = 80;
const maxAddressLength = 2000;

/** `waiting`: to be sent or retried; `failed`: out of attempts. */
const deliveryStates = ["waiting", "delivered", "failed"] as const;
/** Result of an attempt: answered with a status, or the reason for none; `inactive`: deactivated meanwhile. */
const deliveryOutcomes = ["answered", "unreachable", "slow", "notPublic", "inactive"] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

const isAddress = (value: string): boolean =>
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu.test(value);

const fields = {
  name: requiredText(1, maxNameLength),
  address: z
    .string()
    .max(maxAddressLength, { error: `maxLength:${maxAddressLength}`, abort: true })
    .trim()
    .min(1, "fieldRequired")
    .refine((value) => value === "" || isAddress(value), "url")
    .meta({ description: "An https URL on the public internet; other hosts only if the operator has permitted them." }),
  events: z
    .array(z.enum(webhookEvents as [string, ...string[]]))
    .min(1, "fieldRequired")
    .max(100)
    .transform((events) => [...new Set(events)].toSorted()),
  isActive: z.boolean(),
};
export const createWebhook = z.strictObject({ ...fields, isActive: fields.isActive.default(true) });
export const updateWebhook = updateBody(fields);

export const webhook = z
  .object({
    id: idOut,
    name: z.string(),
    address: z.string(),
    events: z.array(z.string()),
    isActive: z.boolean(),
    failingSince: instant
      .nullable()
      .meta({ description: "When the first failure since the last accepted message occurred; null without one." }),
    stoppedAt: instant.nullable().meta({ description: "When it was deactivated after failing for too long." }),
    previousUntil: instant.nullable().meta({ description: "Until when the previous secret also signs." }),
    waiting: z.number().int().meta({ description: "Number of waiting messages." }),
    failed: z.number().int().meta({ description: "Number of failed messages." }),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof webhook>;

export const webhookSecret = z.object({
  secret: z.string().meta({ description: "`whsec_` and a key in base64, as in the Standard Webhooks specification." }),
});

export const delivery = z
  .object({
    id: idOut,
    event: z.string(),
    body: z.string().meta({ description: "The exact body of the message." }),
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    createdAt: instant,
    attemptedAt: instant.nullable(),
    nextAt: instant.nullable(),
    outcome: z.enum(deliveryOutcomes).nullable(),
    status: z.number().int().nullable(),
    milliseconds: z.number().int().nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type Delivery = z.output<typeof delivery>;

export const listDeliveriesQuery = z.strictObject({ ...pageQuery, state: z.enum(deliveryStates).optional() });
export const replayed = z.object({ count: z.number().int() });
