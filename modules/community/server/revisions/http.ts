import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { revisionRoutes } from "../../contract/routes-writing.ts";
import type { FileAccess } from "../context.ts";
import { listRevisions, readRevision } from "./read-revisions.ts";

export const bindRevisions = (files: FileAccess): BoundRoute[] =>
  bindRoutes(revisionRoutes, {
    listRevisions: ({ db, actor, params, query }) => listRevisions(db, actor, params.id, query, files),
    readRevision: async ({ db, actor, params }) => ({ data: await readRevision(db, actor, params, files) }),
  });
