import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { commentRoutes } from "../../contract/routes-comments.ts";
import type { FileAccess } from "../context.ts";
import { likeComment } from "../likes/change-like.ts";
import { createComment } from "./create-comment.ts";
import { deleteComment, restoreComment } from "./delete-comment.ts";
import { listComments, listReplies } from "./list-comments.ts";
import { updateComment } from "./update-comment.ts";

export const bindComments = (files: FileAccess): BoundRoute[] =>
  bindRoutes(commentRoutes, {
    listComments: ({ db, actor, params, query }) => listComments(db, actor, params.id, query, files),
    listReplies: ({ db, actor, params, query }) => listReplies(db, actor, params.id, query, files),
    createComment: async (call) => ({ data: await createComment(call, call.params.id, call.body, files) }),
    updateComment: async (call) => ({ data: await updateComment(call, call.params.id, call.body, files) }),
    deleteComment: (call) => deleteComment(call, call.params.id),
    restoreComment: async (call) => ({ data: await restoreComment(call, call.params.id, files) }),
    likeComment: async (call) => ({ data: await likeComment(call, call.params.id, true) }),
    unlikeComment: async (call) => ({ data: await likeComment(call, call.params.id, false) }),
  });
