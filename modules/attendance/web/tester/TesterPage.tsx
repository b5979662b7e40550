import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { CompareView } from "./CompareView.tsx";
import styles from "./Tester.module.css";
import { TrialForm } from "./TrialForm.tsx";
import { TrialResult } from "./TrialResult.tsx";

const views = [
  { id: "try", search: {} },
  { id: "compare", search: { view: "compare" } },
] as const;

/** Tries a schedule, or compares a changed zone for a month. Nothing is saved. */
export function TesterPage() {
  const t = useTranslations("attendanceTester");
  const search = useSearch({ from: "/app/admin/attendance/tester" });
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <div className={boxClass("below-4")}>
        <PillLinks
          label={t("views.label")}
          links={views.map(({ id, search: address }) => ({
            id,
            label: t(`views.${id}`),
            current: (search.view ?? "try") === id,
            renderLink: (slot) => (
              <Link to="/admin/attendance/tester" search={address} activeOptions={{ exact: true }} {...slot} />
            ),
          }))}
        />
      </div>
      {/* Stays mounted to keep its form and result. */}
      <div hidden={search.view === "compare"}>
        <TrialView />
      </div>
      {search.view === "compare" && <CompareView search={search} />}
    </>
  );
}

function TrialView() {
  const t = useTranslations("attendanceTester.result");
  const [tried, setTried] = useState<{ date: string; result: ScheduleTrialResult; count: number } | null>(null);
  return (
    <div className={classNames(styles.view, stackClass(5, "align-start"))}>
      <Card>
        <TrialForm
          onTried={(date, result) => setTried((before) => ({ date, result, count: (before?.count ?? 0) + 1 }))}
        />
      </Card>
      {tried === null ? (
        <Card flush>
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        </Card>
      ) : (
        <TrialResult key={tried.count} date={tried.date} result={tried.result} />
      )}
    </div>
  );
}
