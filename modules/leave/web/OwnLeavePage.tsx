import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { endpoint } from "#client/api.ts";
import { useDocumentTitle } from "#client/document-title.ts";
import { useFormats } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { useSearchChange } from "#kit/page-search.tsx";
import { ownLeaveRoutes } from "#modules/leave/contract/routes-balances.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { Account } from "./ledger/Account.tsx";
import type { OwnLeaveSearch } from "./ledger/search.ts";

const ownBalancesQuery = queryOf(endpoint(ownLeaveRoutes.listOwnBalances), {});
const readOwnLedger = endpoint(ownLeaveRoutes.readOwnLedger);

/** The user's own balances of leave, with every movement and its reason. */
export function OwnLeavePage() {
  const t = useTranslations("leaveLedger");
  const formats = useFormats();
  const search = useSearch({ from: "/app/attendance/leave" });
  const changeSearch = useSearchChange<OwnLeaveSearch>();
  const balances = useQuery(ownBalancesQuery);
  const types = balances.data?.data.map((balance) => balance.type) ?? [];
  const type = types.find(({ id }) => id === search.type)?.id ?? types[0]?.id;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: t("toAttendance"), renderLink: (slot) => <Link to="/attendance" {...slot} /> }}
      />
      {balances.data === undefined ? (
        <Loading query={balances} label={t("loading")} shape="20rem" failed={t("failed")} />
      ) : type === undefined ? (
        <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
      ) : (
        <div className={stackClass(4, "fits")}>
          {types.length > 1 && (
            <Select
              label={t("type")}
              options={types.map((each) => ({ value: each.id, label: formats.name(each) }))}
              value={type}
              onChange={(event) => changeSearch(() => ({ type: event.target.value }), { replace: true })}
            />
          )}
          <OwnAccount type={type} />
        </div>
      )}
    </>
  );
}

function OwnAccount({ type }: { type: string }) {
  const t = useTranslations("leaveLedger");
  const query = useQuery({ ...queryOf(readOwnLedger, { query: { type } }), placeholderData: keepPreviousData });
  if (query.data === undefined)
    return <Loading query={query} label={t("loading")} shape="20rem" failed={t("failed")} />;
  return (
    <Account
      key={type}
      ledger={query.data.data}
      links={{
        renderClaim: (_, slot) => <Link to="/attendance/overtime" {...slot} />,
        renderRequest: (id, slot) => <Link to="/e-services/requests/$id" params={{ id }} {...slot} />,
      }}
    />
  );
}
