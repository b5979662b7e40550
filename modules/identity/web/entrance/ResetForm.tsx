import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { resetPassword } from "../api.ts";
import styles from "./Entrance.module.css";
import { newPasswordCheck, shortestPassword } from "../password.ts";

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
  const problemText = useProblemText();
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
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
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
      <Button
        variant="strong"
        size="lg"
        wide
        type="submit"
        loading={formState.isSubmitting}
        loadingLabel={t("working")}
      >
        {t("reset.action")}
      </Button>
    </form>
  );
}
