import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { requestsQuery, servicesQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { readServicesSearch, requestStates, type ServicesSearch } from "../search.ts";
import styles from "./RequestList.module.css";
import { RequestRow } from "./RequestRow.tsx";

/** My requests, the newest first, narrowed by what the address says. */
export function RequestList({ search }: { search: ServicesSearch }) {
  const t = useTranslations("servicePages.requests");
  const states = useTranslations("servicePages.state");
  const locale = useLocale();
  const navigate = useNavigate();
  const services = useQuery(servicesQuery).data?.data ?? [];
  const narrow = (part: Record<string, string>): void =>
    void navigate({ to: "/e-services", search: readServicesSearch({ ...search, ...part }), replace: true });
  return (
    <Card flush>
      <div className={styles.tools}>
        <Select
          compact
          label={t("state")}
          value={search.state ?? ""}
          options={[
            { value: "", label: t("everyState") },
            ...requestStates.map((state) => ({ value: state, label: states(state) })),
          ]}
          onChange={({ target }) => narrow({ state: target.value })}
        />
        <Select
          compact
          label={t("service")}
          value={search.service ?? ""}
          options={[
            { value: "", label: t("everyService") },
            ...services.map((service) => ({ value: service.code, label: nameIn(locale, service) })),
          ]}
          onChange={({ target }) => narrow({ service: target.value })}
        />
      </div>
      <Rows search={search} />
    </Card>
  );
}

function Rows({ search }: { search: ServicesSearch }) {
  const t = useTranslations("servicePages.requests");
  const list = usePlacedPages(requestsQuery(search), rowId);
  const { rows, isFetching, frame, earlier, later } = list;
  if (rows === undefined) return <Loading query={list} label={t("loading")} shape={5} failed={t("failed")} />;
  const isNarrowed = search.state !== undefined || search.service !== undefined;
  if (rows.length === 0) {
    return isNarrowed ? (
      <EmptyState
        title={t("nothingTitle")}
        action={
          <Button renderLink={(slot) => <Link to="/e-services" search={{ view: "requests" }} {...slot} />}>
            {t("showAll")}
          </Button>
        }
      >
        {t("nothingText")}
      </EmptyState>
    ) : (
      <EmptyState
        title={t("noneTitle")}
        action={
          <Button variant="strong" renderLink={(slot) => <Link to="/e-services" {...slot} />}>
            {t("toServices")}
          </Button>
        }
      >
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <MoreRows {...earlier} />
      <ul className={boxClass("list")} aria-busy={isFetching} ref={frame}>
        {rows.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <MoreRows {...later} />
    </>
  );
}
