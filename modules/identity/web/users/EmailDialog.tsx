import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { email, firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useMailDelivery } from "../use-mail-delivery.ts";
import { changeAccountEmail, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { MailNotice } from "./components/MailNotice.tsx";

const check = validated<string>(firstOf(requiredField, email, maxLength(254)));

/** Another address for somebody. */
export function EmailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.email");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshAccounts();
  const deliversMail = useMailDelivery();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const isAtOnce = account.status === "invited" || account.status === "unconfirmed";
  const send = handleSubmit(async (values) => {
    setFailure(null);
    let isHeld: boolean;
    const body = { version: account.version, email: values.email.trim() };
    try {
      const { data } = await changeAccountEmail({ params: { id: account.id }, body });
      isHeld = data.isEmailHeld;
    } catch (error) {
      // Somebody was quicker: what is behind the dialog is read again.
      if (isProblem(error, "stale_version")) void refresh();
      if (isProblem(error, "name_taken")) {
        setError("email", { type: "server", message: error.problem.detail }, { shouldFocus: true });
      } else if (!showFieldProblems<{ email: string }>(error, ["email"], setError)) setFailure(error);
      return;
    }
    await refresh();
    const sent = isAtOnce ? "changed" : isHeld ? "held" : "asked";
    toast({ message: t(deliversMail ? sent : "kept"), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("title", { name: isolated(nameIn(locale, account)) })}
      submitLabel={t("save")}
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(isAtOnce ? "atOnceText" : "text")}</p>
      <MailNotice />
      <TextField
        label={t("label")}
        required
        type="email"
        autoComplete="off"
        data-autofocus=""
        error={errorText(errors.email)}
        {...register("email", { validate: check })}
      />
    </FormDialog>
  );
}
