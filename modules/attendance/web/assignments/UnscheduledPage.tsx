import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale, usePresentation } from "#client/intl.tsx";
import type { UnscheduledPerson } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { languageTag } from "#shared/presentation.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { IndexPage } from "#ui/index-page/IndexPage.tsx";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { Select } from "#ui/Select.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Pages } from "#kit/Pages.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { useDepartments } from "../days/use-departments.ts";
import { mostLetters } from "../read-address.ts";
import { unscheduledQuery } from "../subjects/api.ts";
import { usePresentDate } from "../use-present-date.ts";
import { readUnscheduledSearch, type UnscheduledSearch } from "./search.ts";
import styles from "./UnscheduledPage.module.css";

const address = "/admin/attendance/locationZoneUsers/unscheduled";
const assignments = "/admin/attendance/locationZoneUsers/index";

/** Who works here on a date without an assignment that reaches them. */
export function UnscheduledPage() {
  const t = useTranslations("attendancePlaces.unscheduled");
  const officer = useTranslations("attendanceOfficer");
  const locale = useLocale();
  const today = usePresentDate();
  const search = useSearch({ from: "/app/admin/attendance/locationZoneUsers/unscheduled" });
  const { on = today, ...others } = search;
  const list = useQuery({ ...unscheduledQuery({ on, ...others }), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  useDocumentTitle(t("title"));
  const isNarrow = search.search !== undefined || search.department !== undefined;
  return (
    <IndexPage<UnscheduledPerson>
      labels={{
        title: t("title"),
        intro: t("intro"),
        add: t("add"),
        loading: t("loading"),
        noneTitle: t("noneTitle"),
        noneText: t("noneText"),
        emptyTitle: officer("board.nobodyFound"),
        emptyText: officer("board.nobodyFoundText"),
        clear: officer("filters.clear"),
      }}
      renderAdd={(slot) => <Link to="/admin/attendance/locationZoneUser/add" {...slot} />}
      actions={
        <Button variant="quiet" renderLink={(slot) => <Link to={assignments} {...slot} />}>
          {t("toAssignments")}
        </Button>
      }
      tools={<Tools search={search} on={on} />}
      rows={isPlaceholderData && data?.data.length === 0 ? undefined : data?.data}
      failure={
        error === null ? null : (
          <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )
      }
      busy={isFetching}
      columns={[
        {
          id: "person",
          header: t("person"),
          isName: true,
          cell: ({ person }) => <PersonName person={{ ...person, department: null }} />,
        },
        {
          id: "department",
          header: officer("filters.department"),
          cell: ({ person: { department } }) => (department === null ? "–" : <bdi>{nameIn(locale, department)}</bdi>),
        },
      ]}
      pages={
        data !== undefined && (
          <Pages
            page={data.page}
            renderLink={(cursor, slot) => <Link to={address} search={{ ...search, cursor }} {...slot} />}
          />
        )
      }
      renderWhole={isNarrow ? (slot) => <Link to={address} search={{ on }} {...slot} /> : null}
      isLaterPage={search.cursor !== undefined}
    />
  );
}

/** The date, and whom of them. */
function Tools({ search, on }: { search: UnscheduledSearch; on: string }) {
  const t = useTranslations("attendancePlaces.unscheduled");
  const filters = useTranslations("attendanceOfficer.filters");
  const presentation = usePresentation();
  const departments = useDepartments();
  const navigate = useNavigate();
  const change = (part: Record<string, string | null>): void =>
    void navigate({
      to: address,
      search: (now: object) => readUnscheduledSearch({ ...now, cursor: undefined, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          label={filters("search")}
          placeholder={filters("searchHint")}
          words={search.search ?? ""}
          mostLetters={mostLetters}
          onSearch={(words) => change({ search: words })}
        />
      </div>
      <DateField
        label={t("on")}
        tag={languageTag(presentation)}
        value={on}
        onChange={(date) => change({ on: date })}
        clearLabel={t("today")}
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
