import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { queryOf } from "#client/query.ts";
import { Loading } from "#kit/Loading.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { listExpiring } from "./api.ts";
import { MemberName } from "./components/MemberName.tsx";
import styles from "./components/Team.module.css";

/** Lists leave of the team that expires soon. */
export function ExpiringView({ manager }: { manager: string | undefined }) {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const query = useQuery(queryOf(listExpiring, { query: { manager } }));
  const { data } = query;
  return (
    <Card flush>
      {data === undefined ? (
        <Loading query={query} label={t("loading")} shape={5} failed={t("failed")} />
      ) : data.data.length === 0 ? (
        <EmptyState title={t("expiring.empty")}>{t("expiring.emptyText")}</EmptyState>
      ) : (
        <>
          <p className={classNames(styles.note, textClass("flush", "muted"))}>{t("expiring.intro")}</p>
          <ul className={boxClass("list")}>
            {data.data.map(({ person, type, date, days }, at) => (
              <li
                key={`${person.id} ${date} ${at}`}
                className={classNames(styles.note, rowClass([2, 4], "wrap", "align-center", "between"))}
              >
                <MemberName person={person} />
                <span className={stackClass(0, "grows")}>
                  {type !== null && (
                    <span className={textClass("ink", "medium")}>
                      <bdi>{formats.name(type)}</bdi>
                    </span>
                  )}
                  <span className={textClass("sm", "muted")}>
                    {t("expiring.until", { date: isolated(formats.dateInBoth(date, "medium")) })}
                  </span>
                </span>
                <span className={textClass("ink", "medium", "tabular")}>
                  {t("expiring.days", { count: days, days: formats.number(days) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
