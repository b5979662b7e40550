import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { FailedJob } from "#modules/administration/contract/schemas-dashboard.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { readHealth } from "../dashboard/api.ts";
import { failedJobsQuery, giveUpJob, listFailedJobs, retryJob } from "./api.ts";
import styles from "./JobsPage.module.css";

export function JobsPage() {
  const t = useTranslations("dashboard.work");
  const formats = useFormats();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(failedJobsQuery);
  const { data, isFetching } = query;
  const [selected, setSelected] = useState<FailedJob | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, givesUp }: { id: string; givesUp: boolean }) =>
      (givesUp ? giveUpJob : retryJob)({ params: { id } }),
    onSuccess: (_, { givesUp }) => toast({ message: t(givesUp ? "givenUp" : "retried"), tone: "success" }),
    // Another administrator was faster: the list is refreshed.
    onError: (error) =>
      toast({ message: isProblem(error, "not_found") ? t("gone") : problemText(error), tone: "danger" }),
    async onSettled() {
      void queries.invalidateQueries({ queryKey: keyOf(readHealth) });
      await queries.invalidateQueries({ queryKey: keyOf(listFailedJobs) });
      setSelected(null);
    },
  });
  useDocumentTitle(t("title"));

  const jobs = data?.data;
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin" {...slot} /> }}
      />
      {jobs === undefined ? (
        <Loading query={query} label={t("loading")} shape="12rem" failed={t("failedToLoad")} />
      ) : jobs.length === 0 ? (
        <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
      ) : (
        <>
          <DataTable
            label={t("title")}
            rows={jobs}
            keyOf={({ id }) => id}
            busy={isFetching}
            columns={[
              {
                id: "task",
                header: t("task"),
                isName: true,
                cell: ({ task }) => (
                  <bdi className={textClass("nowrap")} dir="ltr">
                    {task}
                  </bdi>
                ),
              },
              {
                id: "error",
                header: t("error"),
                cell: (job) => (
                  <span className={styles.error} dir="ltr" lang="en">
                    {job.error}
                  </span>
                ),
              },
              { id: "attempts", header: t("attempts"), narrow: true, cell: ({ attempts }) => formats.figure(attempts) },
              {
                id: "failedAt",
                header: t("failedAt"),
                narrow: true,
                cell: ({ failedAt }) => <IsoDate at={failedAt} withTime />,
              },
              {
                id: "decide",
                header: t("decide"),
                narrow: true,
                cell: (job) => (
                  <span className={rowClass(2, "wrap")}>
                    <Button
                      size="sm"
                      loading={isPending && variables.id === job.id && selected === null}
                      aria-label={t("retryNamed", { task: job.task })}
                      onClick={() => mutate({ id: job.id, givesUp: false })}
                    >
                      {t("retry")}
                    </Button>
                    <Button
                      size="sm"
                      variant="quietDanger"
                      aria-label={t("giveUpNamed", { task: job.task })}
                      onClick={() => setSelected(job)}
                    >
                      {t("giveUp")}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          {data?.page.next !== null && (
            <p className={textClass("flush", "above-4", "sm", "muted")}>{t("newest", { count: jobs.length })}</p>
          )}
        </>
      )}
      <ConfirmDialog
        open={selected !== null}
        onClose={() => setSelected(null)}
        onConfirm={() => selected !== null && mutate({ id: selected.id, givesUp: true })}
        working={isPending}
        title={t("giveUpTitle", { task: isolated(selected?.task ?? "") })}
        confirmLabel={t("giveUp")}
        cancelLabel={t("cancel")}
      >
        {t("giveUpText")}
      </ConfirmDialog>
    </>
  );
}
