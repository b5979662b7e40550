import { useTranslations } from "use-intl";
import { fieldOf } from "#modules/administration/contract/fields.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import { textClass } from "#ui/primitives.ts";
import styles from "./Audit.module.css";
import { isEmpty, splitDetails } from "./details.ts";
import { useAuditWords, useEntryText } from "./use-audit-words.ts";

/** A value in words; what has parts of its own, and so no text, as JSON. */
function Value({ value, text }: { value: unknown; text: string | null }) {
  if (text === null) return <code dir="ltr">{JSON.stringify(value)}</code>;
  return <span className={isEmpty(value) ? textClass("muted") : undefined}>{text}</span>;
}

/** What an entry keeps: field by field before and after, and what else there is, in words. */
export function ChangeTable({ entry }: { entry: AuditEntry }) {
  const t = useTranslations("audit.entry");
  const words = useAuditWords();
  const { value: valueText } = useEntryText();
  const textOf = (field: string, value: unknown): string | null => valueText(entry, fieldOf(field), value);
  const nameOf = (field: string): string => words.fieldOf(entry.action, fieldOf(field));
  const { changes, others } = splitDetails(entry.details);
  return (
    <>
      {changes.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t("field")}</th>
              <th scope="col">{t("before")}</th>
              <th scope="col">{t("after")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{nameOf(field)}</th>
                <td>
                  <Value value={before} text={textOf(field, before)} />
                </td>
                <td>
                  <Value value={after} text={textOf(field, after)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <table className={styles.changes}>
          <caption>{t("more")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("field")}</th>
              <th scope="col">{t("value")}</th>
            </tr>
          </thead>
          <tbody>
            {others.map(([field, value]) => (
              <tr key={field}>
                <th scope="row">{nameOf(field)}</th>
                <td>
                  <Value value={value} text={textOf(field, value)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
