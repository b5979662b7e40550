import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { ListTools } from "#kit/ListTools.tsx";
import type { BalanceInList, LeaveFigures } from "#modules/leave/contract/schemas-balances.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { UploadIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { permissionsQuery } from "../api.ts";
import { maxLetters, type BalancesSearch } from "../search.ts";
import { balanceTypesQuery, departmentsQuery, listBalances } from "./api.ts";
import { DownloadBalances } from "./DownloadBalances.tsx";
import { PersonName } from "./PersonName.tsx";

/** Balances of a leave type on a date, by name. */
export function BalancesPage() {
  const t = useTranslations("leaveBalances");
  const search = useSearch({ from: "/app/admin/leave/balances" });
  const types = useQuery(balanceTypesQuery).data?.data;
  const type = search.type ?? types?.[0]?.id;
  const filters = { ...search, type: type ?? "" };
  const list = useQuery({
    ...queryOf(listBalances, { query: filters }),
    enabled: type !== undefined,
    placeholderData: keepPreviousData,
  });
  if (types?.length === 0) return <NoTypes />;
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
          {type !== undefined && <DownloadBalances filters={{ ...search, type }} />}
        </>
      }
      tools={<Tools search={search} type={type} />}
      search={search}
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

function NoTypes() {
  const t = useTranslations("leaveBalances");
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <EmptyState
        title={t("noTypesTitle")}
        action={<Button renderLink={(slot) => <Link to="/admin/leave/types" {...slot} />}>{t("toTypes")}</Button>}
      >
        {t("noTypesText")}
      </EmptyState>
    </>
  );
}

/** Leads to the people without a hire date, for those who may see that list. */
function Undated() {
  const t = useTranslations("leaveBalances");
  const permissions = useQuery(permissionsQuery).data?.data.permissions ?? [];
  if (!permissions.includes("attendance.manage")) return null;
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

type ToolsProps = { search: BalancesSearch; type: string | undefined };

function Tools({ search, type }: ToolsProps) {
  const t = useTranslations("leaveBalances");
  const locale = useLocale();
  const formats = useFormats();
  const types = useQuery(balanceTypesQuery).data?.data ?? [];
  const departments = useQuery(departmentsQuery).data?.data ?? [];
  const chosen = types.find(({ id }) => id === search.type);
  const { compare } = new Intl.Collator(locale);
  const options = departments
    .map((department) => ({ value: department.id, label: formats.name(department) }))
    .sort((one, other) => compare(one.label, other.label));
  return (
    <ListTools
      search={search}
      searchLabel={t("search")}
      searchHint={t("searchHint")}
      maxSearchLength={maxLetters}
      filters={[
        {
          name: "type",
          label: t("type"),
          chosen: chosen && formats.name(chosen),
          render: ({ onChange }) => (
            <Select
              label={t("type")}
              hideLabel
              compact
              options={types.map((each) => ({ value: each.id, label: formats.name(each) }))}
              value={type ?? ""}
              onChange={(event) => onChange(event.target.value)}
            />
          ),
        },
        {
          name: "on",
          label: t("on"),
          chosen: search.on === undefined ? undefined : isolated(formats.date(search.on, "medium")),
          render: ({ value, onChange }) => (
            <DateField label={t("on")} value={value ?? null} onChange={(date) => onChange(date ?? "")} />
          ),
        },
        { name: "department", label: t("department"), any: t("anyDepartment"), options },
      ]}
    />
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
