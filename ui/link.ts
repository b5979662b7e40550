import type { CSSProperties, ReactElement, ReactNode } from "react";

/** What an element hands to the link that stands in its place: spread all of it on `<a>` or on a router's link. */
export interface LinkSlot {
  className: string;
  children: ReactNode;
  style?: CSSProperties;
  "aria-label"?: string;
  "aria-current"?: "page" | "true";
  "data-badge"?: "";
}

/**
 * Draws an element as a link. The design system knows no router, so the caller chooses:
 * `renderLink={(slot) => <Link to="/community" {...slot} />}`.
 */
export type RenderLink = (slot: LinkSlot) => ReactElement;
