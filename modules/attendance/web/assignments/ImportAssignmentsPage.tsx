import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport } from "#client/use-table-import.ts";
import type { ImportOutcome } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { FormError } from "#ui/FormError.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { importAssignments } from "../rules/api.ts";
import { EffectText } from "../rules/EffectText.tsx";
import { useRefresh } from "../use-refresh.ts";

const columns = ["email", "location", "zone", "from", "to"] as const;
/** Maximum length that the server accepts. */
const longest = 5_000_000;

/** Assigns the people of a table: first a dry run that shows the effect; then all rows are saved, or none. */
export function ImportAssignmentsPage() {
  const t = useTranslations("attendancePlaces.import");
  const back = useTranslations("attendancePlaces.assignments");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const problemText = useProblemText();
  useDocumentTitle(t("title"));
  const { field, outcome, failure, isChecking, isApplying, check, apply, leaving } = useTableImport({
    longest,
    tooLarge: t("tooLarge"),
    send: async (body) => (await importAssignments({ body })).data,
    onApplied: ({ people }) => {
      void refresh();
      toast({ message: t("applied", { count: people }), tone: "success" });
      void navigate({ to: "/admin/attendance/locationZoneUsers/index" });
    },
  });
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{
          label: back("title"),
          renderLink: (slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />,
        }}
      />
      <div className={stackClass(5, "fits")}>
        <TableSource
          {...field}
          columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
          onTemplate={() => saveTemplate(columns, "assignments.csv")}
          words={{
            title: t("table"),
            template: t("template"),
            choose: t("choose"),
            drop: t("drop"),
            text: t("text"),
            textHint: t("textHint"),
            remove: t("remove", { name: isolated(field.file ?? "") }),
          }}
        />
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <div>
          <Button
            variant={outcome === undefined ? "strong" : "soft"}
            loading={isChecking}
            loadingLabel={t("checking")}
            onClick={check}
          >
            {t("check")}
          </Button>
        </div>
        <div role="status" className={stackClass(5, "fits")}>
          {outcome !== undefined && <ImportOutcomeView outcome={outcome} />}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && (
          <div>
            <Button variant="strong" loading={isApplying} loadingLabel={t("applying")} onClick={apply}>
              {t("apply", { count: outcome.people })}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}

type Group = ImportOutcome["groups"][number];

function ImportOutcomeView({ outcome }: { outcome: ImportOutcome }) {
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
  const formats = useFormats();
  const date = (day: string | null) => (day === null ? t("open") : <bdi dir="ltr">{formats.isoDate(day)}</bdi>);
  const columns: DataColumn<Group>[] = [
    {
      id: "location",
      header: t("location"),
      isName: true,
      cell: ({ location }) => <bdi>{formats.name(location)}</bdi>,
    },
    { id: "zone", header: t("zone"), cell: ({ zone }) => <bdi>{formats.name(zone)}</bdi> },
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
