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
import { changeAccountEmail, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "./components/FormDialog.tsx";

const check = validated<string>(firstOf(requiredField, email, maxLength(254)));

/** Another address for somebody. */
export function EmailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.email");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshAccounts();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const isAtOnce = account.status === "invited" || account.status === "unconfirmed";
  const send = handleSubmit(async (values) => {
    setFailure(null);
    const body = { version: account.version, email: values.email.trim() };
    try {
      await changeAccountEmail({ params: { id: account.id }, body });
    } catch (error) {
      // Somebody was quicker: what is behind the dialog is read again.
      if (isProblem(error, "stale_version")) void refresh();
      if (isProblem(error, "name_taken")) {
        setError("email", { type: "server", message: error.problem.detail }, { shouldFocus: true });
      } else if (!showFieldProblems<{ email: string }>(error, ["email"], setError)) setFailure(error);
      return;
    }
    await refresh();
    toast({ message: t(isAtOnce ? "changed" : "asked"), tone: "success" });
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
