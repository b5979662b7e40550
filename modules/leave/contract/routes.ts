import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { evaluation, evaluationInput } from "./evaluation.ts";

export const leaveRoutes = {
  evaluate: route({
    method: "POST",
    path: "/leave/evaluate",
    permission: "attendance.manage",
    summary: "Evaluates a case by the leave engine. Reads and saves nothing.",
    body: evaluationInput,
    output: data(evaluation),
    status: 200,
    transaction: "own",
  }),
};
