import { z } from "zod";
import { idOut, instant } from "#shared/wire.ts";

const maxEndpointLength = 1000;

const endpoint = z
  .string()
  .max(maxEndpointLength, { error: `maxLength:${maxEndpointLength}`, abort: true })
  .regex(/^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/, "url")
  .meta({ description: "The address from the browser's push service." });
/** 16 bytes in base64url. */
const authSecret = z
  .string()
  .length(22)
  .regex(/^[\w-]+$/);

/** The format of `PushSubscription.toJSON()`. */
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

/** The previous subscription is identified by values known only to its browser and the server. */
export const renewedSubscription = z.strictObject({
  previous: z.strictObject({ endpoint, auth: authSecret }),
  subscription: newSubscription,
});

export const pushDevice = z
  .object({
    id: idOut,
    userAgent: z.string().nullable(),
    createdAt: instant,
    isCurrent: z.boolean().meta({ description: "Whether it belongs to the current session." }),
  })
  .meta({ id: "PushDevice" });
export type PushDevice = z.output<typeof pushDevice>;

export const pushKey = z.object({
  publicKey: z.string().meta({ description: "The key for subscriptions of browsers: P-256, base64url." }),
});

/** The payload of a push message, displayed unchanged. */
export type PushMessage = {
  title: string;
  /** Empty if only the kind is shown. */
  body: string;
  lang: "en" | "ar";
  dir: "ltr" | "rtl";
  /** A device shows only the latest message of a tag. */
  tag: string;
  /** Path of this portal that a click opens. */
  path: string;
};
