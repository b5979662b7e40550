import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { newSubscription, pushDevice, pushKey, renewedSubscription } from "./schemas.ts";

export const pushRoutes = {
  readPushKey: route({
    method: "GET",
    path: "/me/push-key",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "The key that browsers subscribe with.",
    output: data(pushKey),
    transaction: "own",
  }),
  listPushSubscriptions: route({
    method: "GET",
    path: "/me/push-subscriptions",
    permission: "signedIn",
    tokens: "none",
    viewing: "hidden",
    summary: "The devices that show my notifications, the newest first.",
    output: data(z.array(pushDevice)),
  }),
  createPushSubscription: route({
    method: "POST",
    path: "/me/push-subscriptions",
    permission: "signedIn",
    tokens: "none",
    summary: "Shows my notifications on this device for as long as this session lasts.",
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
    summary: "Replaces a subscription by another of the same browser, without a session at hand.",
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
    summary: "Stops my notifications on a device.",
    params: idParams,
    output: noContent,
  }),
};
