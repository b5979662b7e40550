/** Pages that need no session. */
const openPages = ["/login", "/sign-up"] as const;

export const isOpenPage = (pathname: string): boolean =>
  openPages.some((page) => pathname === page || pathname === `${page}/`);

const hasControl = (text: string): boolean => [...text].some((character) => character < " " || character === "\u007f");

/**
 * Returns the address to open after signing in, or the home page if it leads to another site. Backslashes and control
 * characters are refused, because browsers read `/\host` and `/<tab>/host` as another site.
 */
export function safeNext(next: unknown, origin: string): string {
  const home = "/";
  if (typeof next !== "string" || next.length > 2000) return home;
  if (!next.startsWith("/") || next.startsWith("//") || next.includes("\\") || hasControl(next)) return home;
  if (!URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  // `/./` and `/x/..//host` are resolved before the check.
  if (url.origin !== origin || url.pathname.startsWith("//") || isOpenPage(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** Returns the query of the sign-in page that leads back to an address. */
export const signInSearchFor = (address: string): { next?: string } => (address === "/" ? {} : { next: address });

export type GuardDecision =
  | { kind: "stay" }
  | { kind: "go"; to: "/login"; search: { next?: string } }
  | { kind: "go"; to: "/"; search: { confirm?: string; reset?: string } };

/**
 * Applies the specification's guard to every navigation: without the cookie `token` every page except the open ones
 * leads to the sign-in page; with it, the open ones lead home. Codes of mailed links are passed on and completed there.
 */
export function guardNavigation(hasToken: boolean, address: string, origin: string): GuardDecision {
  const url = new URL(address, origin);
  const isOpen = isOpenPage(url.pathname);
  if (hasToken !== isOpen) return { kind: "stay" };
  if (!hasToken) return { kind: "go", to: "/login", search: signInSearchFor(url.pathname + url.search + url.hash) };
  const [confirm, reset] = [url.searchParams.get("confirm"), url.searchParams.get("reset")];
  return { kind: "go", to: "/", search: { ...(confirm ? { confirm } : {}), ...(reset ? { reset } : {}) } };
}
