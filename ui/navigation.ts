import type { ReactNode } from "react";
import type { RenderLink } from "./link.ts";

/** One entry of the application's navigation. */
export interface NavigationItem {
  id: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The main action on a phone: raised in its bottom bar. One at most. */
  isRaised?: boolean;
  /** Its group; a heading stands before the first entry of each group that follows another. */
  group?: string | undefined;
  /** Number of waiting things, in the reader's digits. */
  count?: string | undefined;
  /** The count in words for screen readers, "3 unread". */
  countLabel?: string | undefined;
  renderLink: RenderLink;
}
