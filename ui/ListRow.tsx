import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./ListRow.module.css";

export interface ListRowProps {
  /** Keeps room for the point of what is new, and shows it. Left out where nothing is ever new. */
  isUnread?: boolean;
  /** Says the columns: `grid-template-columns`. */
  className: string | undefined;
  children: ReactNode;
  /** Attributes of its own; `data-row` names it, for keys that go from row to row and for its place in the address. */
  [data: `data-${string}`]: string;
}

/**
 * A line of a list in a card that is read line by line. The whole of it is the target of its `<a data-cover>`, which
 * stays a link for keyboard and screen reader; what else can be pressed stands above with `position: relative`.
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
