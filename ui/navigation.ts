import type { ReactNode } from "react";
import type { RenderLink } from "./link.ts";

export interface NavigationItem {
  id: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The main action on a phone: raised in its bottom bar. At most one. */
  isRaised?: boolean;
  /** Its group; a heading precedes each group except the first. */
  group?: string | undefined;
  /** Number of waiting items, in the user's digits. */
  count?: string | undefined;
  /** The count in words for screen readers: "3 unread". */
  countLabel?: string | undefined;
  renderLink: RenderLink;
}
