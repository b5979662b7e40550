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
import styles from "./Account.module.css";
import { importAccounts, useRefreshAccounts } from "./api.ts";
import { ImportOutcome } from "./ImportOutcome.tsx";
import { ImportSource, type TableSource } from "./ImportSource.tsx";

const nothing: TableSource = { csv: "", file: null };

/** Invites the people of a table: it is tried first, and what it would do is shown; then all of them, or nobody. */
export function ImportUsersPage() {
  const t = useTranslations("accounts.import");
  const title = useTranslations("accounts")("title");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshAccounts();
  const problemText = useProblemText();
  const [source, setSource] = useState(nothing);
  const [isAsked, setIsAsked] = useState(false);
  const isApplied = useRef(false);
  const leaving = useLeaving({ holds: () => source.csv.trim() !== "" && !isApplied.current });
  useDocumentTitle(t("title"));
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (dryRun: boolean) => importAccounts({ body: { csv: source.csv, dryRun } }),
    onSuccess: ({ data: outcome }) => {
      if (!outcome.applied) return;
      isApplied.current = true;
      void refresh();
      toast({ message: t("applied", { count: outcome.created }), tone: "success" });
      void navigate({ to: "/admin/users", search: { status: "invited" } });
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
        back={{ label: title, renderLink: (slot) => <Link to="/admin/users" {...slot} /> }}
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
        <Button
          variant={outcome === undefined ? "strong" : "soft"}
          loading={isPending && variables}
          loadingLabel={t("checking")}
          onClick={check}
        >
          {t("check")}
        </Button>
        <div role="status" className={styles.page}>
          {outcome !== undefined && <ImportOutcome outcome={outcome} />}
        </div>
        {outcome !== undefined && outcome.errorCount === 0 && outcome.created > 0 && (
          <Button
            variant="strong"
            loading={isPending && !variables}
            loadingLabel={t("applying")}
            onClick={() => mutate(false)}
          >
            {t("apply", { count: outcome.created })}
          </Button>
        )}
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </>
  );
}
