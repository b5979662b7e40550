import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";

const longestEndpoint = 1000;

const endpoint = z
  .string()
  .max(longestEndpoint, { error: `maxLength:${longestEndpoint}`, abort: true })
  .regex(/^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/, "url")
  .meta({ description: "The address that the browser's push service gave." });
/** 16 bytes in base64url. */
const authSecret = z
  .string()
  .length(22)
  .regex(/^[\w-]+$/);

/** As `PushSubscription.toJSON()` writes it. */
export const newSubscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    // An uncompressed point of P-256, 65 bytes in base64url.
    p256dh: z
      .string()
      .length(87)
      .regex(/^B[\w-]+$/),
    auth: authSecret,
  }),
});
export type NewSubscription = z.output<typeof newSubscription>;

/** The subscription before is named by what only its browser and we know of it. */
export const renewedSubscription = z.strictObject({
  previous: z.strictObject({ endpoint, auth: authSecret }),
  subscription: newSubscription,
});
export type RenewedSubscription = z.output<typeof renewedSubscription>;

/** A device that shows a person's notifications. */
export const pushDevice = z
  .object({
    id: idOut,
    userAgent: z.string().nullable(),
    createdAt: instant,
    isCurrent: z.boolean().meta({ description: "Of the session that asks." }),
  })
  .meta({ id: "PushDevice" });
export type PushDevice = z.output<typeof pushDevice>;

export const pushKey = z.object({
  publicKey: z.string().meta({ description: "The key that browsers subscribe with: P-256, base64url." }),
});

/** What a device is sent, and shows as it is. */
export type PushMessage = {
  title: string;
  /** Empty where only the kind is shown. */
  body: string;
  lang: "en" | "ar";
  dir: "ltr" | "rtl";
  /** Of the same tag a device shows only the latest. */
  tag: string;
  /** Where a press leads: a path of this portal. */
  path: string;
};
