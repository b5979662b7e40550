import type { ReactElement, ReactNode } from "react";

/** Props for the link that replaces an element: spread all of them on `<a>` or on a router's link. */
export interface LinkSlot {
  className: string;
  children: ReactNode;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
}

/**
 * Renders an element as a link. The design system is independent of the router, so the caller supplies the link:
 * `renderLink={(slot) => <Link to="/community" {...slot} />}`.
 */
export type RenderLink = (slot: LinkSlot) => ReactElement;
