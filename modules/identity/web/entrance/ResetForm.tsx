import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { resetPassword } from "../api.ts";
import { newPasswordCheck, shortestPassword } from "../password.ts";
import { EntranceForm } from "./EntranceForm.tsx";

export interface ResetFormProps {
  /** The code of the mailed link. */
  code: string;
  onDone: () => void;
  onLinkInvalid: () => void;
}

type Values = { password: string };

/** A new password by a mailed link. */
export function ResetForm({ code, onDone, onLinkInvalid }: ResetFormProps) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { password: "" } });

  async function send({ password }: Values): Promise<void> {
    setFailure(null);
    try {
      await resetPassword({ body: { code, password } });
      onDone();
    } catch (error) {
      if (isProblem(error, "link_invalid")) return onLinkInvalid();
      if (isProblem(error, "password_breached")) {
        setError("password", { type: "server", message: error.problem.detail }, { shouldFocus: true });
      } else if (!showFieldProblems<Values>(error, ["password"], setError)) setFailure(error);
    }
  }

  return (
    <EntranceForm
      failure={failure}
      onSubmit={handleSubmit(send)}
      isSubmitting={formState.isSubmitting}
      action={t("reset.action")}
    >
      <PasswordField
        label={t("newPassword")}
        autoComplete="new-password"
        required
        autoFocus
        hint={t("passwordHint", { min: shortestPassword })}
        showLabel={t("showPassword")}
        hideLabelText={t("hidePassword")}
        error={errorText(formState.errors.password)}
        {...register("password", { validate: newPasswordCheck })}
      />
    </EntranceForm>
  );
}
