import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { useHolds } from "#client/use-holds.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import type { Ledger } from "#modules/leave/contract/schemas-balances.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { Account } from "../ledger/Account.tsx";
import { readLedgerSearch, type LedgerSearch } from "../search.ts";
import { balanceTypesQuery, readLedger } from "./api.ts";
import { Entries } from "./Entries.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { NoTypes } from "./NoTypes.tsx";
import { SuspensionDialog } from "./SuspensionDialog.tsx";
import { Suspensions } from "./Suspensions.tsx";

/** A person's balance of a leave type on a date, with every movement, and what officers entered. */
export function LedgerPage() {
  const formats = useFormats();
  const t = useTranslations("leaveBalances");
  const words = useTranslations("leaveLedger");
  const { id } = useParams({ from: "/app/admin/leave/balances/$id" });
  const search = useSearch({ from: "/app/admin/leave/balances/$id" });
  const types = useQuery(balanceTypesQuery);
  const type = search.type ?? types.data?.data[0]?.id;
  const query = useQuery({
    ...queryOf(readLedger, { params: { id }, query: { ...search, type: type ?? "" } }),
    enabled: type !== undefined,
    placeholderData: keepPreviousData,
  });
  const ledger = query.data?.data;
  const seesOvertime = useHolds("attendance.read") !== null;
  useDocumentTitle(t("title"));
  if (types.data?.data.length === 0) {
    return (
      <NoTypes
        back={{ label: t("ledger.back"), renderLink: (slot) => <Link to="/admin/leave/balances" {...slot} /> }}
      />
    );
  }
  if (ledger === undefined)
    return (
      <Loading
        query={type === undefined ? types : query}
        label={words("loading")}
        shape="24rem"
        failed={words("failed")}
      />
    );
  return (
    <>
      <Heading ledger={ledger} search={search} />
      <div className={stackClass(5, "fits")}>
        {ledger.isOwn && <Banner>{t("ledger.own")}</Banner>}
        <Choices ledger={ledger} search={search} />
        <Account
          key={`${id} ${ledger.type.id}`}
          ledger={ledger}
          links={{
            renderClaim: ({ date }, slot) =>
              seesOvertime ? (
                <Link
                  to="/admin/attendance/overtimeClaims"
                  search={{ search: ledger.person.employeeNumber ?? formats.name(ledger.person), from: date, to: date }}
                  {...slot}
                />
              ) : (
                <span {...slot} />
              ),
            // Only the person and those who decide may open it.
            renderRequest: (_, slot) => <span {...slot} />,
          }}
        />
        <Entries ledger={ledger} />
        <Suspensions ledger={ledger} />
      </div>
    </>
  );
}

type LedgerProps = { ledger: Ledger; search: LedgerSearch };

function Heading({ ledger, search }: LedgerProps) {
  const t = useTranslations("leaveBalances.ledger");
  const formats = useFormats();
  const [opened, setOpened] = useState<"entry" | "suspension" | null>(null);
  const { person, isOwn } = ledger;
  const name = formats.name(person);
  const date = (day: string): string => isolated(formats.dateInBoth(day, "medium"));
  const facts = [
    person.employeeNumber === null ? null : isolated(person.employeeNumber),
    person.department === null ? null : isolated(formats.name(person.department)),
    person.hireDate === null ? null : t("hired", { date: date(person.hireDate) }),
    person.endDate === null ? null : t("left", { date: date(person.endDate) }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <PageHeading
        title={<bdi>{name}</bdi>}
        subtitle={facts.join(" · ")}
        sign={<Avatar id={person.id} name={name} photo={person.photoUrl} size="lg" />}
        back={{
          label: t("back"),
          renderLink: (slot) => <Link to="/admin/leave/balances" search={search} {...slot} />,
        }}
        actions={
          !isOwn && (
            <>
              <Button onClick={() => setOpened("suspension")}>{t("suspend")}</Button>
              {person.hireDate !== null && (
                <Button variant="strong" onClick={() => setOpened("entry")}>
                  {t("enter")}
                </Button>
              )}
            </>
          )
        }
      />
      {opened === "entry" && <EntryDialog ledger={ledger} onClose={() => setOpened(null)} />}
      {opened === "suspension" && <SuspensionDialog person={person} onClose={() => setOpened(null)} />}
    </>
  );
}

function Choices({ ledger, search }: LedgerProps) {
  const t = useTranslations("leaveBalances");
  const formats = useFormats();
  const changeSearch = useSearchChange<LedgerSearch>();
  const types = useQuery(balanceTypesQuery).data?.data ?? [ledger.type];
  const change = (part: { type?: string; on?: string | null }): void =>
    changeSearch(() => readLedgerSearch({ ...search, ...part }), { replace: true });
  return (
    <div className={gridClass(14, 4, "align-start", "fill")}>
      <Select
        label={t("type")}
        options={types.map((each) => ({ value: each.id, label: formats.name(each) }))}
        value={ledger.type.id}
        onChange={(event) => change({ type: event.target.value })}
      />
      <DateField label={t("on")} value={ledger.on} onChange={(date) => change({ on: date })} />
    </div>
  );
}
