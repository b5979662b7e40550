import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { fieldOf } from "#modules/administration/contract/fields.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import styles from "./Audit.module.css";
import { isEmpty, splitDetails } from "./details.ts";
import type { AuditSearch } from "./search.ts";
import { useAuditWords, useEntryText } from "./use-audit-words.ts";

export interface EntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
  onLook: (filters: AuditSearch) => void;
}

export function EntryDialog({ entry, onClose, onLook }: EntryDialogProps) {
  const t = useTranslations("audit");
  const formats = useFormats();
  const { nameOf } = useAuditWords();
  const { sentence, thing, person } = useEntryText();
  const { actor, subject, action, at, requestId, details } = entry;
  const recorded = { action, subject: { kind: subject.kind, id: subject.id }, details, requestId };
  return (
    <Dialog open onClose={onClose} title={nameOf(action)} size="lg">
      <p className={textClass("flush", "below-4", "anywhere")}>{sentence(entry)}</p>
      <div className={boxClass("below-5")}>
        <Facts layout="rows">
          <Fact name={t("entry.when")}>{at.includes("T") ? formats.dateTime(at) : formats.date(at)}</Fact>
          <Fact name={t("entry.who")}>{actor === null ? t("nobody") : person(actor)}</Fact>
          <Fact name={t("entry.what")}>{thing(entry)}</Fact>
        </Facts>
      </div>
      <ChangeTable entry={entry} />
      <details className={styles.recorded}>
        <summary>{t("entry.recorded")}</summary>
        <pre dir="ltr" tabIndex={0}>
          {JSON.stringify(recorded, null, 2)}
        </pre>
      </details>
      <div className={rowClass(3, "wrap")}>
        {actor !== null && (
          <Button size="sm" onClick={() => onLook({ actor: actor.id })}>
            {t("entry.byThem")}
          </Button>
        )}
        <Button size="sm" onClick={() => onLook({ subjectKind: subject.kind, subjectId: subject.id })}>
          {t("entry.aboutIt")}
        </Button>
        <Button size="sm" onClick={() => onLook({ action })}>
          {t("entry.sameAction")}
        </Button>
      </div>
    </Dialog>
  );
}

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
function ChangeTable({ entry }: { entry: AuditEntry }) {
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
