import { validateAnswers } from "#modules/services/contract/form/answers.ts";
import type { GivenAnswers } from "#modules/services/contract/form/conditions.ts";
import type { Answers, FieldType } from "#modules/services/contract/form/definition.ts";
import type { Request } from "#modules/services/contract/schemas-request.ts";
import type { Service } from "#modules/services/contract/schemas-service.ts";

type Asked = Pick<Service, "form" | "lookups">;

/** Of answers of any shape those that fit the form as it is today, without the types that are left out. */
function fitting({ form, lookups }: Asked, given: GivenAnswers, leftOut: readonly FieldType[]): Answers {
  const { answers } = validateAnswers(form, given);
  const isTaken = (key: string): boolean => {
    const type = form.fields.find((field) => field.key === key)?.type;
    if (type === undefined || leftOut.includes(type)) return false;
    return type !== "lookup" || lookups[key]?.some(({ id }) => id === answers[key]) === true;
  };
  return Object.fromEntries(Object.entries(answers).filter(([key]) => isTaken(key)));
}

/** What the address fills a form with. Anybody can write one, so that it names no people and no files. */
export function answersOfAddress(service: Asked, text: string): Answers {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === "object" && given !== null && !Array.isArray(given)
      ? fitting(service, given as GivenAnswers, ["person", "file"])
      : {};
  } catch {
    return {};
  }
}

/** What an earlier request fills a new one with; its files stay with it. */
export const answersOfRequest = (service: Asked, { answers }: Pick<Request, "answers">): Answers =>
  fitting(service, answers, ["file"]);

/** Whether some of its answers cannot be taken over. */
export const hasFiles = ({ form, answers }: Pick<Request, "form" | "answers">): boolean =>
  form.fields.some(({ key, type }) => type === "file" && Array.isArray(answers[key]) && answers[key].length > 0);
