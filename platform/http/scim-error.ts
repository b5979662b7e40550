import { errorStatus, type ErrorCode, type Problem } from "#shared/errors.ts";
import type { Route } from "#shared/route.ts";

/** SCIM media type (RFC 7644, section 3.1). */
export const scimType = "application/scim+json";
/** Prefix of all SCIM routes, and of unknown addresses that are answered in SCIM's format. */
export const scimPath = "/api/scim/v2/";
/** Key of our own problem details in a SCIM error. */
export const problemUrn = "urn:diwan:params:scim:api:messages:2.0:Problem";

/** Refusals because of the current state are conflicts in SCIM; all other semantic refusals are bad values. */
const conflicts: ReadonlySet<ErrorCode> = new Set([
  "account_erased",
  "address_unconfirmed",
  "approvals_waiting",
  "last_administrator",
  "limit_reached",
  "own_account",
  "role_fixed",
  "role_used",
]);

/** RFC 7644, table 9. */
const kinds: Partial<Record<ErrorCode, string>> = {
  fields_invalid: "invalidValue",
  filter_invalid: "invalidFilter",
  malformed: "invalidSyntax",
  name_taken: "uniqueness",
  path_invalid: "invalidPath",
  role_fixed: "mutability",
};

function scimStatus(code: ErrorCode): number {
  if (conflicts.has(code)) return 409;
  if (code === "permission_not_held") return 403;
  return errorStatus(code) === 422 ? 400 : errorStatus(code);
}

/** Returns whether a route uses SCIM's format, errors included. */
export const usesScimFormat = ({ produces }: Pick<Route, "produces">): boolean => produces === scimType;

export const statusOf = (route: Pick<Route, "produces">, code: ErrorCode): number =>
  usesScimFormat(route) ? scimStatus(code) : errorStatus(code);

/** Formats a refusal as a SCIM error (RFC 7644, section 3.12). */
export function scimError(problem: Problem) {
  const { code, detail, title } = problem;
  const status = scimStatus(code);
  const kind = kinds[code] ?? (status === 400 ? "invalidValue" : undefined);
  return {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:Error", problemUrn],
    status: String(status),
    ...(kind === undefined ? {} : { scimType: kind }),
    detail: `${title}. ${detail}`,
    [problemUrn]: { ...problem, status },
  };
}
