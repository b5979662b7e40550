import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
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

/** Jobs that are out of attempts, each to be tried again or given up. */
export function JobsPage() {
  const t = useTranslations("dashboard.work");
  const formats = useFormats();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(failedJobsQuery);
  const { data, isFetching } = query;
  const [asked, setAsked] = useState<FailedJob | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  useDocumentTitle(t("title"));

  async function decide({ id }: FailedJob, work: () => Promise<unknown>, message: string): Promise<void> {
    setBusy(id);
    try {
      await work();
      toast({ message, tone: "success" });
    } catch (problem) {
      // Somebody else was faster; the list shows what there is now.
      toast({ message: isProblem(problem, "not_found") ? t("gone") : problemText(problem), tone: "danger" });
    } finally {
      void queries.invalidateQueries({ queryKey: keyOf(readHealth) });
      await queries.invalidateQueries({ queryKey: keyOf(listFailedJobs) });
      setBusy(null);
      setAsked(null);
    }
  }
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
                      loading={busy === job.id && asked === null}
                      aria-label={t("retryNamed", { task: job.task })}
                      onClick={() => void decide(job, () => retryJob({ params: { id: job.id } }), t("retried"))}
                    >
                      {t("retry")}
                    </Button>
                    <Button
                      size="sm"
                      variant="quietDanger"
                      aria-label={t("giveUpNamed", { task: job.task })}
                      onClick={() => setAsked(job)}
                    >
                      {t("giveUp")}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
          {data?.page.next !== null && <p className={styles.note}>{t("newest", { count: jobs.length })}</p>}
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void decide(asked, () => giveUpJob({ params: { id: asked.id } }), t("givenUp"));
        }}
        working={busy !== null}
        title={t("giveUpTitle", { task: `\u2068${asked?.task ?? ""}\u2069` })}
        confirmLabel={t("giveUp")}
        cancelLabel={t("cancel")}
      >
        {t("giveUpText")}
      </ConfirmDialog>
    </>
  );
}
