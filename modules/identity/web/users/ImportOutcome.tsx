import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ImportedAccounts } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import styles from "./Account.module.css";

type RowError = ImportedAccounts["errors"][number];
type Newcomer = ImportedAccounts["people"][number];

/** What a table would do, or what is wrong with it, row by row. */
export function ImportOutcome({ outcome }: { outcome: ImportedAccounts }) {
  const t = useTranslations("accounts.import");
  const names = useTranslations("accounts.columns");
  const locale = useLocale();
  const formats = useFormats();
  const { rows, created, known, errors, errorCount, people } = outcome;
  const row = (number: number) => <span className={styles.row}>{formats.number(number)}</span>;
  // It names the card of a phone, where no heading of a column says what the number is.
  const rowNamed = (number: number) => (
    <span className={styles.rowNamed} data-word={t("row")}>
      {formats.number(number)}
    </span>
  );
  const errorColumns: DataColumn<RowError & { key: string }>[] = [
    { id: "row", header: t("row"), narrow: true, isName: true, cell: (error) => rowNamed(error.row) },
    {
      id: "column",
      header: t("column"),
      narrow: true,
      cell: ({ column }) => (column === null ? "" : <bdi dir="ltr">{column}</bdi>),
    },
    { id: "message", header: t("message"), cell: ({ message }) => <span dir="auto">{message}</span> },
  ];
  const peopleColumns: DataColumn<Newcomer>[] = [
    { id: "name", header: names("name"), isName: true, cell: (person) => <bdi>{nameIn(locale, person)}</bdi> },
    { id: "email", header: names("email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    { id: "row", header: t("row"), narrow: true, cell: (person) => row(person.row) },
  ];
  return (
    <>
      <p className={styles.strong}>{t("summary", { rows, created, known })}</p>
      {errorCount > 0 && (
        <Card title={t("errors", { count: errorCount })} flush>
          <div className={styles.found}>
            <DataTable
              label={t("errors", { count: errorCount })}
              columns={errorColumns}
              rows={errors.map((error, index) => ({ ...error, key: String(index) }))}
              keyOf={({ key }) => key}
            />
          </div>
        </Card>
      )}
      {errorCount > errors.length && (
        <p className={styles.note}>{t("firstErrors", { count: formats.number(errors.length) })}</p>
      )}
      {errorCount === 0 && people.length > 0 && (
        <Card title={t("people")} flush>
          <div className={styles.found}>
            <DataTable label={t("people")} columns={peopleColumns} rows={people} keyOf={({ email }) => email} />
          </div>
        </Card>
      )}
      {errorCount === 0 && created > people.length && (
        <p className={styles.note}>{t("firstPeople", { count: formats.number(people.length) })}</p>
      )}
    </>
  );
}
