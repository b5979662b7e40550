/** In the usual order of an account's life. */
export const accountStates = ["unconfirmed", "waiting", "invited", "active", "disabled"] as const;
export type AccountState = (typeof accountStates)[number];

export type UsersSearch = {
  search?: string;
  status?: AccountState;
  role?: string;
  department?: string;
  neverSignedIn?: "true";
  withoutHireDate?: "true";
  cursor?: string;
};

/** Maximum characters of a search on the server. */
export const maxSearchLength = 200;

// The router parses a bare number in an address as a number.
const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
const idIn = (value: unknown): string => (/^[1-9][0-9]{0,17}$/.test(textIn(value)) ? textIn(value) : "");

/** Drops invalid search parameters. */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const found = {
    search: textIn(given["search"]).slice(0, maxSearchLength),
    status: accountStates.find((state) => state === given["status"]),
    role: idIn(given["role"]),
    department: idIn(given["department"]),
    withoutHireDate: String(given["withoutHireDate"]) === "true" ? "true" : undefined,
    neverSignedIn: String(given["neverSignedIn"]) === "true" ? "true" : undefined,
    cursor: textIn(given["cursor"]).slice(0, 400),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ""));
}
