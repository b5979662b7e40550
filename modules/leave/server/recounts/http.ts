import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { recountRoutes } from "../../contract/routes-recount.ts";
import { type LeaveContext, queryOf } from "../context.ts";
import { listRecounts } from "./list-recounts.ts";

export const bindRecounts = (context: LeaveContext): BoundRoute[] =>
  bindRoutes(recountRoutes, { listRecounts: ({ query, ...caller }) => listRecounts(queryOf(context, caller), query) });
