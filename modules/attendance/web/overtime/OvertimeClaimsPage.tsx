import { DownloadMenu } from "#kit/tables/DownloadMenu.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { useHolds } from "#client/use-holds.ts";
import { FilterChips } from "#kit/FilterChips.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { SearchLink, useSearchChange } from "#kit/page-search.tsx";
import { overtimeStates } from "#modules/attendance/contract/kinds.ts";
import type { ListedOvertime } from "#modules/attendance/contract/schemas-overtime.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { PeopleFilters } from "../components/PeopleFilters.tsx";
import { PersonName } from "../components/PersonName.tsx";
import { readOvertimeSearch, type OvertimeSearch } from "../search.ts";
import { exportOvertime, listOvertime } from "./api.ts";
import { ClaimFacts, ClaimState } from "./ClaimFacts.tsx";

/** Claims of overtime of all people. */
export function OvertimeClaimsPage() {
  const t = useTranslations("attendanceOvertime.list");
  const search = useSearch({ from: "/app/admin/attendance/overtimeClaims" });
  const { cursor: _, ...filters } = search;
  const list = useQuery({ ...queryOf(listOvertime, { query: search }), placeholderData: keepPreviousData });
  return (
    <IndexPage<ListedOvertime>
      t={t}
      actions={
        <>
          <Button variant="quiet" renderLink={(slot) => <Link to="/work-list" {...slot} />}>
            {t("toWork")}
          </Button>
          <Button
            variant="quiet"
            renderLink={(slot) => <Link to="/admin/attendance/overtimePolicies/index" {...slot} />}
          >
            {t("toPolicies")}
          </Button>
          <DownloadMenu from={exportOvertime} input={{ query: filters }} file={t("file")} />
        </>
      }
      tools={<ClaimFilters search={search} />}
      search={search}
      list={list}
      columns={[
        { id: "person", header: t("person"), isName: true, cell: ({ person }) => <PersonName person={person} /> },
        { id: "date", header: t("date"), narrow: true, cell: (claim) => <ClaimDate claim={claim} /> },
        { id: "claim", header: t("claim"), cell: (claim) => <ClaimFacts claim={claim} /> },
        { id: "state", header: t("state"), narrow: true, cell: (claim) => <ListedState claim={claim} /> },
      ]}
    />
  );
}

function ListedState({ claim }: { claim: ListedOvertime }) {
  const { id } = claim.person;
  if (useHolds("leave.manage") === null) return <ClaimState claim={claim} />;
  return (
    <ClaimState
      claim={claim}
      renderLeave={(type, slot) => <Link to="/admin/leave/balances/$id" params={{ id }} search={{ type }} {...slot} />}
    />
  );
}

/** The date, with a link to the day. */
function ClaimDate({ claim: { person, date, dayKind } }: { claim: ListedOvertime }) {
  const t = useTranslations("attendanceOvertime.list");
  const kinds = useTranslations("attendanceOvertime.dayKinds");
  const formats = useFormats();
  const text = formats.date(date, "medium");
  return (
    <>
      <Link
        to="/admin/attendance/sheet"
        search={{ month: date.slice(0, 7), person: person.id, day: date }}
        aria-label={t("openDay", { date: isolated(text), name: isolated(formats.name(person)) })}
      >
        {text}
      </Link>
      <span className={textClass("block", "xs", "muted")}>{kinds(dayKind)}</span>
    </>
  );
}

const names = ["search", "state", "from", "to"] as const;

function ClaimFilters({ search }: { search: OvertimeSearch }) {
  const t = useTranslations("attendanceOvertime.list");
  const states = useTranslations("attendanceOvertime.states");
  const kit = useTranslations("kit.list");
  const shown = useFormats();
  const changeSearch = useSearchChange<OvertimeSearch>();
  const change = (part: { [Name in (typeof names)[number]]?: string | null }): void =>
    changeSearch((now) => readOvertimeSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  const { state, from, to } = search;
  const chips = [
    ...(search.search === undefined
      ? []
      : [{ id: "search" as const, label: kit("withText", { text: search.search }) }]),
    ...(state === undefined
      ? []
      : [{ id: "state" as const, label: kit("chip", { filter: t("state"), value: states(state) }) }]),
    ...[["from", from] as const, ["to", to] as const].flatMap(([id, date]) =>
      date === undefined ? [] : [{ id, label: kit("chip", { filter: t(id), value: shown.date(date, "medium") }) }],
    ),
  ];
  return (
    <>
      <PeopleFilters search={search.search} onSearch={(words) => change({ search: words })}>
        <Select
          label={t("state")}
          placeholder={t("anyState")}
          options={overtimeStates.map((value) => ({ value, label: states(value) }))}
          value={state ?? ""}
          onChange={(event) => change({ state: event.target.value })}
        />
        {(["from", "to"] as const).map((name) => (
          <DateField
            key={name}
            label={t(name)}
            value={search[name] ?? null}
            onChange={(date) => change({ [name]: date })}
          />
        ))}
      </PeopleFilters>
      <FilterChips
        bar
        chips={chips}
        onRemove={(name) => change({ [name]: null })}
        renderClear={(slot) => <SearchLink search={{}} resetScroll={false} {...slot} />}
      />
    </>
  );
}
