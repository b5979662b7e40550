import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { commentRoutes } from "../../contract/routes-comments.ts";
import type { FileAccess } from "../viewer.ts";
import { createComment } from "./create-comment.ts";
import { deleteComment, restoreComment } from "./delete-comment.ts";
import { likeComment } from "./like-comment.ts";
import { listComments, listReplies } from "./list-comments.ts";
import { updateComment } from "./update-comment.ts";

export const bindComments = (files: FileAccess): BoundRoute[] =>
  bindRoutes(commentRoutes, {
    listComments: ({ db, actor, params, query }) => listComments(db, actor, params.id, query, files),
    listReplies: ({ db, actor, params, query }) => listReplies(db, actor, params.id, query, files),
    createComment: async ({ tx, actor, params, body, facts }) => ({
      data: await createComment(tx, actor, params.id, body, { files, requestId: facts.id }),
    }),
    updateComment: async ({ tx, actor, params, body, facts }) => ({
      data: await updateComment(tx, actor, params.id, body, { files, requestId: facts.id }),
    }),
    deleteComment: ({ tx, actor, params, facts }) => deleteComment(tx, actor, params.id, facts.id),
    restoreComment: async ({ tx, actor, params, facts }) => ({
      data: await restoreComment(tx, actor, params.id, { files, requestId: facts.id }),
    }),
    likeComment: async ({ tx, actor, params, facts }) => ({
      data: await likeComment(tx, actor, params.id, true, facts.id),
    }),
    unlikeComment: async ({ tx, actor, params, facts }) => ({
      data: await likeComment(tx, actor, params.id, false, facts.id),
    }),
  });
