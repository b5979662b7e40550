import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { useSearchChange } from "#kit/page-search.tsx";
import { Loading } from "#kit/Loading.tsx";
import type { ClosingLine } from "#modules/attendance/contract/kinds.ts";
import type { CountedLine } from "#modules/attendance/contract/schemas-day.ts";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { CheckIcon } from "#ui/icons.ts";
import type { LinkSlot } from "#ui/link.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { useDepartments } from "../days/use-departments.ts";
import {
  narrowedSheet,
  readFindingsSearch,
  readMonthsSearch,
  readOpenRequestsSearch,
  readOvertimeSearch,
  readReviewSearch,
  readUnscheduledSearch,
  type MonthsSearch,
} from "../search.ts";
import { usePresentDate } from "../use-present-date.ts";
import { checklistQuery } from "./api.ts";
import { datesOf } from "./month-dates.ts";
import { MonthHead } from "./MonthHead.tsx";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";

/** The begun dates of a month; `department` is undefined for all. */
type Counted = { month: string; from: string; to: string; department: string | undefined };

/** The list that mends each line, filtered to the month, and to the department where the list can. */
const lists: Readonly<Record<ClosingLine, (counted: Counted, slot: LinkSlot) => ReactNode>> = {
  incomplete: ({ month, department }, slot) => (
    <Link
      to="/admin/attendance/sheet"
      search={narrowedSheet({}, { month, state: "incomplete", department })}
      {...slot}
    />
  ),
  reviews: ({ from, to }, slot) => (
    <Link to="/admin/attendance/review" search={readReviewSearch({ from, to })} {...slot} />
  ),
  corrections: ({ month, department }, slot) => (
    <Link
      to="/admin/attendance/months/requests"
      search={readOpenRequestsSearch({ month, kind: "corrections", department })}
      {...slot}
    />
  ),
  requests: ({ month, department }, slot) => (
    <Link to="/admin/attendance/months/requests" search={readOpenRequestsSearch({ month, department })} {...slot} />
  ),
  overtime: ({ from, to }, slot) => (
    <Link to="/admin/attendance/overtimeClaims" search={readOvertimeSearch({ state: "waiting", from, to })} {...slot} />
  ),
  unscheduled: ({ from, to, department }, slot) => (
    <Link
      to="/admin/attendance/locationZoneUsers/unscheduled"
      search={readUnscheduledSearch({ on: from, until: to, department })}
      {...slot}
    />
  ),
  undated: ({ from, to, department }, slot) => (
    <Link
      to="/admin/attendance/locationZoneUsers/unscheduled"
      search={readUnscheduledSearch({ on: from, until: to, missing: "hireDate", department })}
      {...slot}
    />
  ),
  findings: ({ from, to }, slot) => (
    <Link to="/admin/attendance/findings" search={readFindingsSearch({ from, to })} {...slot} />
  ),
};

/** The checklist of a month; each line leads to the list that mends it. */
export function Checklist({ month, department }: { month: string; department: string | undefined }) {
  const t = useTranslations("attendanceClosing.checklist");
  const today = usePresentDate();
  const { name } = useMonthName();
  const changeSearch = useSearchChange<MonthsSearch>();
  const isWhole = useHolds("attendance.read") === "whole";
  const departments = useDepartments();
  const query = useQuery({ ...checklistQuery(month, department), placeholderData: keepPreviousData });
  const checklist = query.data?.data;
  const last = datesOf(month).at(-1) ?? "";
  const counted = { month, from: `${month}-01`, to: last < today ? last : today, department };
  return (
    <Card flush title={t("title", { month: name(month) })}>
      <MonthHead
        month={month}
        last={today.slice(0, 7)}
        linkTo={(other) => (slot) => (
          <Link
            to="/admin/attendance/months"
            search={readMonthsSearch({ month: other, department })}
            resetScroll={false}
            {...slot}
          />
        )}
      />
      <div className={classNames(styles.tools, stackClass(3))}>
        <p className={textClass("flush", "sm", "muted")}>{t(isWhole ? "text" : "textWithin")}</p>
        <Select
          label={t("department")}
          placeholder={t("anyDepartment")}
          options={departments}
          value={department ?? ""}
          onChange={(event) =>
            changeSearch((now) => readMonthsSearch({ ...now, month, department: event.target.value }), {
              replace: true,
            })
          }
        />
      </div>
      {checklist === undefined || checklist.month !== month ? (
        <Loading query={query} label={t("loading")} shape="22rem" failed={t("failed")} />
      ) : (
        <>
          <ul className={classNames(styles.work, boxClass("list"))} aria-busy={query.isPlaceholderData}>
            {checklist.lines.map((line) => (
              <Line key={line.line} line={line} counted={counted} />
            ))}
          </ul>
          <p className={classNames(styles.tools, textClass("flush", "sm", "medium"))} role="status">
            {checklist.open === 0 ? t("done") : t("open", { count: checklist.open })}
          </p>
        </>
      )}
    </Card>
  );
}

function Line({ line: { line, count }, counted }: { line: CountedLine; counted: Counted }) {
  const t = useTranslations("attendanceClosing.checklist");
  const formats = useFormats();
  const isOpen = count > 0;
  return (
    <li className={rowClass(3, "align-center")}>
      <span className={classNames(stackClass(0), boxClass("grows"))}>
        {isOpen ? (
          lists[line](counted, { className: textClass("medium"), children: t(`line.${line}`) })
        ) : (
          <span className={textClass("muted")}>{t(`line.${line}`)}</span>
        )}
        <span className={textClass("xs", "muted")}>{t(`hint.${line}`)}</span>
      </span>
      {!isOpen && <CheckIcon size={18} />}
      <span className={textClass("tabular", isOpen ? "bold" : "muted")}>{formats.figure(count)}</span>
    </li>
  );
}
