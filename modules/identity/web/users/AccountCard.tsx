import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { useMailDelivery } from "../use-mail-delivery.ts";
import styles from "./Account.module.css";
import { approveAccountEmail, inviteAgain, useRefreshAccounts, resetAccountFactors, activateAccount } from "./api.ts";
import { CloseAccount, type HandOverSlot } from "./CloseAccount.tsx";
import { MailNotice } from "./components/MailNotice.tsx";
import { StateBadge } from "./components/StateBadge.tsx";
import { EmailDialog } from "./EmailDialog.tsx";
import { ViewAsDialog } from "./ViewAsDialog.tsx";

/** What an account is, and what can be done with it. */
export function AccountCard({ account, handOver }: { account: Account; handOver: HandOverSlot }) {
  const t = useTranslations("accounts");
  const formats = useFormats();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const deliversMail = useMailDelivery();
  const [asked, setAsked] = useState<"open" | "close" | "email" | "factors" | "view" | null>(null);
  const invitation = useMutation({
    mutationFn: () => inviteAgain({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t(deliversMail ? "account.invitedAgain" : "account.linkKept"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => refresh(),
  });
  const approval = useMutation({
    mutationFn: () => approveAccountEmail({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t(deliversMail ? "email.approved" : "email.kept"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => refresh(),
  });
  const { can, status } = account;
  const isWaiting = status === "waiting";
  const done = (): void => setAsked(null);
  return (
    <Card title={t("account.title")}>
      <Facts layout="columns" className={styles.facts}>
        <Fact name={t("columns.status")}>
          <StateBadge status={status} />
          {status === "invited" && (
            <span className={textClass("flush", "sm", "muted", "anywhere")}>
              {account.invitationExpiresAt === null
                ? t("account.invitationOver")
                : t("account.invitation", { date: formats.dateTime(account.invitationExpiresAt) })}
            </span>
          )}
        </Fact>
        <Fact name={t("columns.email")}>
          <bdi dir="ltr">{account.email}</bdi>
          {account.pendingEmail !== null && (
            <span className={textClass("flush", "sm", "muted", "anywhere")}>
              {t("account.pending", { email: isolated(account.pendingEmail) })}
            </span>
          )}
          {account.isEmailHeld && (
            <span className={textClass("flush", "sm", "muted", "anywhere")}>{t("email.waits")}</span>
          )}
        </Fact>
        <Fact name={t("account.created")}>
          <Moment at={account.createdAt} style="medium" />
        </Fact>
        <Fact name={t("columns.lastSignedIn")}>
          {account.lastSignedInAt === null ? t("columns.never") : <Moment at={account.lastSignedInAt} style="ago" />}
        </Fact>
        <Fact name={t("factors.title")}>
          {account.secondFactor.hasTotp || account.secondFactor.passkeys > 0
            ? t("factors.held", { app: String(account.secondFactor.hasTotp), passkeys: account.secondFactor.passkeys })
            : t("factors.none")}
        </Fact>
      </Facts>
      {(can.activate || can.deactivate || can.invite || can.changeEmail || can.resetFactors || can.view) && (
        <div className={rowClass(2, "wrap", "above-5")}>
          {can.activate && (
            <Button variant="strong" onClick={() => setAsked("open")}>
              {t(isWaiting ? "account.approve" : "account.activate")}
            </Button>
          )}
          {can.invite && (
            <Button loading={invitation.isPending} loadingLabel={t("saving")} onClick={() => invitation.mutate()}>
              {t("account.inviteAgain")}
            </Button>
          )}
          {can.approveEmail && (
            <Button loading={approval.isPending} loadingLabel={t("saving")} onClick={() => approval.mutate()}>
              {t("email.approve")}
            </Button>
          )}
          {can.changeEmail && <Button onClick={() => setAsked("email")}>{t("account.changeEmail")}</Button>}
          {can.view && <Button onClick={() => setAsked("view")}>{t("viewing.action")}</Button>}
          {can.resetFactors && <Button onClick={() => setAsked("factors")}>{t("factors.reset")}</Button>}
          {can.deactivate && (
            <Button variant="quietDanger" onClick={() => setAsked("close")}>
              {t(isWaiting ? "account.refuse" : "account.deactivate")}
            </Button>
          )}
        </div>
      )}
      {asked === "open" && <OpenAccount account={account} onClose={done} />}
      {asked === "close" && <CloseAccount account={account} handOver={handOver} onClose={done} />}
      {asked === "view" && <ViewAsDialog account={account} onClose={done} />}
      {asked === "factors" && <ResetFactors account={account} onClose={done} />}
      {asked === "email" && <EmailDialog account={account} onClose={done} />}
    </Card>
  );
}

/** Asks before everything but the password is taken from somebody's account. */
function ResetFactors({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetAccountFactors({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t("factors.done", { name }), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("factors.resetTitle", { name })}
      confirmLabel={t("factors.reset")}
      working={isPending}
    >
      {t("factors.resetText")}
    </ConfirmDialog>
  );
}

/** Asks before an account is approved, or opened again. */
function OpenAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const isWaiting = account.status === "waiting";
  const { mutate, isPending } = useMutation({
    mutationFn: () => activateAccount({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t("opening.done", { name }), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="strong"
      onClose={onClose}
      onConfirm={() => mutate()}
      working={isPending}
      title={t(isWaiting ? "opening.approveTitle" : "opening.title", { name })}
      confirmLabel={t(isWaiting ? "account.approve" : "account.activate")}
    >
      <p>{t(isWaiting ? "opening.approveText" : "opening.text")}</p>
      {isWaiting && <MailNotice />}
    </ConfirmDialog>
  );
}
