import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ImportedChange } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";

type Field = ImportedChange["fields"][number];
type Row = Field & { key: string; row: number; person: ImportedChange; isFirst: boolean };

/** Rows that are rendered at a time. */
const step = 100;

/** Every change that an import would make: field, old value and new value, by person. */
export function ImportedChanges({ changes }: { changes: readonly ImportedChange[] }) {
  const t = useTranslations("accounts.import");
  const tables = useTranslations("kitTables");
  const fields = useTranslations("accounts.fields");
  const locale = useLocale();
  const formats = useFormats();
  const [shown, setShown] = useState(step);
  const rows = changes.flatMap((person) =>
    person.fields.map((field, at): Row => ({
      ...field,
      key: `${person.row} ${field.field}`,
      row: person.row,
      person,
      isFirst: at === 0,
    })),
  );
  const textOf = (field: Field["field"], value: string): string => {
    if (field === "hireDate" || field === "endDate") return formats.date(value);
    return field === "weeklyMinutes" ? formats.number(Number(value)) : value;
  };
  return (
    <Card title={t("changes")} flush>
      <div className={boxClass("above-3")}>
        <DataTable
          label={t("changes")}
          rows={rows.slice(0, shown)}
          keyOf={({ key }) => key}
          columns={[
            {
              id: "person",
              header: t("person"),
              isName: true,
              cell: ({ person, isFirst }) => (
                <span className={textClass(isFirst ? "medium" : "muted")}>
                  <bdi>{nameIn(locale, person)}</bdi>
                  {isFirst && person.employeeNumber !== null && (
                    <>
                      {" · "}
                      <bdi>{person.employeeNumber}</bdi>
                    </>
                  )}
                </span>
              ),
            },
            { id: "field", header: t("field"), cell: ({ field }) => fields(field) },
            {
              id: "before",
              header: t("before"),
              cell: ({ field, before }) => (
                <span className={textClass("muted", "anywhere")}>
                  {before === null ? t("nothing") : <bdi>{textOf(field, before)}</bdi>}
                </span>
              ),
            },
            {
              id: "after",
              header: t("after"),
              cell: ({ field, after }) => <bdi className={textClass("medium", "anywhere")}>{textOf(field, after)}</bdi>,
            },
            {
              id: "row",
              header: t("row"),
              narrow: true,
              cell: ({ row }) => <span className={textClass("tabular", "nowrap")}>{formats.number(row)}</span>,
            },
          ]}
        />
        <div className={rowClass(2)}>
          <MoreRows
            label={t("moreChanges", { count: formats.number(rows.length - shown) })}
            loadingLabel={tables("checking")}
            hasMore={shown < rows.length}
            loading={false}
            failure={null}
            onLoad={() => setShown(shown + step)}
          />
        </div>
      </div>
    </Card>
  );
}
