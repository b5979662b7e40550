import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import { followingLevel } from "./schemas-parts.ts";

const body = z.strictObject({ level: followingLevel });
const output = data(z.object({ level: followingLevel }));

export const followingRoutes = {
  followTopic: route({
    method: "PUT",
    path: "/topics/{id}/following",
    permission: "signedIn",
    tokens: "community",
    summary: "Follows a topic, mutes it, or neither.",
    params: idParams,
    body,
    output,
  }),
  readCategoryFollowing: route({
    method: "GET",
    path: "/categories/{id}/following",
    permission: "signedIn",
    tokens: "community",
    viewing: "shown",
    summary: "Whether I follow or mute a category.",
    params: idParams,
    output,
  }),
  followCategory: route({
    method: "PUT",
    path: "/categories/{id}/following",
    permission: "signedIn",
    tokens: "community",
    summary: "Follows a category, mutes it, or neither.",
    params: idParams,
    body,
    output,
  }),
  bookmarkTopic: route({
    method: "PUT",
    path: "/topics/{id}/bookmark",
    permission: "signedIn",
    tokens: "community",
    summary: "Keeps a topic among my bookmarks.",
    params: idParams,
    output: noContent,
  }),
  removeBookmark: route({
    method: "DELETE",
    path: "/topics/{id}/bookmark",
    permission: "signedIn",
    tokens: "community",
    summary: "Takes a topic out of my bookmarks.",
    params: idParams,
    output: noContent,
  }),
};
