import { noContent, route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import { comment, likeState, listCommentsQuery, reply } from "./schemas.ts";
import { createComment, refusalsOfTexts, updateComment } from "./schemas-writing.ts";

export const commentRoutes = {
  listComments: route({
    method: "GET",
    path: "/topics/{id}/comments",
    permission: "signedIn",
    summary: "Root comments, oldest first, each with its first replies.",
    params: idParams,
    query: listCommentsQuery,
    output: page(comment),
    errors: ["cursor_invalid"],
  }),
  listReplies: route({
    method: "GET",
    path: "/comments/{id}/replies",
    permission: "signedIn",
    summary: "The replies to a root comment, oldest first.",
    params: idParams,
    query: pageOnly,
    output: page(reply),
    errors: ["cursor_invalid"],
  }),
  createComment: route({
    method: "POST",
    path: "/topics/{id}/comments",
    permission: "comment.create",
    summary: "Comments on a topic, or answers a comment.",
    params: idParams,
    body: createComment,
    output: data(comment),
    errors: ["comments_locked", "topic_inactive", "parent_unknown", ...refusalsOfTexts],
  }),
  updateComment: route({
    method: "PATCH",
    path: "/comments/{id}",
    permission: "signedIn",
    summary: "Edits my comment.",
    params: idParams,
    body: updateComment,
    output: data(comment),
    errors: ["not_allowed", "stale_version", ...refusalsOfTexts],
  }),
  deleteComment: route({
    method: "DELETE",
    path: "/comments/{id}",
    permission: "signedIn",
    summary: "Deletes a comment; one with replies leaves a placeholder.",
    params: idParams,
    output: noContent,
    errors: ["not_allowed"],
  }),
  likeComment: route({
    method: "PUT",
    path: "/comments/{id}/like",
    permission: "signedIn",
    summary: "Likes a comment.",
    params: idParams,
    output: data(likeState),
    errors: ["topic_inactive"],
  }),
  unlikeComment: route({
    method: "DELETE",
    path: "/comments/{id}/like",
    permission: "signedIn",
    summary: "Takes the like back.",
    params: idParams,
    output: data(likeState),
    errors: ["topic_inactive"],
  }),
};
