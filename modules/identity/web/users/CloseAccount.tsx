import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { deactivateAccount, useRefreshAccounts } from "./api.ts";
import { MailNotice } from "./components/MailNotice.tsx";
import { ReasonField } from "./components/ReasonField.tsx";

/** Another module's form that reassigns pending approvals before an account is closed. */
export type HandOverSlot = (personId: string, onDone: () => void) => ReactNode;

export interface CloseAccountProps {
  account: Account;
  handOver: HandOverSlot;
  onClose: () => void;
}

/** Asks for a reason before an account is closed, or a pending one is rejected. */
export function CloseAccount({ account, handOver, onClose }: CloseAccountProps) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const isWaiting = account.status === "waiting";
  const { input, failure, setFailure, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    async save({ reason }) {
      await deactivateAccount({ params: { id: account.id }, body: { reason: reason.trim() } });
      await refresh();
      return t("closing.done", { name });
    },
  });
  return (
    <FormDialog
      title={t(isWaiting ? "closing.refuseTitle" : "closing.title", { name })}
      submitLabel={t(isWaiting ? "account.refuse" : "several.action.deactivate")}
      tone="danger"
      size="sm"
      {...frame}
    >
      {isProblem(failure, "approvals_waiting") && handOver(account.id, () => setFailure(null))}
      <p>{t(isWaiting ? "closing.refuseText" : "closing.text")}</p>
      {isWaiting && <MailNotice />}
      <ReasonField label={t("closing.reason")} hint={t("closing.reasonHint")} input={input} />
    </FormDialog>
  );
}
