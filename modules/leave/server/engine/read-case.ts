import { createCaseReader } from "#shared/case.ts";
import { evaluationInput } from "../../contract/evaluation.ts";
import { checkCase } from "./check-case.ts";

/** Parses any value as a case for the engine; `evaluate` accepts every case without errors. */
export const readCase = createCaseReader(evaluationInput, checkCase);
