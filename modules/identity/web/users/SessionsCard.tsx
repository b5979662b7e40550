import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Meta } from "#ui/Meta.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import styles from "./Account.module.css";
import { accountSessionsQuery, endAccountSession, endAccountSessions, useRefreshAccounts } from "./api.ts";
import { LoadState } from "./components/LoadState.tsx";

/** What is to be ended, once confirmed: one session, or all. */
type Target = { id: string; device: string } | "all";

/** The devices somebody is signed in on, each with a way to end it. */
export function SessionsCard({ account }: { account: Account }) {
  const t = useTranslations("accounts.sessions");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const query = useQuery(accountSessionsQuery(account.id));
  const { data } = query;
  const [target, setTarget] = useState<Target | null>(null);
  const name = isolated(nameIn(locale, account));
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Target) =>
      chosen === "all"
        ? endAccountSessions({ params: { id: account.id } })
        : endAccountSession({ params: { id: account.id, session: chosen.id } }),
    onSuccess: () => toast({ message: t("ended"), tone: "success" }),
    onError: (reason) => {
      // Gone already is as good as ended.
      if (!isProblem(reason, "not_found")) toast({ message: problemText(reason), tone: "danger" });
    },
    onSettled: async () => {
      await refresh();
      setTarget(null);
    },
  });
  const nameOf = (userAgent: string | null): string => {
    const { browser, system } = describeDevice(userAgent);
    if (browser !== null && system !== null) return t("device", { browser, system });
    return browser ?? system ?? t("unknown");
  };
  const sessions = data?.data ?? [];
  const mayEnd = account.can.endSessions;
  return (
    <Card
      title={t("title")}
      actions={
        mayEnd &&
        sessions.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setTarget("all")}>
            {t("endAll")}
          </Button>
        )
      }
    >
      {data === undefined ? (
        <LoadState query={query} shape="6rem" headingLevel={3} />
      ) : sessions.length === 0 ? (
        <p className={textClass("flush", "sm", "muted", "anywhere")}>{t("none")}</p>
      ) : (
        <ul className={stackClass(4, "list")}>
          {sessions.map((session) => {
            const device = nameOf(session.userAgent);
            return (
              <li key={session.id} className={rowClass([1, 3], "wrap", "align-center", "between")}>
                <span className={styles.text}>
                  <span className={textClass("ink", "medium")}>{device}</span>
                  <span className={textClass("flush", "sm", "muted", "anywhere")}>
                    <Meta>
                      <span>{t.rich("used", { when: () => <Moment at={session.lastUsedAt} style="ago" /> })}</span>
                      {session.ip !== null && <bdi dir="ltr">{session.ip}</bdi>}
                    </Meta>
                  </span>
                </span>
                {mayEnd && (
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
      <ConfirmDialog
        open={target !== null}
        onClose={() => setTarget(null)}
        onConfirm={() => {
          if (target !== null) mutate(target);
        }}
        working={isPending}
        title={
          target === null || target === "all"
            ? t("endAllTitle", { name })
            : t("endTitle", { name, device: target.device })
        }
        confirmLabel={target === "all" ? t("endAll") : t("end")}
      >
        {t(target === "all" ? "endAllText" : "endText")}
      </ConfirmDialog>
    </Card>
  );
}
