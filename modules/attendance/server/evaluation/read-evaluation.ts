import { refuse } from "#platform/http/refuse.ts";
import type { ValidatorMessage } from "#shared/validators.ts";
import type { CaseError, Evaluation, EvaluationInput } from "../../contract/evaluation.ts";
import { checkCase } from "../engine/check-case.ts";
import { judgeCase } from "./judge-case.ts";

/** Maps the engine's error codes to the validation messages of forms. */
const messages: Partial<Record<string, ValidatorMessage["key"]>> = {
  required: "fieldRequired",
  end_before_start: "endBeforeStart",
  end_equals_start: "endIsStart",
  overlapping_slots: "slotsOverlap",
  slot_too_long: "slotTooLong",
  unknown_time_zone: "timeZoneUnknown",
};

const fieldOf = ({ path, code }: CaseError) => ({ path, message: { key: messages[code] ?? "invalid" } as const });

/** Judges a case with a valid shape; throws 400 naming the fields that violate the rules between them. */
export async function readEvaluation(input: EvaluationInput): Promise<Evaluation> {
  const errors = checkCase(input);
  if (errors.length > 0) throw refuse("fields_invalid", { fields: errors.map(fieldOf) });
  return judgeCase(input);
}
