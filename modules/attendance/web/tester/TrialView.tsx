import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import styles from "./Tester.module.css";
import { TrialForm } from "./TrialForm.tsx";
import { TrialResult } from "./TrialResult.tsx";

/** What is tried, and beside it what comes of it. */
export function TrialView() {
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
