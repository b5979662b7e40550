import { authorOf } from "#platform/http/author.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { bulkRoutes } from "../../contract/routes-bulk.ts";
import { changeOf, previewOf, queryOf, type AttendanceContext } from "../context.ts";
import { undoBulk } from "./apply-undo.ts";
import { createBulk, previewBulk } from "./create-bulk.ts";
import { listBulk } from "./list-bulk.ts";

export const bindBulk = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(bulkRoutes, {
    listBulk: ({ query, ...caller }) => listBulk(queryOf(context, caller), query),
    previewBulk: async ({ body, ...caller }) => ({
      data: await previewBulk(previewOf(context, caller), authorOf(caller), body),
    }),
    createBulk: async ({ body, ...caller }) => ({ data: await createBulk(changeOf(context, caller), body) }),
    undoBulk: async ({ params, ...caller }) => ({ data: await undoBulk(changeOf(context, caller), params.id) }),
  });
