import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "#client/Moment.tsx";
import { endSession as endLocalSession } from "#client/session.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { Loading } from "#kit/Loading.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { DeviceList, DeviceRow } from "#ui/DeviceList.tsx";
import { Meta } from "#ui/Meta.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { endAllSessions, endSession, sessionsQuery } from "../api.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import styles from "./Security.module.css";

/** The sessions to be ended, once confirmed. */
type Target = { id: string; device: string } | "all";

/** The active sessions of the signed-in user; each can be ended. */
export function SessionList() {
  const t = useTranslations("identity.security");
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const [target, setTarget] = useState<Target | null>(null);
  const [endTokens, setEndTokens] = useState(true);

  const nameOf = (userAgent: string | null): string => {
    const { browser, system } = describeDevice(userAgent);
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknownDevice");
  };

  const close = (): void => setTarget(null);
  return (
    <section className={styles.sessions} aria-labelledby="sessions">
      <h3 className={textClass("flush", "md")} id="sessions">
        {t("sessionsTitle")}
      </h3>
      {data === undefined && (
        <Loading query={query} label={t("sessionsLoading")} shape={2} failed={t("sessionsFailed")} headingLevel={3} />
      )}
      {data !== undefined && (
        <>
          <DeviceList>
            {data.data.map((session) => {
              const device = nameOf(session.userAgent);
              return (
                <DeviceRow
                  key={session.id}
                  isPhone={describeDevice(session.userAgent).kind === "phone"}
                  name={device}
                  badges={
                    <>
                      {session.isCurrent && <Badge tone="action">{t("thisDevice")}</Badge>}
                      {session.isNewDevice && !session.isCurrent && <Badge tone="saffron">{t("newDevice")}</Badge>}
                    </>
                  }
                  facts={
                    <Meta>
                      <span>
                        {session.isCurrent
                          ? t("activeNow")
                          : t.rich("lastUsed", { when: () => <Moment at={session.lastUsedAt} style="ago" /> })}
                      </span>
                      {session.ip !== null && <bdi dir="ltr">{session.ip}</bdi>}
                    </Meta>
                  }
                  action={
                    !session.isCurrent && (
                      <Button
                        size="sm"
                        variant="quiet"
                        aria-label={t("endOf", { device })}
                        onClick={() => setTarget({ id: session.id, device })}
                      >
                        {t("end")}
                      </Button>
                    )
                  }
                />
              );
            })}
          </DeviceList>
          <div className={boxClass("above-5")}>
            <Button variant="quiet" onClick={() => setTarget("all")}>
              {t("endAll")}
            </Button>
          </div>
        </>
      )}
      {target === "all" && (
        <ConfirmAction
          title={t("endAllTitle")}
          confirmLabel={t("endAll")}
          run={() => endAllSessions({ query: { endTokens: endTokens ? "true" : "false" } }).then(endLocalSession)}
          refresh={() => void queries.invalidateQueries(sessionsQuery)}
          onClose={close}
        >
          <p>{t("endAllText")}</p>
          <Checkbox
            label={t("endTokens")}
            hint={t("endTokensHint")}
            checked={endTokens}
            onChange={({ target: box }) => setEndTokens(box.checked)}
          />
        </ConfirmAction>
      )}
      {target !== null && target !== "all" && (
        <ConfirmAction
          title={t("endTitle", { device: target.device })}
          confirmLabel={t("end")}
          run={() => endSession({ params: { id: target.id } })}
          message={t("ended")}
          ignoresMissing
          refresh={() => void queries.invalidateQueries(sessionsQuery)}
          onClose={close}
        >
          {t("endText")}
        </ConfirmAction>
      )}
    </section>
  );
}
