import { useTranslations } from "use-intl";
import { fieldOf } from "#modules/administration/contract/fields.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Audit.module.css";
import { isEmpty, splitDetails } from "./details.ts";
import { useAuditWords, useEntryText } from "./use-audit-words.ts";

/** A formatted value; structured values, which have no text, as JSON. */
function Value({ value, text }: { value: unknown; text: string | null }) {
  if (text === null) return <code dir="ltr">{JSON.stringify(value)}</code>;
  return <span className={isEmpty(value) ? textClass("muted") : undefined}>{text}</span>;
}

interface ValueTableProps {
  entry: AuditEntry;
  caption?: string;
  columns: readonly ("before" | "after" | "value")[];
  /** A field with the values of its columns. */
  rows: readonly (readonly [field: string, ...values: unknown[]])[];
}

function ValueTable({ entry, caption, columns, rows }: ValueTableProps) {
  const t = useTranslations("audit.entry");
  const words = useAuditWords();
  const { value: valueText } = useEntryText();
  if (rows.length === 0) return null;
  return (
    <table className={styles.changes}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {(["field", ...columns] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([field, ...values]) => (
          <tr key={field}>
            <th scope="row">{words.fieldOf(entry.action, fieldOf(field))}</th>
            {columns.map((column, index) => (
              <td key={column}>
                <Value value={values[index]} text={valueText(entry, fieldOf(field), values[index])} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The details of an entry: changes field by field, and all other values. */
export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("audit.entry");
  const { changes, others } = splitDetails(entry.details);
  return (
    <>
      <ValueTable
        entry={entry}
        columns={["before", "after"]}
        rows={changes.map(({ field, before, after }) => [field, before, after])}
      />
      <ValueTable entry={entry} caption={t("more")} columns={["value"]} rows={others} />
    </>
  );
}
