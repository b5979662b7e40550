import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { required } from "#shared/validators.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { linkAccount } from "./api.ts";

type Values = { currentPassword: string };

/** Asks for the password, then leaves for the provider. */
export function LinkAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("linkedAccount");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { currentPassword: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    setFailure(null);
    try {
      const { data } = await linkAccount({ body });
      setIsLeaving(true);
      location.assign(data.address);
    } catch (error) {
      if (isProblem(error, "password_wrong"))
        setError("currentPassword", { type: "server", message: problemText(error) }, { shouldFocus: true });
      else if (!showFieldProblems<Values>(error, ["currentPassword"], setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={t("linkTitle")}
      submitLabel={t("go")}
      sendingLabel={t("going")}
      cancelLabel={t("cancel")}
      size="sm"
      isSending={isSubmitting || isLeaving}
      isDirty={isDirty}
      failure={failure === null ? null : problemText(failure)}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("linkText")}</p>
      <PasswordField
        label={t("currentPassword")}
        autoComplete="current-password"
        required
        data-autofocus=""
        showLabel={t("showPassword")}
        hideLabelText={t("hidePassword")}
        error={errorText(errors.currentPassword)}
        {...register("currentPassword", { validate: validated(required) })}
      />
    </FormDialog>
  );
}
