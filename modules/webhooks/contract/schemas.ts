import { z } from "zod";
import { requiredText, version } from "#shared/fields.ts";
import { idOut, instant, pageQuery } from "#shared/wire.ts";
import { webhookEvents } from "./events.ts";

const longestName = 80;
const longestAddress = 2000;

/** `waiting`: to be sent or retried; `failed`: out of attempts. */
const deliveryStates = ["waiting", "delivered", "failed"] as const;
/** Result of an attempt: answered with a status, or the reason for none; `inactive`: deactivated meanwhile. */
const deliveryOutcomes = ["answered", "unreachable", "slow", "notPublic", "inactive"] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

const isAddress = (value: string): boolean =>
  /^https?:\/\/(?:[\p{L}\p{M}\p{N}._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu.test(value);

const fields = {
  name: requiredText(1, longestName),
  address: z
    .string()
    .max(longestAddress, { error: `maxLength:${longestAddress}`, abort: true })
    .trim()
    .min(1, "fieldRequired")
    .refine((value) => value === "" || isAddress(value), "url")
    .meta({ description: "By https, of the public internet; others only where whoever runs this has named the host." }),
  events: z
    .array(z.enum(webhookEvents as [string, ...string[]]))
    .min(1, "fieldRequired")
    .max(100)
    .transform((events) => [...new Set(events)].toSorted()),
  isActive: z.boolean(),
};
export const createWebhook = z.strictObject({ ...fields, isActive: fields.isActive.default(true) });
export const updateWebhook = z.strictObject({ version, ...z.object(fields).partial().shape });

export const webhook = z
  .object({
    id: idOut,
    name: z.string(),
    address: z.string(),
    events: z.array(z.string()),
    isActive: z.boolean(),
    failingSince: instant.nullable().meta({ description: "Since when nothing has been taken; null after a success." }),
    stoppedAt: instant.nullable().meta({ description: "When it was switched off for failing too long." }),
    previousUntil: instant.nullable().meta({ description: "Until when the secret before this one signs too." }),
    waiting: z.number().int().meta({ description: "How many messages are still to be sent." }),
    failed: z.number().int().meta({ description: "How many messages are out of attempts." }),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof webhook>;

export const webhookSecret = z.object({
  secret: z
    .string()
    .meta({ description: "`whsec_` and a key in base64, as the Standard Webhooks specification has it." }),
});

export const delivery = z
  .object({
    id: idOut,
    event: z.string(),
    body: z.string().meta({ description: "What is sent, byte for byte." }),
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
