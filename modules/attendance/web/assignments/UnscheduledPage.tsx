import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { UnscheduledPerson } from "#modules/attendance/contract/schemas-officer.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { Select } from "#ui/Select.tsx";
import { PeopleFilters } from "../components/PeopleFilters.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { useDepartments } from "../days/use-departments.ts";
import { unscheduledQuery } from "../subjects/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { readUnscheduledSearch, type UnscheduledSearch } from "../search.ts";

/** Employees without an assignment on a date, or without a hire date in their record. */
export function UnscheduledPage() {
  const t = useTranslations("attendancePlaces.unscheduled");
  const undated = useTranslations("attendancePlaces.undated");
  const officer = useTranslations("attendanceOfficer");
  const formats = useFormats();
  const today = usePresentDate();
  const search = useSearch({ from: "/app/admin/attendance/locationZoneUsers/unscheduled" });
  const { on = today, ...others } = search;
  const isOfDates = search.missing === "hireDate";
  const assigns = useHolds("attendance.manage") !== null;
  const list = useQuery({ ...unscheduledQuery({ on, ...others }), placeholderData: keepPreviousData });
  return (
    <IndexPage<UnscheduledPerson>
      t={isOfDates ? undated : t}
      renderAdd={
        isOfDates || !assigns ? undefined : (slot) => <Link to="/admin/attendance/locationZoneUser/add" {...slot} />
      }
      actions={
        <Button
          variant="quiet"
          renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />}
        >
          {t("toAssignments")}
        </Button>
      }
      tools={<Tools search={search} on={on} />}
      search={search}
      whole={{ on, until: search.until, missing: search.missing }}
      list={list}
      columns={[
        {
          id: "person",
          header: t("person"),
          isName: true,
          cell: ({ person }) => (
            <PersonName
              person={{ ...person, department: null }}
              renderLink={(slot) => <Link to="/directory/$id" params={{ id: person.id }} {...slot} />}
            />
          ),
        },
        {
          id: "department",
          header: officer("filters.department"),
          cell: ({ person: { department } }) => (department === null ? "–" : <bdi>{formats.name(department)}</bdi>),
        },
      ]}
    />
  );
}

function Tools({ search, on }: { search: UnscheduledSearch; on: string }) {
  const t = useTranslations("attendancePlaces.unscheduled");
  const filters = useTranslations("attendanceOfficer.filters");
  const departments = useDepartments();
  const changeSearch = useSearchChange<UnscheduledSearch>();
  const change = (part: Record<string, string | null>): void =>
    changeSearch((now) => readUnscheduledSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  return (
    <PeopleFilters search={search.search} onSearch={(words) => change({ search: words })}>
      <Select
        label={t("missing")}
        options={(["schedule", "hireDate"] as const).map((value) => ({ value, label: t(`missingWhat.${value}`) }))}
        value={search.missing ?? "schedule"}
        onChange={(event) => change({ missing: event.target.value })}
      />
      <DateField label={t("on")} value={on} onChange={(date) => change({ on: date, until: null })} />
      <DateField
        label={t("until")}
        value={search.until ?? null}
        min={on}
        onChange={(date) => change({ until: date })}
      />
      <Select
        label={filters("department")}
        placeholder={filters("anyDepartment")}
        options={departments}
        value={search.department ?? ""}
        onChange={(event) => change({ department: event.target.value })}
      />
    </PeopleFilters>
  );
}
