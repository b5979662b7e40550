import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deactivateAccount, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
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
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshAccounts();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const name = isolated(nameIn(locale, account));
  const isWaiting = account.status === "waiting";
  const send = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      await deactivateAccount({ params: { id: account.id }, body: { reason: reason.trim() } });
    } catch (error) {
      if (!showFieldProblems<{ reason: string }>(error, ["reason"], setError)) setFailure(error);
      return;
    }
    await refresh();
    toast({ message: t("closing.done", { name }), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t(isWaiting ? "closing.refuseTitle" : "closing.title", { name })}
      submitLabel={t(isWaiting ? "account.refuse" : "account.deactivate")}
      tone="danger"
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
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
        error={errorText(errors.reason)}
        {...register("reason", { validate: check })}
      />
    </FormDialog>
  );
}
