import { createCaseEvaluator } from "#platform/cases/evaluate-case.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { EvaluationInput } from "../contract/evaluation.ts";
import { leaveRoutes } from "../contract/routes.ts";
import { bindBalances } from "./balances/http.ts";
import { bindCoverage } from "./coverage/http.ts";
import type { LeaveContext } from "./context.ts";
import { checkCase } from "./engine/check-case.ts";
import { evaluate } from "./engine/evaluate.ts";
import { bindPolicies } from "./policies/http.ts";
import { bindRecounts } from "./recounts/http.ts";
import { bindTypes } from "./types/http.ts";

const isSmall = ({ entries, uses, request, asOf }: EvaluationInput): boolean => {
  const taken = [...uses, ...(request === null ? [] : [request])].reduce((sum, { days }) => sum + days.length, 0);
  return entries.length <= 50 && taken <= 500 && asOf.length <= 24;
};

const evaluateCase = createCaseEvaluator({
  file: new URL("./engine/evaluate.ts", import.meta.url),
  evaluate,
  check: checkCase,
  isSmall,
});

export const bindLeave = (context: LeaveContext): BoundRoute[] => [
  ...bindRoutes(leaveRoutes, { evaluate: async ({ body }) => ({ data: await evaluateCase(body) }) }),
  ...bindBalances(context),
  ...bindTypes(),
  ...bindPolicies(context),
  ...bindCoverage(context),
  ...bindRecounts(context),
];
