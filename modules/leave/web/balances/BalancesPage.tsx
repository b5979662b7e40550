import { DownloadMenu } from "#kit/tables/DownloadMenu.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { useHolds } from "#client/use-holds.ts";
import { FieldTools } from "#kit/FieldTools.tsx";
import { FilterChips } from "#kit/FilterChips.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { SearchLink, useSearchChange } from "#kit/page-search.tsx";
import type { BalanceInList, LeaveFigures } from "#modules/leave/contract/schemas-balances.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { UploadIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { maxLetters, readBalancesSearch, type BalancesSearch } from "../search.ts";
import { balanceTypesQuery, departmentsQuery, listBalances, exportBalances } from "./api.ts";
import { NoTypes } from "./NoTypes.tsx";
import { PersonName } from "./PersonName.tsx";

/** Balances of a leave type on a date, by name. */
export function BalancesPage() {
  const t = useTranslations("leaveBalances");
  const search = useSearch({ from: "/app/admin/leave/balances" });
  const types = useQuery(balanceTypesQuery).data?.data;
  const type = search.type ?? types?.[0]?.id;
  const filters = { ...search, type: type ?? "" };
  const { cursor: _, ...exported } = search;
  const list = useQuery({
    ...queryOf(listBalances, { query: filters }),
    enabled: type !== undefined,
    placeholderData: keepPreviousData,
  });
  if (types?.length === 0) return <NoTypes subtitle={t("intro")} />;
  return (
    <IndexPage<BalanceInList>
      t={t}
      actions={
        <>
          <Undated />
          <Button
            icon={<UploadIcon size={18} />}
            renderLink={(slot) => <Link to="/admin/leave/balances/import" {...slot} />}
          >
            {t("add")}
          </Button>
          {type !== undefined && (
            <DownloadMenu from={exportBalances} input={{ query: { ...exported, type } }} file={t("file")} />
          )}
        </>
      }
      tools={<Tools search={search} type={type} on={list.data?.on} />}
      search={search}
      whole={wholeOf(search)}
      list={list}
      columns={[
        {
          id: "person",
          header: t("person"),
          isName: true,
          cell: ({ id, person }) => (
            <PersonName
              person={person}
              renderLink={(slot) => (
                <Link
                  to="/admin/leave/balances/$id"
                  params={{ id }}
                  search={{
                    ...(type === undefined ? {} : { type }),
                    ...(search.on === undefined ? {} : { on: search.on }),
                  }}
                  {...slot}
                />
              )}
            />
          ),
        },
        {
          id: "balance",
          header: t("balance"),
          narrow: true,
          cell: ({ figures }) =>
            figures === null ? <Badge tone="neutral">{t("noPolicy")}</Badge> : <Days days={figures.balance} strong />,
        },
        ...(["usable", "granted", "used", "expired"] as const).map((name) => ({
          id: name,
          header: t(name),
          narrow: true,
          cell: ({ figures }: BalanceInList) => figures !== null && <Days days={figures[name]} />,
        })),
        {
          id: "expiring",
          header: t("expiring"),
          narrow: true,
          cell: ({ figures }) => figures !== null && <Next expiring={figures.expiring} />,
        },
      ]}
    />
  );
}

/** Leads to the people without a hire date, for those who may see that list. */
function Undated() {
  const t = useTranslations("leaveBalances");
  if (useHolds("attendance.read") === null) return null;
  return (
    <Button
      variant="quiet"
      renderLink={(slot) => (
        <Link to="/admin/attendance/locationZoneUsers/unscheduled" search={{ missing: "hireDate" }} {...slot} />
      )}
    >
      {t("undated")}
    </Button>
  );
}

/** The type is no filter: a list is always of one. */
const wholeOf = ({ type }: BalancesSearch): BalancesSearch => (type === undefined ? {} : { type });

type ToolsProps = { search: BalancesSearch; type: string | undefined; on: string | undefined };

function Tools({ search, type, on }: ToolsProps) {
  const t = useTranslations("leaveBalances");
  const kit = useTranslations("kit.list");
  const locale = useLocale();
  const formats = useFormats();
  const changeSearch = useSearchChange<BalancesSearch>();
  const change = (part: { [Name in keyof BalancesSearch]?: string | null }): void =>
    changeSearch((now) => readBalancesSearch({ ...now, cursor: undefined, ...part }), { replace: true });
  const types = useQuery(balanceTypesQuery).data?.data ?? [];
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const department = departments.find(({ id }) => id === search.department);
  const { compare } = new Intl.Collator(locale);
  const chip = (id: keyof BalancesSearch, filter: string, value: string) => ({
    id,
    label: kit("chip", { filter, value: isolated(value) }),
  });
  const chips = [
    ...(search.search === undefined
      ? []
      : [{ id: "search" as const, label: kit("withText", { text: isolated(search.search) }) }]),
    ...(search.on === undefined ? [] : [chip("on", t("on"), formats.date(search.on, "medium"))]),
    ...(department === undefined ? [] : [chip("department", t("department"), formats.name(department))]),
  ];
  return (
    <>
      <FieldTools
        box={{
          label: t("search"),
          placeholder: t("searchHint"),
          words: search.search ?? "",
          maxSearchLength: maxLetters,
          onSearch: (words) => change({ search: words }),
        }}
      >
        <Select
          label={t("type")}
          options={types.map((each) => ({ value: each.id, label: formats.name(each) }))}
          value={type ?? ""}
          onChange={(event) => change({ type: event.target.value })}
        />
        <DateField label={t("on")} value={search.on ?? on ?? null} onChange={(date) => change({ on: date })} />
        <Select
          label={t("department")}
          placeholder={t("anyDepartment")}
          options={departments
            .map((each) => ({ value: each.id, label: formats.name(each) }))
            .sort((one, other) => compare(one.label, other.label))}
          value={search.department ?? ""}
          onChange={(event) => change({ department: event.target.value })}
        />
      </FieldTools>
      <FilterChips
        bar
        chips={chips}
        onRemove={(name) => change({ [name]: null })}
        renderClear={(slot) => <SearchLink search={type === undefined ? {} : { type }} resetScroll={false} {...slot} />}
      />
    </>
  );
}

function Days({ days, strong = false }: { days: number; strong?: boolean }) {
  const formats = useFormats();
  return (
    <bdi dir="ltr" className={strong ? textClass("tabular", "bold", "ink") : textClass("tabular")}>
      {formats.number(days)}
    </bdi>
  );
}

function Next({ expiring: [next] }: Pick<LeaveFigures, "expiring">) {
  const t = useTranslations("leaveBalances");
  const ledger = useTranslations("leaveLedger");
  const formats = useFormats();
  if (next === undefined) return null;
  return t("expiringOn", {
    days: ledger("days", { count: next.days }),
    date: isolated(formats.date(next.date, "medium")),
  });
}
