/** The pages that are open to everybody. */
const openPages = ["/login", "/sign-up"] as const;

export const isOpenPage = (pathname: string): boolean =>
  openPages.some((page) => pathname === page || pathname === `${page}/`);

const hasControl = (text: string): boolean => [...text].some((character) => character < " " || character === "\u007f");

/**
 * Returns the address to go to after signing in: one of ours, never one that leads elsewhere. Anything else is the home page.
 * A backslash or a control character is refused, since browsers read `/\host` and `/<tab>/host` as another site.
 */
export function safeNext(next: unknown, origin: string): string {
  const home = "/";
  if (typeof next !== "string" || next.length > 2000) return home;
  if (!next.startsWith("/") || next.startsWith("//") || next.includes("\\") || hasControl(next)) return home;
  if (!URL.canParse(next, origin)) return home;
  const url = new URL(next, origin);
  // `/./` and `/x/..//host` are resolved before they are judged.
  if (url.origin !== origin || url.pathname.startsWith("//") || isOpenPage(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

/** The query of the sign-in page that comes back to an address afterwards. */
export const comingBackTo = (address: string): { next?: string } => (address === "/" ? {} : { next: address });

export type GuardDecision =
  | { kind: "stay" }
  | { kind: "go"; to: "/login"; search: { next?: string } }
  | { kind: "go"; to: "/"; search: { confirm?: string; reset?: string } };

/**
 * The specification's guard, on every navigation: without the cookie `token` every page but the open ones leads to the
 * sign-in page; with it, the open ones lead home. The codes of mailed links go along, to be completed there.
 */
export function guardNavigation(hasToken: boolean, address: string, origin: string): GuardDecision {
  const url = new URL(address, origin);
  const isOpen = isOpenPage(url.pathname);
  if (hasToken !== isOpen) return { kind: "stay" };
  if (!hasToken) return { kind: "go", to: "/login", search: comingBackTo(url.pathname + url.search + url.hash) };
  const [confirm, reset] = [url.searchParams.get("confirm"), url.searchParams.get("reset")];
  return { kind: "go", to: "/", search: { ...(confirm ? { confirm } : {}), ...(reset ? { reset } : {}) } };
}
