import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Fact, Facts } from "#ui/Facts.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { useAction } from "#kit/use-action.ts";
import { useMailDelivery } from "../api.ts";
import styles from "./Account.module.css";
import { activateAccount, approveAccountEmail, inviteAgain, resetAccountFactors, useRefreshAccounts } from "./api.ts";
import { CloseAccount, EmailDialog, ViewAsDialog, type HandOverSlot } from "./AccountDialogs.tsx";
import { MailNotice } from "./components/MailNotice.tsx";
import { StateBadge } from "./components/StateBadge.tsx";

const note = textClass("flush", "sm", "muted", "anywhere");

export function AccountCard({ account, handOver }: { account: Account; handOver: HandOverSlot }) {
  const t = useTranslations("accounts");
  const saving = useTranslations("kit")("saving");
  const locale = useLocale();
  const formats = useFormats();
  const refresh = useRefreshAccounts();
  const deliversMail = useMailDelivery();
  const [openDialog, setOpenDialog] = useState<"open" | "close" | "email" | "factors" | "view" | null>(null);
  const { can, status, secondFactor } = account;
  const params = { id: account.id };
  const invitation = useAction({
    run: () => inviteAgain({ params }),
    message: t(deliversMail ? "account.invitedAgain" : "account.linkKept"),
    refresh,
  });
  const approval = useAction({
    run: () => approveAccountEmail({ params }),
    message: t(deliversMail ? "email.asked" : "email.kept"),
    refresh,
  });
  const name = isolated(nameIn(locale, account));
  const isWaiting = status === "waiting";
  const onClose = (): void => setOpenDialog(null);
  return (
    <Card title={t("account.title")}>
      <Facts layout="columns" className={styles.facts}>
        <Fact name={t("columns.status")}>
          <StateBadge status={status} />
          {status === "invited" && (
            <span className={note}>
              {account.invitationExpiresAt === null
                ? t("account.invitationOver")
                : t("account.invitation", { date: formats.dateTime(account.invitationExpiresAt) })}
            </span>
          )}
        </Fact>
        <Fact name={t("columns.email")}>
          <bdi dir="ltr">{account.email}</bdi>
          {account.pendingEmail !== null && (
            <span className={note}>{t("account.pending", { email: isolated(account.pendingEmail) })}</span>
          )}
          {account.isEmailHeld && <span className={note}>{t("email.waits")}</span>}
        </Fact>
        <Fact name={t("account.created")}>
          <Moment at={account.createdAt} style="medium" />
        </Fact>
        <Fact name={t("columns.lastSignedIn")}>
          {account.lastSignedInAt === null ? t("columns.never") : <Moment at={account.lastSignedInAt} style="ago" />}
        </Fact>
        <Fact name={t("factors.title")}>
          {secondFactor.hasTotp || secondFactor.passkeys > 0
            ? t("factors.held", { app: String(secondFactor.hasTotp), passkeys: secondFactor.passkeys })
            : t("factors.none")}
        </Fact>
      </Facts>
      {(can.activate || can.deactivate || can.invite || can.changeEmail || can.resetFactors || can.view) && (
        <div className={rowClass(2, "wrap", "above-5")}>
          {can.activate && (
            <Button variant="strong" onClick={() => setOpenDialog("open")}>
              {t(isWaiting ? "account.approve" : "action.activate")}
            </Button>
          )}
          {can.invite && (
            <Button loading={invitation.isPending} loadingLabel={saving} onClick={() => invitation.mutate()}>
              {t("account.inviteAgain")}
            </Button>
          )}
          {can.approveEmail && (
            <Button loading={approval.isPending} loadingLabel={saving} onClick={() => approval.mutate()}>
              {t("email.approve")}
            </Button>
          )}
          {can.changeEmail && <Button onClick={() => setOpenDialog("email")}>{t("account.changeEmail")}</Button>}
          {can.view && <Button onClick={() => setOpenDialog("view")}>{t("viewing.action")}</Button>}
          {can.resetFactors && <Button onClick={() => setOpenDialog("factors")}>{t("factors.reset")}</Button>}
          {can.deactivate && (
            <Button variant="quietDanger" onClick={() => setOpenDialog("close")}>
              {t(isWaiting ? "account.refuse" : "action.deactivate")}
            </Button>
          )}
        </div>
      )}
      {openDialog === "open" && (
        <ConfirmAction
          tone="strong"
          title={t(isWaiting ? "opening.approveTitle" : "opening.title", { name })}
          confirmLabel={t(isWaiting ? "account.approve" : "action.activate")}
          run={() => activateAccount({ params })}
          message={t("opening.done", { name })}
          {...{ refresh, onClose }}
        >
          <p>{t(isWaiting ? "opening.approveText" : "opening.text")}</p>
          {isWaiting && <MailNotice />}
        </ConfirmAction>
      )}
      {openDialog === "factors" && (
        <ConfirmAction
          title={t("factors.resetTitle", { name })}
          confirmLabel={t("factors.reset")}
          run={() => resetAccountFactors({ params })}
          message={t("factors.done", { name })}
          {...{ refresh, onClose }}
        >
          {t("factors.resetText")}
        </ConfirmAction>
      )}
      {openDialog === "close" && <CloseAccount {...{ account, handOver, onClose }} />}
      {openDialog === "view" && <ViewAsDialog {...{ account, onClose }} />}
      {openDialog === "email" && <EmailDialog {...{ account, onClose }} />}
    </Card>
  );
}
