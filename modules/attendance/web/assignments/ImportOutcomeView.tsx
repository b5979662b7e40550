import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ImportOutcome } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { EffectText } from "../rules/EffectText.tsx";

type Group = ImportOutcome["groups"][number];

/** Shows the effect of a table, or its errors by row. */
export function ImportOutcomeView({ outcome }: { outcome: ImportOutcome }) {
  const t = useTranslations("attendancePlaces.import");
  const formats = useFormats();
  const { rows, valid, people, groups, errors, errorCount, effect } = outcome;
  return (
    <>
      <p className={textClass("flush", "medium")}>{t("summary", { rows, valid, people })}</p>
      {errorCount > 0 && (
        <RowErrors
          title={t("errors", { count: errorCount })}
          note={errorCount > errors.length ? t("firstErrors", { count: formats.number(errors.length) }) : null}
          errors={errors}
          words={{
            table: t("errorTable"),
            row: t("row"),
            rowNumber: (row) => t("rowNumber", { row: formats.number(row) }),
            column: t("column"),
            wholeRow: t("wholeRow"),
            message: t("message"),
          }}
        />
      )}
      {groups.length > 0 && (
        <Card title={t("groups", { count: groups.length })} flush>
          <div className={boxClass("above-3")}>
            <Groups groups={groups} />
          </div>
        </Card>
      )}
      {effect !== null && errorCount === 0 && (
        <Card title={t("effect")}>
          <EffectText effect={effect} />
        </Card>
      )}
    </>
  );
}

function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations("attendancePlaces.import");
  const locale = useLocale();
  const formats = useFormats();
  const date = (day: string | null) => (day === null ? t("open") : <bdi dir="ltr">{formats.isoDate(day)}</bdi>);
  const columns: DataColumn<Group>[] = [
    {
      id: "location",
      header: t("location"),
      isName: true,
      cell: ({ location }) => <bdi>{nameIn(locale, location)}</bdi>,
    },
    { id: "zone", header: t("zone"), cell: ({ zone }) => <bdi>{nameIn(locale, zone)}</bdi> },
    { id: "from", header: t("from"), narrow: true, cell: ({ from }) => date(from) },
    { id: "to", header: t("to"), narrow: true, cell: ({ to }) => date(to) },
    { id: "people", header: t("people"), narrow: true, cell: ({ people }) => formats.figure(people) },
    {
      id: "isNew",
      header: t("kind"),
      narrow: true,
      cell: ({ isNew }) => <Badge tone={isNew ? "action" : "neutral"}>{t(isNew ? "new" : "joins")}</Badge>,
    },
  ];
  return (
    <DataTable
      label={t("groupTable")}
      columns={columns}
      rows={groups}
      keyOf={({ location, zone, from, to }) => `${location.id} ${zone.id} ${from ?? ""} ${to ?? ""}`}
    />
  );
}
