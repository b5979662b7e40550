import type { SignOnProblem } from "#modules/identity/contract/single-sign-on/schemas.ts";

// Written down here too: the contract's schemas are not for the sign-in page.
const signOnProblems: readonly SignOnProblem[] = ["unreachable", "interrupted", "declined"];

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Leaves out what is absent, so that addresses stay clean. */
const present = <Search extends object>(search: Search): Partial<Search> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Partial<Search>;

/** The address of the sign-in page: where to go afterwards, which of its states, the codes of mailed links. */
export type LoginSearch = {
  next?: string;
  view?: "forgot";
  confirm?: string;
  reset?: string;
  /** The link of a sign-up: it confirms together with the password chosen then. */
  by?: "password";
  /** How a single sign-on ended before anybody was known. */
  problem?: SignOnProblem;
};

export const readLoginSearch = (search: Record<string, unknown>): LoginSearch =>
  present({
    next: text(search["next"]),
    view: search["view"] === "forgot" ? ("forgot" as const) : undefined,
    confirm: text(search["confirm"]),
    reset: text(search["reset"]),
    by: search["by"] === "password" ? ("password" as const) : undefined,
    problem: signOnProblems.find((problem) => problem === search["problem"]),
  }) as LoginSearch;

/** The codes of mailed links that the guard carries home for somebody who is signed in. */
export type LinkSearch = { confirm?: string; reset?: string };

export const readLinkSearch = (search: Record<string, unknown>): LinkSearch =>
  present({ confirm: text(search["confirm"]), reset: text(search["reset"]) }) as LinkSearch;

export type SignUpSearch = { next?: string };

export const readSignUpSearch = (search: Record<string, unknown>): SignUpSearch =>
  present({ next: text(search["next"]) }) as SignUpSearch;
