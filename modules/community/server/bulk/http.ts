import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { bulkActionRoutes } from "../../contract/routes-administration.ts";
import type { Lookups } from "../topics/plan-moderation.ts";
import { createBulkAction, previewBulkAction, readBulkAction } from "./create-bulk-action.ts";
import { listBulkActions, undoBulkAction } from "./end-bulk-action.ts";

export const bindBulkActions = (lookups: Lookups): BoundRoute[] =>
  bindRoutes(bulkActionRoutes, {
    previewBulkAction: async ({ db, actor, body }) => ({ data: await previewBulkAction(db, actor, body, lookups) }),
    createBulkAction: async ({ tx, actor, body, facts }) => ({
      data: await createBulkAction(tx, actor, body, { lookups, requestId: facts.id }),
    }),
    listBulkActions: async ({ db, actor }) => ({ data: await listBulkActions(db, actor) }),
    readBulkAction: async ({ db, actor, params }) => ({ data: await readBulkAction(db, actor, params.id) }),
    undoBulkAction: async ({ tx, actor, params }) => ({ data: await undoBulkAction(tx, actor, params.id) }),
  });
