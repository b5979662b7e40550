import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { saveTemplate, useTableImport } from "#client/use-table-import.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TableSource } from "#ui/imports/TableSource.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { importAssignments } from "../rules/api.ts";
import { ImportOutcomeView } from "./ImportOutcomeView.tsx";

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
