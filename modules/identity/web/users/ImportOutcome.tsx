import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ImportedAccounts } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";

/** A preview of the import, or its errors by row. */
export function ImportOutcome({ outcome }: { outcome: ImportedAccounts }) {
  const t = useTranslations("accounts.import");
  const names = useTranslations("accounts.columns");
  const locale = useLocale();
  const formats = useFormats();
  const { rows, created, known, errors, errorCount, people } = outcome;
  return (
    <>
      <p className={textClass("ink", "medium")}>{t("summary", { rows, created, known })}</p>
      {errorCount > 0 && (
        <RowErrors
          title={t("errors", { count: errorCount })}
          note={errorCount > errors.length ? t("firstErrors", { count: formats.number(errors.length) }) : null}
          errors={errors}
          words={{
            table: t("errors", { count: errorCount }),
            row: t("row"),
            rowNumber: (row) => t("rowNumber", { row: formats.number(row) }),
            column: t("column"),
            wholeRow: t("wholeRow"),
            message: t("message"),
          }}
        />
      )}
      {errorCount === 0 && people.length > 0 && (
        <Card title={t("people")} flush>
          <div className={boxClass("above-3")}>
            <DataTable
              label={t("people")}
              rows={people}
              keyOf={({ email }) => email}
              columns={[
                { id: "name", header: names("name"), isName: true, cell: (one) => <bdi>{nameIn(locale, one)}</bdi> },
                { id: "email", header: names("email"), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
                {
                  id: "row",
                  header: t("row"),
                  narrow: true,
                  cell: ({ row }) => <span className={textClass("tabular", "nowrap")}>{formats.number(row)}</span>,
                },
              ]}
            />
          </div>
        </Card>
      )}
      {errorCount === 0 && created > people.length && (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>
          {t("firstPeople", { count: formats.number(people.length) })}
        </p>
      )}
    </>
  );
}
