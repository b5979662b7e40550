import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { importAssignments } from "./api.ts";
import { ImportOutcomeView } from "./ImportOutcomeView.tsx";
import { emptySource, ImportSource, type TableSource } from "./ImportSource.tsx";
import styles from "./ImportAssignmentsPage.module.css";

/** Assigns the people of a table: it is tried first, and what it would do is shown; then all of it is saved, or nothing. */
export function ImportAssignmentsPage() {
  const t = useTranslations("attendancePlaces.import");
  const back = useTranslations("attendancePlaces.assignments");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const [source, setSource] = useState<TableSource>(emptySource);
  const [isAsked, setIsAsked] = useState(false);
  const isApplied = useRef(false);
  const leaving = useLeaving({ holds: () => source.csv.trim() !== "" && !isApplied.current });
  useDocumentTitle(t("title"));

  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (dryRun: boolean) => importAssignments({ body: { csv: source.csv, dryRun } }),
    onSuccess: ({ data: outcome }) => {
      if (!outcome.applied) return;
      isApplied.current = true;
      void refresh();
      toast({ message: t("applied", { count: outcome.people }), tone: "success" });
      void navigate({ to: "/admin/attendance/locationZoneUsers/index" });
    },
  });
  const outcome = data?.data;
  const isEmpty = source.csv.trim() === "";
  const check = (): void => {
    setIsAsked(true);
    if (!isEmpty && !isPending) mutate(true);
  };
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
      <div className={styles.page}>
        <ImportSource
          source={source}
          isMissing={isAsked && isEmpty}
          onChange={(next) => {
            setSource(next);
            // What was found out was about another table.
            reset();
          }}
          onSubmit={check}
        />
        <FormError message={error === null ? null : problemText(error)} takeFocus />
        <div>
          <Button
            variant={outcome === undefined ? "strong" : "soft"}
            loading={isPending && variables}
            loadingLabel={t("checking")}
            onClick={check}
          >
            {t("check")}
          </Button>
        </div>
        <div role="status" className={styles.outcome}>
          {outcome !== undefined && <ImportOutcomeView outcome={outcome} />}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && (
          <div>
            <Button
              variant="strong"
              loading={isPending && !variables}
              loadingLabel={t("applying")}
              onClick={() => mutate(false)}
            >
              {t("apply", { count: outcome.people })}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}
