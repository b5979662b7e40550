import type { ServiceCategory } from "#modules/services/contract/schemas-definition.ts";
import type { RequestState } from "#modules/services/contract/schemas-request.ts";

/** The states a request can be in, in the order of its life. */
export const requestStates = [
  "draft",
  "waiting",
  "returned",
  "approved",
  "rejected",
  "withdrawn",
  "revoked",
] as const satisfies readonly RequestState[];

/** Which of my requests. */
export type RequestFilter = { state?: RequestState; service?: string };

/** The address of the e-services: the catalogue with what is looked for in it, or my requests. */
export type ServicesSearch = RequestFilter & { view?: "requests"; search?: string };

const mostLetters = 100;

/** Reads the address; whatever is not as it should be is left out. */
export function readServicesSearch(given: Record<string, unknown>): ServicesSearch {
  const state = requestStates.find((one) => one === given["state"]);
  const { service, search } = given;
  return {
    ...(given["view"] === "requests" ? { view: "requests" as const } : {}),
    ...(state === undefined ? {} : { state }),
    ...(typeof service === "string" && /^[a-z][A-Za-z0-9]{0,39}$/.test(service) ? { service } : {}),
    ...((typeof search === "string" || typeof search === "number") && String(search).trim() !== ""
      ? { search: String(search).slice(0, mostLetters) }
      : {}),
  };
}

/** The address of a form: what fills it, in JSON, or the request whose answers do. */
export type AskSearch = { answers?: string; again?: string };

export function readAskSearch({ answers, again }: Record<string, unknown>): AskSearch {
  return {
    ...(typeof answers === "string" && answers.length <= 4000 ? { answers } : {}),
    ...(typeof again === "string" && /^[1-9][0-9]{0,17}$/.test(again) ? { again } : {}),
  };
}

/** The kinds of services, in the order of the catalogue. */
export const serviceCategories = [
  "attendance",
  "letters",
  "technology",
  "facilities",
  "finance",
  "other",
] as const satisfies readonly ServiceCategory[];
