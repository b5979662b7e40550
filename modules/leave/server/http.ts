import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { leaveRoutes } from "../contract/routes.ts";
import { readEvaluation } from "./evaluation/judge-case.ts";

export const bindLeave = (): BoundRoute[] =>
  bindRoutes(leaveRoutes, { evaluate: async ({ body }) => ({ data: await readEvaluation(body) }) });
