import { createCaseEvaluator, type Engine } from "#platform/cases/evaluate-case.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import type { Evaluation, EvaluationInput } from "../contract/evaluation.ts";
import { evaluationRoutes } from "../contract/routes-officer.ts";
import { checkCase } from "./engine/check-case.ts";
import { evaluate } from "./engine/evaluate.ts";

/** Up to these numbers a case is judged in milliseconds; comparing some hundred zones without overlaps takes minutes. */
const maxAssignments = 20;
const maxListLength = 1000;

export const engine: Engine<EvaluationInput, Evaluation> = {
  file: new URL("./engine/evaluate.ts", import.meta.url),
  evaluate,
  check: checkCase,
  isSmall: ({ assignments, punches, exceptionDays, absences, zones, locations }) =>
    assignments.length <= maxAssignments &&
    [punches, exceptionDays, absences, zones, locations].every((list) => list.length <= maxListLength),
  messages: {
    end_equals_start: "endIsStart",
    overlapping_slots: "slotsOverlap",
    slot_too_long: "slotTooLong",
    unknown_time_zone: "timeZoneUnknown",
  },
};

const evaluateCase = createCaseEvaluator(engine);

export const bindEvaluation = (): BoundRoute[] =>
  bindRoutes(evaluationRoutes, { evaluate: async ({ body }) => ({ data: await evaluateCase(body) }) });
