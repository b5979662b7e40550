import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { endSession as leaveHere } from "#client/session.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { Loading } from "#kit/Loading.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DeviceList, DeviceRow } from "#ui/DeviceList.tsx";
import { Meta } from "#ui/Meta.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { endAllSessions, endSession, sessionsQuery } from "../api.ts";
import styles from "./Security.module.css";

/** What is to be ended, once confirmed: one session, or all. */
type Target = { id: string; device: string } | "all";

/** The devices somebody is signed in on, each with a way to end it. */
export function SessionList() {
  const t = useTranslations("identity.security");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const [target, setTarget] = useState<Target | null>(null);
  const [working, setWorking] = useState(false);
  const [endTokens, setEndTokens] = useState(true);

  const nameOf = (userAgent: string | null): string => {
    const { browser, system } = describeDevice(userAgent);
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknownDevice");
  };

  async function end(): Promise<void> {
    if (target === null) return;
    setWorking(true);
    try {
      if (target === "all") {
        await endAllSessions({ query: { endTokens: endTokens ? "true" : "false" } });
        leaveHere();
        return;
      }
      await endSession({ params: { id: target.id } });
      toast({ message: t("ended"), tone: "success" });
    } catch (reason) {
      // Gone already is as good as ended.
      if (!isProblem(reason, "not_found")) toast({ message: problemText(reason), tone: "danger" });
    } finally {
      setWorking(false);
      setTarget(null);
    }
    await queries.invalidateQueries(sessionsQuery);
  }

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
      <ConfirmDialog
        open={target !== null}
        onClose={() => setTarget(null)}
        onConfirm={() => void end()}
        working={working}
        title={target === null || target === "all" ? t("endAllTitle") : t("endTitle", { device: target.device })}
        confirmLabel={target === "all" ? t("endAll") : t("end")}
      >
        {target === "all" ? (
          <>
            <p>{t("endAllText")}</p>
            <Checkbox
              label={t("endTokens")}
              hint={t("endTokensHint")}
              checked={endTokens}
              onChange={({ target: box }) => setEndTokens(box.checked)}
            />
          </>
        ) : (
          t("endText")
        )}
      </ConfirmDialog>
    </section>
  );
}
