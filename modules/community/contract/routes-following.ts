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
    summary: "Sets the user's notification level of a topic: follow, mute or default.",
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
    summary: "Returns the user's notification level of a category.",
    params: idParams,
    output,
  }),
  followCategory: route({
    method: "PUT",
    path: "/categories/{id}/following",
    permission: "signedIn",
    tokens: "community",
    summary: "Sets the user's notification level of a category: follow, mute or default.",
    params: idParams,
    body,
    output,
  }),
  bookmarkTopic: route({
    method: "PUT",
    path: "/topics/{id}/bookmark",
    permission: "signedIn",
    tokens: "community",
    summary: "Adds a topic to the user's bookmarks.",
    params: idParams,
    output: noContent,
  }),
  removeBookmark: route({
    method: "DELETE",
    path: "/topics/{id}/bookmark",
    permission: "signedIn",
    tokens: "community",
    summary: "Removes a topic from the user's bookmarks.",
    params: idParams,
    output: noContent,
  }),
};
