import { useTranslations } from "use-intl";
import styles from "./Audit.module.css";
import { splitDetails } from "./details.ts";

/** A value as it was recorded: texts as they are, the rest as JSON. */
function Value({ value }: { value: unknown }) {
  const t = useTranslations("audit.entry");
  if (value === undefined || value === null || value === "") return <span className={styles.empty}>{t("empty")}</span>;
  if (typeof value === "string") return <span dir="auto">{value}</span>;
  return <code dir="ltr">{JSON.stringify(value)}</code>;
}

/** What an entry keeps: field by field before and after, and what else there is, by the names it was recorded under. */
export function ChangeTable({ details }: { details: Record<string, unknown> }) {
  const t = useTranslations("audit.entry");
  const { changes, others } = splitDetails(details);
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
                <th scope="row">
                  <code dir="ltr">{field}</code>
                </th>
                <td>
                  <Value value={before} />
                </td>
                <td>
                  <Value value={after} />
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
                <th scope="row">
                  <code dir="ltr">{field}</code>
                </th>
                <td>
                  <Value value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
