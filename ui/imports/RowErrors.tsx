import { classNames } from "../class-names.ts";
import { Card } from "../Card.tsx";
import { DataTable, type DataColumn } from "../DataTable.tsx";
import { boxClass, textClass } from "../primitives.ts";
import styles from "./RowErrors.module.css";

export interface RowErrorsProps {
  title: string;
  /** A note that there are more errors; null if all are shown. */
  note: string | null;
  errors: readonly { row: number; column: string | null; message: string }[];
  words: {
    table: string;
    row: string;
    /** A row number with its noun, for places without a column heading. */
    rowNumber: (row: number) => string;
    column: string;
    wholeRow: string;
    message: string;
  };
}

export function RowErrors({ title, note, errors, words }: RowErrorsProps) {
  const rows = errors.map((error, index) => ({ ...error, key: String(index) }));
  const columns: DataColumn<(typeof rows)[number]>[] = [
    {
      id: "row",
      header: words.row,
      narrow: true,
      isName: true,
      cell: ({ row }) => <span className={textClass("tabular", "nowrap")}>{words.rowNumber(row)}</span>,
    },
    {
      id: "column",
      header: words.column,
      narrow: true,
      cell: ({ column }) => (column === null ? words.wholeRow : <bdi dir="ltr">{column}</bdi>),
    },
    { id: "message", header: words.message, cell: ({ message }) => <span dir="auto">{message}</span> },
  ];
  return (
    <Card title={title} flush>
      <div className={boxClass("above-3")}>
        <DataTable label={words.table} columns={columns} rows={rows} keyOf={({ key }) => key} />
      </div>
      {note !== null && <p className={classNames(textClass("flush", "sm", "muted"), styles.note)}>{note}</p>}
    </Card>
  );
}
