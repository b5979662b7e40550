import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import type { ExceptionDayInList } from "#modules/attendance/contract/schemas-exception-day.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { PlusIcon, CalendarIcon, StackIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { deleteExceptionDay, exceptionDayChangeQuery, exceptionDaysQuery, updateExceptionDay } from "../rules/api.ts";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import { useRuleColumns } from "../rules/RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "../rules/RuleOperations.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { usePresentDate } from "../use-present-date.ts";
import { parameterOf } from "./exception-values.ts";
import { ExceptionDate, ExceptionKind, ExceptionSubjects } from "./ExceptionFacts.tsx";
import type { ExceptionDaysSearch } from "./search.ts";
import { useExceptionName } from "./use-exception-name.ts";
import { YearView } from "./YearView.tsx";

/** The exception days as a table, or as the year to come. */
export function ExceptionDaysPage() {
  const { view, ...search } = useSearch({ from: "/app/admin/attendance/exceptionDays/index" });
  return view === "year" ? <ExceptionYearPage /> : <ExceptionTable search={search} />;
}

/** The exception days: holidays, and days on which one works though one otherwise would not. */
function ExceptionTable({ search }: { search: Omit<ExceptionDaysSearch, "view"> }) {
  const t = useTranslations("attendanceRules.exceptionDays");
  const locale = useLocale();
  const nameOf = useExceptionName();
  const { coming, ...others } = search;
  const today = usePresentDate();
  const list = useQuery({
    ...exceptionDaysQuery({ ...others, ...(coming === undefined ? {} : { from: today }) }),
    placeholderData: keepPreviousData,
  });
  const [order, setOrder] = useState<{ action: RuleAction; day: ExceptionDayInList } | null>(null);
  const columns = useRuleColumns<ExceptionDayInList>({
    name: (day, language) => {
      const own = language === "ar" ? day.nameAr : day.nameEn;
      return own ?? (language === locale ? nameOf(day) : "—");
    },
    detail: ({ reason }) => reason !== null && nameIn(locale, reason),
    more: [
      { id: "date", header: t("date"), narrow: true, cell: (day) => <ExceptionDate day={day} /> },
      { id: "kind", header: t("kind"), narrow: true, cell: (day) => <ExceptionKind day={day} /> },
      { id: "subjects", header: t("subjects"), cell: (day) => <ExceptionSubjects day={day} /> },
    ],
    operations: (day) => (
      <RuleOperations
        name={nameOf(day)}
        isActive={day.isActive}
        isUsed={false}
        onOrder={(action) => setOrder({ action, day })}
        renderEdit={(slot) => (
          <Link
            to="/admin/attendance/exceptionDay/$id/edit"
            params={{ id: day.id }}
            search={{ exceptionDay: parameterOf(day) }}
            {...slot}
          />
        )}
      />
    ),
  });
  return (
    <>
      <RulesPage<ExceptionDayInList>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}
        actions={<ViewLink to="year" />}
        search={search}
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
        list={list}
        columns={columns}
      />
      {order !== null && <Confirm {...order} name={nameOf(order.day)} onClose={() => setOrder(null)} />}
    </>
  );
}

interface ConfirmProps {
  action: RuleAction;
  day: ExceptionDayInList;
  name: string;
  onClose: () => void;
}

function Confirm({ action, day: { id, version }, name, onClose }: ConfirmProps) {
  const t = useTranslations("attendanceRules.exceptionDays.confirm");
  const isActive = action === "activate";
  return (
    <ConfirmRule
      action={action}
      name={name}
      effect={exceptionDayChangeQuery(id, action === "delete" ? { delete: true } : { isActive })}
      apply={() =>
        action === "delete"
          ? deleteExceptionDay({ params: { id } })
          : updateExceptionDay({ params: { id }, body: { version, isActive } })
      }
      onClose={onClose}
    >
      {t(action)}
    </ConfirmRule>
  );
}

/** The exception days to come, as a year. */
function ExceptionYearPage() {
  const t = useTranslations("attendanceRules.exceptionDays");
  const today = usePresentDate();
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("yearIntro")}
        actions={
          <>
            <ViewLink to="table" />
            <Button
              variant="strong"
              icon={<PlusIcon size={20} />}
              renderLink={(slot) => <Link to="/admin/attendance/exceptionDay/add" {...slot} />}
            >
              {t("add")}
            </Button>
          </>
        }
      />
      <YearView today={today} />
    </>
  );
}

/** The way to the other view of the exception days. */
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
