import { useEditorState, type Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { rowClass } from "../primitives.ts";
import type { UiDirection } from "../ui-context.ts";
import styles from "./tools.module.css";
import {
  ColumnLeftIcon,
  ColumnRemoveIcon,
  ColumnRightIcon,
  HeaderRowIcon,
  RowAfterIcon,
  RowBeforeIcon,
  RowRemoveIcon,
  TableRemoveIcon,
} from "./icons.ts";
import type { EditorLabels, TableAction } from "./labels.ts";

const size = 20;

export interface TableToolsProps {
  editor: Editor;
  labels: EditorLabels;
  /** Direction of the columns. */
  direction: UiDirection;
}

/** Renders actions for the table at the cursor; nothing outside a table. */
export function TableTools({ editor, labels, direction }: TableToolsProps) {
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => current.isActive("table") });
  if (!isInside) return null;
  const isRtl = direction === "rtl";
  const before = isRtl ? <ColumnRightIcon size={size} /> : <ColumnLeftIcon size={size} />;
  const after = isRtl ? <ColumnLeftIcon size={size} /> : <ColumnRightIcon size={size} />;
  const tools: [TableAction, ReactNode][] = [
    ["addRowBefore", <RowBeforeIcon key="icon" size={size} />],
    ["addRowAfter", <RowAfterIcon key="icon" size={size} />],
    ["addColumnBefore", before],
    ["addColumnAfter", after],
    ["toggleHeaderRow", <HeaderRowIcon key="icon" size={size} />],
    ["deleteRow", <RowRemoveIcon key="icon" size={size} />],
    ["deleteColumn", <ColumnRemoveIcon key="icon" size={size} />],
    ["deleteTable", <TableRemoveIcon key="icon" size={size} />],
  ];
  return (
    <div className={classNames(rowClass(0, "wrap"), styles.tableTools)} role="group" aria-label={labels.tableTools}>
      {tools.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={labels.tableActions[name]}
          title={labels.tableActions[name]}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus()[name]().run()}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
