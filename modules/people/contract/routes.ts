import { z } from "zod";
import { data } from "#shared/wire.ts";
import { noContent, route } from "#shared/route.ts";
import { photoLimit } from "./limits.ts";
import { me, updateMe } from "./schemas.ts";

export const peopleRoutes = {
  readMe: route({
    method: "GET",
    path: "/me",
    permission: "signedIn",
    tokens: "profile",
    viewing: "shown",
    summary: "Returns the user's data, settings and permissions.",
    output: data(me),
    beforeSecondFactor: true,
  }),
  updateMe: route({
    method: "PATCH",
    path: "/me",
    permission: "signedIn",
    tokens: "profile",
    summary: "Changes the user's data and settings, by version.",
    body: updateMe,
    output: data(me),
    errors: ["stale_version", "fields_conflict"],
    beforeSecondFactor: true,
  }),
  replacePhoto: route({
    method: "POST",
    path: "/me/photo",
    permission: "signedIn",
    tokens: "profile",
    summary:
      "Replaces my photo. The body is the picture itself, or a form with one file. It is re-encoded; metadata is dropped.",
    output: data(z.object({ photoUrl: z.string() })),
    errors: ["file_not_an_image", "too_large"],
    transaction: "own",
    rawBodyLimit: photoLimit,
    consumes: ["image/*", "multipart/form-data"],
  }),
  removePhoto: route({
    method: "DELETE",
    path: "/me/photo",
    permission: "signedIn",
    tokens: "profile",
    summary: "Removes the user's photo.",
    output: noContent,
  }),
};
