import { use, useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ForwardIcon } from "../direction-icons.tsx";
import { boxClass, rowClass, stackClass } from "../primitives.ts";
import styles from "./Tree.module.css";
import { TreeStop } from "./tree-stop.ts";

export interface TreeItemProps {
  /** Unlike any other in the tree. */
  id: string;
  /** 1 at the top. */
  level: number;
  /** 1 for the first of those beside it. */
  position: number;
  /** The number of siblings including itself; -1 if unknown. */
  count: number;
  /** Its name, found by typing. */
  text: string;
  /** Undefined where nothing is below it. */
  isExpanded?: boolean | undefined;
  onToggle?: () => void;
  isCurrent?: boolean;
  /** Its content. The element with `data-activate` is pressed by Enter, and is no stop of Tab. */
  row: ReactNode;
  /** The items below, while it is expanded. */
  children?: ReactNode;
}

/** Levels after which the tree moves inwards by little only, so that deep ones have room. */
const deep = 7;

/** One item of a tree with what is below it. */
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
        // What is below stands beside it in the page, so that its name is its own line.
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
