import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { evaluationRoutes } from "../../contract/routes-officer.ts";
import { readEvaluation } from "./judge-case.ts";

export const bindEvaluation = (): BoundRoute[] =>
  bindRoutes(evaluationRoutes, { evaluate: async ({ body }) => ({ data: await readEvaluation(body) }) });
