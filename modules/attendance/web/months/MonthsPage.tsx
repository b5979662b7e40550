import { useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useHolds } from "#client/use-holds.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { usePresentDate } from "../use-present-date.ts";
import { Checklist } from "./Checklist.tsx";
import { monthsOn } from "./month-dates.ts";
import { MonthsTable } from "./MonthsTable.tsx";

/** The checklist of a month, with the months themselves for those who lock them. */
export function MonthsPage() {
  const t = useTranslations("attendanceReview.months");
  const closing = useTranslations("attendanceClosing.checklist");
  const today = usePresentDate();
  const locks = useHolds("attendance.manage") === "whole";
  // The last month that is over is the next to be closed.
  const { month = monthsOn(today.slice(0, 7), -1), department } = useSearch({ from: "/app/admin/attendance/months" });
  useDocumentTitle(t("title"));
  const checklist = <Checklist month={month} department={department} />;
  return (
    <>
      <PageHeading title={t("title")} subtitle={locks ? t("intro") : closing("intro")} />
      {locks ? <MonthsTable>{checklist}</MonthsTable> : checklist}
    </>
  );
}
