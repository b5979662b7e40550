import type { ServiceCategory } from "#modules/services/contract/schemas-definition.ts";
import type { RequestState } from "#modules/services/contract/schemas-request.ts";

// Parsers of addresses: invalid values are dropped.
type Given = Record<string, unknown>;

/** In the order of their life cycle. */
// oxfmt-ignore
export const requestStates = [
  "draft", "waiting", "returned", "approved", "rejected", "withdrawn", "revoked",
] as const satisfies readonly RequestState[];

/** The filter of the user's own requests. */
export type RequestFilter = { state?: RequestState; service?: string };

/** The address of the e-services: the catalogue with a search, or the user's own requests. */
export type ServicesSearch = RequestFilter & { view?: "requests"; search?: string };

const maxLetters = 100;

export function readServicesSearch(given: Given): ServicesSearch {
  const state = requestStates.find((one) => one === given["state"]);
  const { service, search } = given;
  return {
    ...(given["view"] === "requests" ? { view: "requests" as const } : {}),
    ...(state === undefined ? {} : { state }),
    ...(typeof service === "string" && /^[a-z][A-Za-z0-9]{0,39}$/.test(service) ? { service } : {}),
    ...((typeof search === "string" || typeof search === "number") && String(search).trim() !== ""
      ? { search: String(search).slice(0, maxLetters) }
      : {}),
  };
}

/** The address of a form: answers in JSON, or the id of the request to copy them from. */
export type NewRequestSearch = { answers?: string; again?: string };

export const readNewRequestSearch = ({ answers, again }: Given): NewRequestSearch => ({
  ...(typeof answers === "string" && answers.length <= 4000 ? { answers } : {}),
  ...(typeof again === "string" && /^[1-9][0-9]{0,17}$/.test(again) ? { again } : {}),
});

/** In the order of the catalogue. */
// oxfmt-ignore
export const serviceCategories = [
  "attendance", "letters", "technology", "facilities", "finance", "other",
] as const satisfies readonly ServiceCategory[];
