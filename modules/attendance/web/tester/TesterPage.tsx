import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass } from "#ui/primitives.ts";
import { CompareView } from "./CompareView.tsx";
import styles from "./Tester.module.css";
import { TrialForm } from "./TrialForm.tsx";
import { TrialResult } from "./TrialResult.tsx";

const views = [
  { id: "try", search: {} },
  { id: "compare", search: { view: "compare" } },
] as const;

/** Which schedule applies and why, and what a changed zone would have made of a month. Nothing is saved here. */
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
      {/* What was typed and tried there is still there when one comes back. */}
      <div hidden={search.view === "compare"}>
        <TrialView />
      </div>
      {search.view === "compare" && <CompareView search={search} />}
    </>
  );
}

/** What is tried, and beside it what comes of it. */
function TrialView() {
  const t = useTranslations("attendanceTester.result");
  const [tried, setTried] = useState<{ date: string; result: ScheduleTrialResult; count: number } | null>(null);
  return (
    <div className={styles.view}>
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
