import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ListRow.module.css";

export interface ListRowProps {
  /** Reserves space for the unread marker and shows it. Omit it for lists without unread items. */
  isUnread?: boolean;
  /** Class that sets the columns: `grid-template-columns`. */
  className: string | undefined;
  children: ReactNode;
  /** Data attributes; `data-row` names the row for keyboard navigation and for the place in the address. */
  [data: `data-${string}`]: string;
}

/**
 * Renders a row of a list in a card. The whole row is the target of its `<a data-cover>`, which stays a link for
 * keyboard and screen readers; other controls are raised above it with `position: relative`.
 */
export function ListRow({ isUnread, className, children, ...data }: ListRowProps) {
  return (
    <li
      data-row=""
      {...data}
      className={classNames(
        styles.row,
        isUnread !== undefined && styles.marked,
        isUnread === true && styles.unread,
        className,
      )}
    >
      {children}
    </li>
  );
}
