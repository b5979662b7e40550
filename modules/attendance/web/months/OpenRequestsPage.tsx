import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { OpenRequest } from "#modules/attendance/contract/schemas-closing.ts";
import { classNames } from "#ui/class-names.ts";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { useDepartments } from "../days/use-departments.ts";
import { readMonthsSearch, readOpenRequestsSearch, type OpenRequestsSearch } from "../search.ts";
import { usePresentDate } from "../use-present-date.ts";
import { openRequestsQuery } from "./api.ts";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";

/** Deciders that a row names; one more only says that there are others. */
const maxNamed = 2;

/** The undecided requests that concern attendance in a month. */
export function OpenRequestsPage() {
  const t = useTranslations("attendanceClosing.requests");
  const months = useTranslations("attendanceReview.months");
  const today = usePresentDate();
  const { name } = useMonthName();
  const search = useSearch({ from: "/app/admin/attendance/months/requests" });
  const { month = today.slice(0, 7), ...filters } = search;
  const list = useQuery({ ...openRequestsQuery({ month, ...filters }), placeholderData: keepPreviousData });
  return (
    <IndexPage<OpenRequest>
      t={(word: "title" | "intro" | "loading" | "failed" | "noneTitle" | "noneText") => t(word, { month: name(month) })}
      back={{
        label: months("title"),
        renderLink: (slot) => (
          <Link
            to="/admin/attendance/months"
            search={readMonthsSearch({ month, department: filters.department })}
            {...slot}
          />
        ),
      }}
      tools={<Tools search={search} />}
      search={search}
      whole={{ month, kind: search.kind }}
      list={list}
      columns={[
        {
          id: "person",
          header: t("person"),
          isName: true,
          cell: ({ person }) => <PersonName person={person} />,
        },
        { id: "service", header: t("service"), cell: (request) => <What request={request} /> },
        { id: "waits", header: t("waits"), cell: (request) => <Waits request={request} /> },
      ]}
    />
  );
}

type Row = { request: OpenRequest };

/** The service and the dates, with a link to the first of them. */
function What({ request: { person, service, from, to } }: Row) {
  const t = useTranslations("attendanceClosing.requests");
  const formats = useFormats();
  const dates = from === to ? from : `${from} – ${to}`;
  return (
    <span className={stackClass(0, "items-start")}>
      <bdi>{formats.name(service)}</bdi>
      <Link
        className={textClass("xs", "tabular", "nowrap")}
        to="/admin/attendance/sheet"
        search={{ month: from.slice(0, 7), person: person.id, day: from }}
        aria-label={t("openDay", { date: isolated(dates), name: isolated(formats.name(person)) })}
      >
        <span dir="ltr">{dates}</span>
      </Link>
    </span>
  );
}

function Waits({ request: { state, sentAt, waitsFor } }: Row) {
  const t = useTranslations("attendanceClosing.requests");
  const formats = useFormats();
  const names = waitsFor.slice(0, maxNamed).map((person) => isolated(formats.name(person)));
  const listed = formats.list(names);
  return (
    <span className={stackClass(0, "items-start")}>
      <span>
        {state === "returned" ? t("returned") : waitsFor.length > maxNamed ? t("more", { names: listed }) : listed}
      </span>
      {sentAt !== null && (
        <span className={textClass("xs", "muted")}>
          {t("sent")} <bdi dir="ltr">{formats.isoDate(sentAt)}</bdi>
        </span>
      )}
    </span>
  );
}

function Tools({ search }: { search: OpenRequestsSearch }) {
  const t = useTranslations("attendanceClosing.requests");
  const filters = useTranslations("attendanceOfficer.filters");
  const departments = useDepartments();
  const changeSearch = useSearchChange<OpenRequestsSearch>();
  const change = (part: Record<string, string>): void =>
    changeSearch((now) => readOpenRequestsSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  return (
    <div className={classNames(styles.tools, gridClass(14, 4, "fill"))}>
      <Select
        label={t("kind")}
        options={(["requests", "corrections"] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={search.kind ?? "requests"}
        onChange={(event) => change({ kind: event.target.value })}
      />
      <Select
        label={filters("department")}
        placeholder={filters("anyDepartment")}
        options={departments}
        value={search.department ?? ""}
        onChange={(event) => change({ department: event.target.value })}
      />
    </div>
  );
}
