import { CountBadge } from "./Badge.tsx";
import type { NavigationItem } from "./navigation.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

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
