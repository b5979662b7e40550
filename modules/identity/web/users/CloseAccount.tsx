import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { deactivateAccount, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { MailNotice } from "./components/MailNotice.tsx";

const check = validated<string>(firstOf(requiredField, maxLength(500)));

/** What waits for somebody alone, to be given to others before they leave: another module's. */
export type HandOverSlot = (personId: string, onDone: () => void) => ReactNode;

/** Asks why before an account is closed, or one that waits is refused. */
export function CloseAccount({
  account,
  handOver,
  onClose,
}: {
  account: Account;
  handOver: HandOverSlot;
  onClose: () => void;
}) {
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
      submitLabel={t(isWaiting ? "account.refuse" : "account.deactivate")}
      tone="danger"
      size="sm"
      {...frame}
    >
      {isProblem(failure, "approvals_waiting") && handOver(account.id, () => setFailure(null))}
      <p>{t(isWaiting ? "closing.refuseText" : "closing.text")}</p>
      {isWaiting && <MailNotice />}
      <TextArea
        label={t("closing.reason")}
        hint={t("closing.reasonHint")}
        required
        dir="auto"
        minRows={2}
        data-autofocus=""
        {...input("reason", { validate: check })}
      />
    </FormDialog>
  );
}
