/** The states of accounts, in the order in which one usually goes through them. */
export const accountStates = ["unconfirmed", "waiting", "invited", "active", "disabled"] as const;
export type AccountState = (typeof accountStates)[number];

/** The address of the list of users: what it is narrowed to, and the place in it. */
export type UsersSearch = {
  search?: string;
  status?: AccountState;
  role?: string;
  department?: string;
  neverSignedIn?: "true";
  cursor?: string;
};

/** As many letters as the server reads of a search. */
export const mostLetters = 200;

// The router reads a bare number in an address as a number.
const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
const idIn = (value: unknown): string => (/^[1-9][0-9]{0,17}$/.test(textIn(value)) ? textIn(value) : "");

/** Anybody can write an address: what is not as it should be is left out. */
export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const found = {
    search: textIn(given["search"]).slice(0, mostLetters),
    status: accountStates.find((state) => state === given["status"]),
    role: idIn(given["role"]),
    department: idIn(given["department"]),
    neverSignedIn: String(given["neverSignedIn"]) === "true" ? "true" : undefined,
    cursor: textIn(given["cursor"]).slice(0, 400),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ""));
}
