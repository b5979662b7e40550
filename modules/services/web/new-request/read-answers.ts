import { validateAnswers } from "#modules/services/contract/form/answers.ts";
import type { GivenAnswers } from "#modules/services/contract/form/conditions.ts";
import type { Answers, FieldType } from "#modules/services/contract/form/definition.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import type { Service } from "#modules/services/contract/schemas-service.ts";

type StepApprover = Pick<Service, "form" | "lookups">;

/** Returns the answers that fit the current form, without the `leftOut` types. */
function fitting({ form, lookups }: StepApprover, given: GivenAnswers, leftOut: readonly FieldType[]): Answers {
  const { answers } = validateAnswers(form, given);
  const isTaken = (key: string): boolean => {
    const type = form.fields.find((field) => field.key === key)?.type;
    if (type === undefined || leftOut.includes(type)) return false;
    return type !== "lookup" || lookups[key]?.some(({ id }) => id === answers[key]) === true;
  };
  return Object.fromEntries(Object.entries(answers).filter(([key]) => isTaken(key)));
}

/** Parses answers from the address. Links can come from anywhere, so people and files are not read. */
export function answersOfAddress(service: StepApprover, text: string): Answers {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && given !== null && !Array.isArray(given)
      ? fitting(service, given as GivenAnswers, ["person", "file"])
      : {};
  } catch {
    return {};
  }
}

/** Copies the answers of an earlier request without its files. */
export const answersOfRequest = (service: StepApprover, { answers }: Pick<Request, "answers">): Answers =>
  fitting(service, answers, ["file"]);

/** Returns whether a request has files, which are not copied. */
export const hasFiles = ({ form, answers }: Pick<Request, "form" | "answers">): boolean =>
  form.fields.some(({ key, type }) => type === "file" && Array.isArray(answers[key]) && answers[key].length > 0);
