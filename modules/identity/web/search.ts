import type { SignOnProblem } from "#modules/identity/contract/single-sign-on/schemas.ts";

// Repeated here to keep the contract's schemas out of the sign-in page.
const signOnProblems: readonly SignOnProblem[] = ["unreachable", "interrupted", "declined"];

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

/** Drops absent parameters, so that addresses stay clean. */
const present = <Search extends object>(search: { [Name in keyof Search]: Search[Name] | undefined }): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search;

/** The search parameters of the sign-in page: target, state, codes of mailed links. */
export type LoginSearch = {
  next?: string;
  view?: "forgot";
  confirm?: string;
  reset?: string;
  /** For links of a sign-up, which are confirmed with the chosen password. */
  by?: "password";
  /** The failure of a single sign-on without a known user. */
  problem?: SignOnProblem;
};

export const readLoginSearch = (search: Record<string, unknown>): LoginSearch =>
  present<LoginSearch>({
    next: text(search["next"]),
    view: search["view"] === "forgot" ? "forgot" : undefined,
    confirm: text(search["confirm"]),
    reset: text(search["reset"]),
    by: search["by"] === "password" ? "password" : undefined,
    problem: signOnProblems.find((problem) => problem === search["problem"]),
  });

/** The codes of mailed links that the guard forwards to the home page with a session. */
export type LinkSearch = { confirm?: string; reset?: string };

export const readLinkSearch = (search: Record<string, unknown>): LinkSearch =>
  present<LinkSearch>({ confirm: text(search["confirm"]), reset: text(search["reset"]) });

export type SignUpSearch = { next?: string };

export const readSignUpSearch = (search: Record<string, unknown>): SignUpSearch =>
  present<SignUpSearch>({ next: text(search["next"]) });
