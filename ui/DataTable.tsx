import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./DataTable.module.css";
import { textClass } from "./primitives.ts";
import { SelectBox } from "./SelectBox.tsx";

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row: its row header, and the title of its card on a phone. True for one column. */
  isName?: boolean;
  /** Shrinks to its content. */
  narrow?: boolean;
  /** The cell shows the header itself on a phone, for example as the label of its checkbox. */
  isSelfLabelled?: boolean;
}

export interface Selection {
  chosen: ReadonlySet<string>;
  /** Called with the complete new selection. */
  onChange: (chosen: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (id: string) => string;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection?: Selection;
  /** The rows are being refetched. */
  busy?: boolean;
}

const headClass = classNames(textClass("xs", "muted", "medium", "nowrap"), styles.headCell);

/** Explicit roles: some browsers drop table semantics when the display is changed to cards. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** Returns all keys between two, both included, in either order. */
function between(keys: readonly string[], one: string, other: string): string[] {
  const [from, to] = [keys.indexOf(one), keys.indexOf(other)];
  return from === -1 || to === -1 ? [other] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/**
 * Renders dense rows below a sticky header; on a phone each row is a card. Rows are selected by checkboxes: Shift
 * selects a range, arrow keys move between checkboxes.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, selection, busy = false }: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const anchor = useRef<string | null>(null);
  const keys = rows.map(keyOf);

  function chooseAll(changed: readonly string[], isWanted: boolean): void {
    const chosen = new Set(selection?.chosen);
    for (const key of changed) {
      if (isWanted) chosen.add(key);
      else chosen.delete(key);
    }
    selection?.onChange(chosen);
  }

  function choose(id: string, isWanted: boolean, isRange: boolean): void {
    chooseAll(isRange && anchor.current !== null ? between(keys, anchor.current, id) : [id], isWanted);
    anchor.current = id;
  }

  /** Moves to the adjacent checkbox; with Shift it gets the state of the current one. */
  function walk(event: KeyboardEvent, index: number): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = keys[index + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    body.current?.querySelectorAll<HTMLInputElement>("input[data-select]")[index + step]?.focus();
    const here = keys[index];
    if (!event.shiftKey || here === undefined) return;
    anchor.current ??= here;
    choose(next, selection?.chosen.has(here) === true, false);
  }

  const chosenHere = selection === undefined ? 0 : keys.filter((key) => selection.chosen.has(key)).length;
  return (
    <table className={styles.table} {...roles.table} aria-label={label} aria-busy={busy}>
      <thead className={styles.head} {...roles.group}>
        <tr {...roles.row}>
          {selection !== undefined && (
            <th className={classNames(headClass, styles.select)} {...roles.columnHeader} scope="col">
              <SelectBox
                label={selection.allLabel}
                checked={keys.length > 0 && chosenHere === keys.length}
                mixed={chosenHere > 0 && chosenHere < keys.length}
                onClick={(event) => chooseAll(keys, event.currentTarget.checked)}
              />
              <span className={styles.allLabel} aria-hidden="true">
                {selection.allLabel}
              </span>
            </th>
          )}
          {columns.map(({ id, header, narrow }) => (
            <th key={id} className={classNames(headClass, narrow && styles.narrow)} {...roles.columnHeader} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body} {...roles.group} ref={body}>
        {rows.map((row, index) => {
          const key = keyOf(row);
          const isChosen = selection?.chosen.has(key) === true;
          return (
            <tr
              key={key}
              data-row={key}
              className={classNames(styles.row, isChosen && styles.chosen, selection && styles.selectable)}
              {...roles.row}
            >
              {selection !== undefined && (
                <td className={classNames(styles.cell, styles.select)} {...roles.cell}>
                  <SelectBox
                    label={selection.rowLabel(key)}
                    checked={isChosen}
                    isRow
                    onClick={(event) => choose(key, event.currentTarget.checked, event.shiftKey)}
                    onKeyDown={(event) => walk(event, index)}
                  />
                </td>
              )}
              {columns.map(({ id, header, cell, isName, narrow, isSelfLabelled = false }) =>
                isName === true ? (
                  <th key={id} className={classNames(styles.cell, styles.name)} {...roles.rowHeader} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={classNames(styles.cell, narrow && styles.narrow)} {...roles.cell}>
                    {!isSelfLabelled && (
                      <span className={styles.cardLabel} aria-hidden="true">
                        {header}
                      </span>
                    )}
                    <div className={styles.value}>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
