import type { ReactNode } from "react";
import { useFormats } from "#client/intl.tsx";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CloseIcon, PlusIcon } from "#ui/icons.ts";

export interface RowsEditorProps<Row> {
  rows: readonly Row[];
  className: string | undefined;
  addLabel: string;
  removeLabel: (number: string) => string;
  /** Undefined if no row can be added. */
  create: (() => Row) | undefined;
  onChange: (rows: Row[]) => void;
  children: (row: Row, place: number) => ReactNode;
}

/** Rows of controls, each with a remove button, and a button that adds a row. */
export function RowsEditor<Row>(props: RowsEditorProps<Row>) {
  const { rows, className, addLabel, removeLabel, create, onChange, children } = props;
  const formats = useFormats();
  return (
    <>
      {rows.map((row, place) => (
        <div key={place} className={className}>
          {children(row, place)}
          <IconButton
            label={removeLabel(formats.number(place + 1))}
            icon={<CloseIcon size={18} />}
            onClick={() => onChange(rows.toSpliced(place, 1))}
          />
        </div>
      ))}
      {create !== undefined && (
        <div>
          <Button size="sm" variant="quiet" icon={<PlusIcon size={18} />} onClick={() => onChange([...rows, create()])}>
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}
