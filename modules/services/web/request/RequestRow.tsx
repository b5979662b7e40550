import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { RequestSummary } from "#modules/services/contract/schemas-request.ts";
import { nameIn } from "#shared/locale.ts";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { textClass } from "#ui/primitives.ts";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { StateBadge } from "../components/StateBadge.tsx";
import styles from "./RequestList.module.css";

/** One of my requests: what it asks for, where it is and by when it should be decided. */
export function RequestRow({ request }: { request: RequestSummary }) {
  const t = useTranslations("servicePages.requests");
  const formats = useFormats();
  const locale = useLocale();
  const { id, service, state, deciders, deciderCount, submittedAt, createdAt, endedAt, expectedBy } = request;
  const name = <bdi>{nameIn(locale, service)}</bdi>;
  const first = deciders[0];
  return (
    <ListRow className={styles.row} data-row={request.id}>
      <ServiceTile icon={service.icon} />
      <div className={styles.main}>
        <p className={textClass("ink", "medium", "anywhere")}>
          <Link to="/e-services/requests/$id" params={{ id }} data-cover="">
            {name}
          </Link>
        </p>
        <p className={textClass("xs", "muted")}>
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
            {state === "waiting" && expectedBy !== null && (
              <span>{t("expectedBy", { date: formats.date(expectedBy, "day") })}</span>
            )}
            {endedAt !== null && (
              <span>
                <Moment at={endedAt} style="medium" />
              </span>
            )}
          </Meta>
        </p>
      </div>
      <span className={textClass("xs", "muted")}>
        <Moment at={submittedAt ?? createdAt} />
      </span>
    </ListRow>
  );
}
