import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import type { TeamRequest } from "#modules/team/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { listRequests } from "./api.ts";
import { MemberName } from "./components/MemberName.tsx";
import styles from "./components/Team.module.css";

function Row({ request }: { request: TeamRequest }) {
  const t = useTranslations("teamPage.requests");
  const formats = useFormats();
  const { id, person, service, change, from, to, submittedAt, isMine } = request;
  const dates =
    from === null || to === null
      ? null
      : from === to
        ? formats.date(from, "medium")
        : t("dates", { from: formats.date(from, "day"), to: formats.date(to, "medium") });
  return (
    <li className={classNames(styles.note, rowClass([2, 4], "wrap", "align-center", "between"))}>
      <MemberName person={person} />
      <span className={stackClass(0, "grows")}>
        <span className={textClass("ink", "medium")}>
          <bdi>{service === null ? t(change) : formats.name(service)}</bdi>
        </span>
        <span className={textClass("sm", "muted")}>
          {dates}
          {submittedAt !== null && (
            <>
              {dates !== null && " · "}
              {t.rich("sent", { when: () => <Moment at={submittedAt} style="ago" /> })}
            </>
          )}
        </span>
      </span>
      {isMine ? (
        <Button
          size="sm"
          renderLink={(slot) => (
            <Link
              to="/e-services/requests/$id"
              params={{ id }}
              {...slot}
              aria-label={t("decideOf", { name: isolated(formats.name(person)) })}
            />
          )}
        >
          {t("decide")}
        </Button>
      ) : (
        <span className={textClass("sm", "muted")}>{t("waits")}</span>
      )}
    </li>
  );
}

/** Requests of the team that wait; those that wait for the reader lead to their page. */
export function RequestsView({ manager }: { manager: string | undefined }) {
  const t = useTranslations("teamPage");
  const query = useQuery(queryOf(listRequests, { query: { manager } }, { staleTime: 0, refetchOnWindowFocus: true }));
  const { data } = query;
  return (
    <Card flush>
      {data === undefined ? (
        <Loading query={query} label={t("loading")} shape={5} failed={t("failed")} />
      ) : data.data.length === 0 ? (
        <EmptyState title={t("requests.empty")}>{t("requests.emptyText")}</EmptyState>
      ) : (
        <>
          <ul className={boxClass("list")}>
            {data.data.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
          {data.data.some(({ isMine }) => isMine) && (
            <p className={classNames(styles.note, textClass("flush"))}>
              <Link to="/work-list">{t("requests.workList")}</Link>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
