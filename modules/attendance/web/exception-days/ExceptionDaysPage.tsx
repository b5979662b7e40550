import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { SubjectsText } from "#kit/pickers/SubjectsText.tsx";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { Button } from "#ui/Button.tsx";
import { PlusIcon, CalendarIcon, StackIcon, UploadIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { exceptionDayApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { useRuleRights } from "../rules/use-rule-rights.ts";
import { usePresentDate } from "../use-present-date.ts";
import type { ExceptionDaysSearch } from "../search.ts";
import { parameterOf } from "./exception-values.ts";
import { ExceptionDate, ExceptionKind, useExceptionName } from "./ExceptionFacts.tsx";
import { YearView } from "./YearView.tsx";

/** Shows the exception days as a table, or those of the coming year. */
export function ExceptionDaysPage() {
  const { view, ...search } = useSearch({ from: "/app/admin/attendance/exceptionDays/index" });
  return view === "year" ? <ExceptionYearPage /> : <ExceptionTable search={search} />;
}

function ExceptionTable({ search }: { search: Omit<ExceptionDaysSearch, "view"> }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const locale = useLocale();
  const formats = useFormats();
  const nameOf = useExceptionName();
  const today = usePresentDate();
  const { coming, ...others } = search;
  return (
    <RulesPage<ExceptionDayInList>
      kind="exceptionDay"
      t={t}
      actions={
        <>
          <ImportLink />
          <ViewLink to="year" />
        </>
      }
      api={exceptionDayApi}
      search={search}
      list={exceptionDayApi.list({ ...others, ...(coming === undefined ? {} : { from: today }) })}
      filters={[
        { name: "coming", label: t("when"), any: t("always"), options: [{ value: "true", label: t("coming") }] },
        {
          name: "workDay",
          label: t("kind"),
          any: t("anyKind"),
          options: [
            { value: "false", label: t("off") },
            { value: "true", label: t("work") },
          ],
        },
      ]}
      nameOf={nameOf}
      nameCell={(day, language) =>
        (language === "ar" ? day.nameAr : day.nameEn) ?? (language === locale ? nameOf(day) : "—")
      }
      detail={({ reason }) => reason !== null && formats.name(reason)}
      columns={[
        { id: "date", header: t("date"), narrow: true, cell: (day) => <ExceptionDate day={day} /> },
        { id: "kind", header: t("kind"), narrow: true, cell: (day) => <ExceptionKind day={day} /> },
        { id: "subjects", header: t("subjects"), cell: (day) => <SubjectsText rule={day} /> },
      ]}
      parameterOf={parameterOf}
      consequence={(action) => t(`confirm.${action}`)}
    />
  );
}

function ExceptionYearPage() {
  const t = useTranslations("attendanceRules.exceptionDays");
  const today = usePresentDate();
  const { mayAdd } = useRuleRights("exceptionDay");
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("yearIntro")}
        actions={
          <>
            <ImportLink />
            <ViewLink to="table" />
            {mayAdd && (
              <Button
                variant="strong"
                icon={<PlusIcon size={20} />}
                renderLink={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}
              >
                {t("add")}
              </Button>
            )}
          </>
        }
      />
      <YearView today={today} />
    </>
  );
}

function ImportLink() {
  const t = useTranslations("attendanceClosing.holidays");
  if (useHolds("attendance.manage") !== "whole") return null;
  return (
    <Button
      icon={<UploadIcon size={20} />}
      renderLink={(slot) => <Link to="/admin/attendance/exceptionDays/import" {...slot} />}
    >
      {t("import")}
    </Button>
  );
}

function ViewLink({ to }: { to: "year" | "table" }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const Icon = to === "year" ? CalendarIcon : StackIcon;
  return (
    <Button
      icon={<Icon size={20} />}
      renderLink={(slot) => (
        <Link to="/admin/attendance/exceptionDays/index" search={to === "year" ? { view: "year" } : {}} {...slot} />
      )}
    >
      {t(to === "year" ? "toYear" : "toTable")}
    </Button>
  );
}
