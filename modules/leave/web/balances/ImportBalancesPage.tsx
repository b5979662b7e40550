import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport } from "#client/use-table-import.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import type { EntryImport } from "#modules/leave/contract/schemas-entries.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { FormError } from "#ui/FormError.tsx";
import { RowErrors } from "#ui/imports/RowErrors.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { showsLeave } from "../api.ts";
import { importEntries } from "./api.ts";

const columns = ["employeeNumber", "email", "type", "date", "days", "expires", "note"] as const;
/** Maximum length that the server accepts. */
const longest = 3_000_000;

/** Enters the opening balances of a table: first a dry run that shows the balances; then all rows are saved, or none. */
export function ImportBalancesPage() {
  const t = useTranslations("leaveBalances.import");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh(showsLeave);
  const problemText = useProblemText();
  useDocumentTitle(t("title"));
  const { field, outcome, failure, isChecking, isApplying, check, apply, leaving } = useTableImport<EntryImport>({
    longest,
    tooLarge: t("tooLarge"),
    send: async (body) => (await importEntries({ body })).data,
    onApplied: ({ valid }) => {
      void refresh();
      toast({ message: t("applied", { count: valid }), tone: "success" });
      void navigate({ to: "/admin/leave/balances" });
    },
  });
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/leave/balances" {...slot} /> }}
      />
      <div className={stackClass(5, "fits")}>
        <TableSource
          {...field}
          columns={columns.map((name) => ({ name, meaning: t(`columns.${name}`) }))}
          onTemplate={() => saveTemplate(columns, "opening-balances.csv")}
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
          {outcome !== undefined && <Outcome outcome={outcome} />}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && (
          <div>
            <Button variant="strong" loading={isApplying} loadingLabel={t("applying")} onClick={apply}>
              {t("apply", { count: outcome.valid })}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}

function Outcome({ outcome: { rows, valid, entries, errors, errorCount } }: { outcome: EntryImport }) {
  const t = useTranslations("leaveBalances.import");
  const formats = useFormats();
  const figure = (value: number | null) => (value === null ? "" : <bdi dir="ltr">{formats.number(value)}</bdi>);
  return (
    <>
      <p className={textClass("flush", "medium")}>{t("summary", { rows, valid })}</p>
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
      {entries.length > 0 && (
        <Card title={t("entries")} flush>
          <div className={boxClass("above-3")}>
            <DataTable
              label={t("entries")}
              rows={entries}
              keyOf={({ row }) => String(row)}
              columns={[
                { id: "person", header: t("person"), isName: true, cell: (row) => <bdi>{formats.name(row)}</bdi> },
                {
                  id: "type",
                  header: t("type"),
                  cell: ({ typeEn: nameEn, typeAr: nameAr }) => <bdi>{formats.name({ nameEn, nameAr })}</bdi>,
                },
                {
                  id: "date",
                  header: t("date"),
                  narrow: true,
                  cell: ({ date }) => <bdi dir="ltr">{formats.isoDate(date)}</bdi>,
                },
                { id: "days", header: t("days"), narrow: true, cell: ({ days }) => figure(days) },
                { id: "before", header: t("before"), narrow: true, cell: ({ before }) => figure(before) },
                { id: "after", header: t("after"), narrow: true, cell: ({ after }) => figure(after) },
              ]}
            />
          </div>
          {valid > entries.length && (
            <p className={textClass("sm", "muted")}>{t("firstEntries", { count: formats.number(entries.length) })}</p>
          )}
        </Card>
      )}
    </>
  );
}
