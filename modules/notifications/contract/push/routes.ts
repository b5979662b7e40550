import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { newSubscription, pushDevice, pushKey, renewedSubscription } from "./schemas.ts";

const reading = { method: "GET", permission: "signedIn", tokens: "none", viewing: "hidden" } as const;

export const pushRoutes = {
  readPushKey: route({
    ...reading,
    path: "/me/push-key",
    summary: "Returns the key for subscriptions of browsers.",
    output: data(pushKey),
    transaction: "own",
  }),
  listPushSubscriptions: route({
    ...reading,
    path: "/me/push-subscriptions",
    summary: "Lists the devices that show the user's notifications, newest first.",
    output: data(z.array(pushDevice)),
  }),
  createPushSubscription: route({
    method: "POST",
    path: "/me/push-subscriptions",
    permission: "signedIn",
    tokens: "none",
    summary: "Subscribes this device to the user's notifications, until the session ends.",
    body: newSubscription,
    output: data(pushDevice),
    errors: ["fields_conflict"],
    // The address is resolved before the transaction.
    transaction: "own",
  }),
  renewPushSubscription: route({
    method: "POST",
    path: "/push-subscriptions/renewal",
    permission: "public",
    summary: "Replaces the subscription of a browser without a session.",
    body: renewedSubscription,
    output: noContent,
    errors: ["not_found", "fields_conflict"],
    transaction: "own",
    acceptsSecret: true,
  }),
  deletePushSubscription: route({
    method: "DELETE",
    path: "/me/push-subscriptions/{id}",
    permission: "signedIn",
    tokens: "none",
    summary: "Deletes the subscription of a device.",
    params: idParams,
    output: noContent,
  }),
};
