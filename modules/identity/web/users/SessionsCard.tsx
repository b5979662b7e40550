import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { describeDevice } from "#modules/identity/contract/device.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { Loading } from "#kit/Loading.tsx";
import styles from "../components/Words.module.css";
import { accountSessionsQuery, endAccountSession, endAccountSessions, useRefreshAccounts } from "./api.ts";

/** The sessions to be ended, once confirmed. */
type Target = { id: string; device: string } | "all";

/** The active sessions of a user; each can be ended. */
export function SessionsCard({ account: { id, can, ...names } }: { account: Account }) {
  const t = useTranslations("accounts.sessions");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const query = useQuery(accountSessionsQuery(id));
  const [target, setTarget] = useState<Target | null>(null);
  const name = isolated(nameIn(locale, names));
  const nameOf = (userAgent: string | null): string => {
    const { browser, system } = describeDevice(userAgent);
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknown");
  };
  const sessions = query.data?.data;
  return (
    <Card
      title={t("title")}
      actions={
        can.endSessions &&
        sessions !== undefined &&
        sessions.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setTarget("all")}>
            {t("endAll")}
          </Button>
        )
      }
    >
      {sessions === undefined ? (
        <Loading query={query} shape="6rem" headingLevel={3} />
      ) : sessions.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("none")}</p>
      ) : (
        <ul className={stackClass(4, "list")}>
          {sessions.map((session) => {
            const device = nameOf(session.userAgent);
            return (
              <li key={session.id} className={rowClass([1, 3], "wrap", "align-center", "between")}>
                <span className={styles.words}>
                  <span className={textClass("ink", "medium")}>{device}</span>
                  <span className={textClass("flush", "sm", "muted", "anywhere")}>
                    <Meta>
                      <span>{t.rich("used", { when: () => <Moment at={session.lastUsedAt} style="ago" /> })}</span>
                      {session.ip !== null && <bdi dir="ltr">{session.ip}</bdi>}
                    </Meta>
                  </span>
                </span>
                {can.endSessions && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t("endOf", { device })}
                    onClick={() => setTarget({ id: session.id, device })}
                  >
                    {t("end")}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {target !== null && (
        <ConfirmAction<unknown>
          title={target === "all" ? t("endAllTitle", { name }) : t("endTitle", { name, device: target.device })}
          confirmLabel={t(target === "all" ? "endAll" : "end")}
          run={() =>
            target === "all"
              ? endAccountSessions({ params: { id } })
              : endAccountSession({ params: { id, session: target.id } })
          }
          message={t("ended")}
          ignoresMissing
          refresh={refresh}
          onClose={() => setTarget(null)}
        >
          {t(target === "all" ? "endAllText" : "endText")}
        </ConfirmAction>
      )}
    </Card>
  );
}
