import type { ReactNode } from "react";
import { CountBadge } from "./Badge.tsx";
import type { RenderLink } from "./link.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface NavigationItem {
  id: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The main action on a phone: raised in its bottom bar. At most one. */
  isRaised?: boolean;
  /** The name of its group, whose items are adjacent: a list of its own with that name. */
  group?: string | undefined;
  /** Number of waiting items, in the user's digits. */
  count?: string | undefined;
  /** The count in words for screen readers: "3 unread". */
  countLabel?: string | undefined;
  renderLink: RenderLink;
}

export interface NavigationLinkProps {
  item: NavigationItem;
  className: string | undefined;
  labelClassName: string | undefined;
  countClassName: string | undefined;
}

export function NavigationLink({ item, className, labelClassName, countClassName }: NavigationLinkProps) {
  return item.renderLink({
    className: className ?? "",
    children: (
      <>
        {item.icon}
        <span className={labelClassName}>{item.label}</span>
        {item.count !== undefined && (
          <span className={countClassName}>
            <span aria-hidden={item.countLabel !== undefined}>
              <CountBadge>{item.count}</CountBadge>
            </span>
            {item.countLabel !== undefined && <VisuallyHidden>{item.countLabel}</VisuallyHidden>}
          </span>
        )}
      </>
    ),
    ...(item.current ? { "aria-current": "page" as const } : {}),
  });
}
