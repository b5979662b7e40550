import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { bulkActionRoutes } from "../../contract/routes-administration.ts";
import type { Lookups } from "../topics/plan-moderation.ts";
import { createBulkAction, previewBulkAction } from "./create-bulk-action.ts";
import { listBulkActions, readBulkAction, undoBulkAction } from "./end-bulk-action.ts";

export const bindBulkActions = (lookups: Lookups): BoundRoute[] =>
  bindRoutes(bulkActionRoutes, {
    previewBulkAction: async ({ db, actor, body }) => ({ data: await previewBulkAction(db, actor, body, lookups) }),
    createBulkAction: async (call) => ({ data: await createBulkAction(call, call.body, lookups) }),
    listBulkActions: async ({ db, actor }) => ({ data: await listBulkActions(db, actor) }),
    readBulkAction: async ({ db, actor, params }) => ({ data: await readBulkAction(db, actor, params.id) }),
    undoBulkAction: async ({ tx, actor, params }) => ({ data: await undoBulkAction(tx, actor, params.id) }),
  });
