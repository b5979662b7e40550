import { use, useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ForwardIcon } from "../direction-icons.tsx";
import { boxClass, rowClass, stackClass } from "../primitives.ts";
import styles from "./Tree.module.css";
import { TreeStop } from "./tree-stop.ts";

export interface TreeItemProps {
  /** Unique within the tree. */
  id: string;
  /** 1 at the top. */
  level: number;
  /** Position among its siblings, starting at 1. */
  position: number;
  /** The number of siblings including itself; -1 if unknown. */
  count: number;
  /** Its name, for type-ahead. */
  text: string;
  /** Undefined for an item without children. */
  isExpanded?: boolean | undefined;
  onToggle?: () => void;
  isCurrent?: boolean;
  /** Its content. Enter clicks the element with `data-activate`, which must not be a tab stop. */
  row: ReactNode;
  children?: ReactNode;
}

/** From this level on the indentation is small, so that deep items have space. */
const deep = 7;

export function TreeItem(props: TreeItemProps) {
  const { id, level, position, count, text, isExpanded, onToggle, isCurrent = false, row, children } = props;
  const rowId = useId();
  const stop = use(TreeStop);
  return (
    <li role="none">
      <div
        className={classNames(rowClass(1, "align-center"), styles.row, isCurrent && styles.current)}
        role="treeitem"
        aria-level={level}
        aria-posinset={position}
        aria-setsize={count}
        aria-expanded={isExpanded}
        aria-current={isCurrent ? "true" : undefined}
        aria-labelledby={`${rowId}-text`}
        // The children are siblings in the DOM, so that the item's name is only its own row.
        aria-owns={isExpanded === true ? `${rowId}-below` : undefined}
        tabIndex={id === stop ? 0 : -1}
        data-id={id}
        data-text={text}
      >
        {isExpanded === undefined ? (
          <span className={styles.leaf} />
        ) : (
          <span className={classNames(styles.toggle, isExpanded && styles.open)} data-toggle="" onClick={onToggle}>
            <ForwardIcon size={18} />
          </span>
        )}
        <div className={boxClass("grows")} id={`${rowId}-text`}>
          {row}
        </div>
      </div>
      {isExpanded === true && (
        <ul
          className={classNames(stackClass(1, "list"), styles.below, level > deep && styles.deep)}
          role="group"
          id={`${rowId}-below`}
        >
          {children}
        </ul>
      )}
    </li>
  );
}
