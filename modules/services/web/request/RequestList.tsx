import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import type { RequestSummary } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { requestsQuery, servicesQuery } from "../api.ts";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import { readServicesSearch, requestStates, type ServicesSearch } from "../search.ts";
import styles from "./RequestList.module.css";

/** The user's own requests, newest first, with filters in the address. */
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
      <div className={classNames(rowClass([3, 4], "wrap"), styles.tools)}>
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
  if (rows.length === 0) {
    const isNarrowed = search.state !== undefined || search.service !== undefined;
    return (
      <EmptyState
        title={t(isNarrowed ? "nothingTitle" : "noneTitle")}
        action={
          <Button
            variant={isNarrowed ? "soft" : "strong"}
            renderLink={(slot) => <Link to="/e-services" search={isNarrowed ? { view: "requests" } : {}} {...slot} />}
          >
            {t(isNarrowed ? "showAll" : "toServices")}
          </Button>
        }
      >
        {t(isNarrowed ? "nothingText" : "noneText")}
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

/** A request with its state, its first approver and the expected date of the decision. */
function RequestRow({ request }: { request: RequestSummary }) {
  const t = useTranslations("servicePages.requests");
  const formats = useFormats();
  const locale = useLocale();
  const { id, service, state, deciders, deciderCount, submittedAt, createdAt, endedAt, expectedBy } = request;
  const [first] = deciders;
  return (
    <ListRow className={styles.row} data-row={id}>
      <ServiceTile icon={service.icon} />
      <div className={stackClass(1, "shrinks")}>
        <p className={textClass("flush", "ink", "medium", "anywhere")}>
          <Link to="/e-services/requests/$id" params={{ id }} data-cover="">
            <bdi>{nameIn(locale, service)}</bdi>
          </Link>
        </p>
        <p className={textClass("flush", "xs", "muted")}>
          <Meta>
            <StateBadge state={state} />
            {state === "waiting" && first !== undefined && (
              <span>
                {t.rich("waitsFor", {
                  name: () => <bdi>{nameIn(locale, first.person)}</bdi>,
                  others: deciderCount - 1,
                })}
              </span>
            )}
            {state === "waiting" && expectedBy !== null && t("expectedBy", { date: formats.date(expectedBy, "day") })}
            {endedAt !== null && <Moment at={endedAt} style="medium" />}
          </Meta>
        </p>
      </div>
      <span className={textClass("xs", "muted")}>
        <Moment at={submittedAt ?? createdAt} />
      </span>
    </ListRow>
  );
}
