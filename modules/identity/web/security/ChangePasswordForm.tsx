import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { changePassword, sessionsQuery } from "../api.ts";
import { ownTokensQuery } from "../tokens/api.ts";
import { newPasswordCheck, shortestPassword } from "../password.ts";
import styles from "./Security.module.css";

type Values = { currentPassword: string; newPassword: string; endTokens: boolean };
const fields = ["currentPassword", "newPassword"] as const;

/** A new password for somebody who knows the old one; the other devices are signed out. */
export function ChangePasswordForm() {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState, reset } = useForm<Values>({
    defaultValues: { currentPassword: "", newPassword: "", endTokens: true },
  });
  const words = { showLabel: t("showPassword"), hideLabelText: t("hidePassword"), required: true };

  async function send(values: Values): Promise<void> {
    setFailure(null);
    try {
      await changePassword({ body: values });
      reset();
      toast({ message: t("security.changed"), tone: "success" });
      await Promise.all([sessionsQuery, ownTokensQuery].map((query) => queries.invalidateQueries(query)));
    } catch (error) {
      const field = isProblem(error, "password_wrong")
        ? "currentPassword"
        : isProblem(error, "password_breached")
          ? "newPassword"
          : null;
      if (field !== null) setError(field, { type: "server", message: problemText(error) }, { shouldFocus: true });
      else if (!showFieldProblems<Values>(error, fields, setError)) setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <h3 className={styles.heading}>{t("security.passwordTitle")}</h3>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <div className={styles.passwords}>
        <PasswordField
          {...words}
          label={t("security.currentPassword")}
          autoComplete="current-password"
          error={errorText(formState.errors.currentPassword)}
          {...register("currentPassword", { validate: validated(required) })}
        />
        <PasswordField
          {...words}
          label={t("newPassword")}
          autoComplete="new-password"
          hint={t("passwordHint", { min: shortestPassword })}
          error={errorText(formState.errors.newPassword)}
          {...register("newPassword", { validate: newPasswordCheck })}
        />
      </div>
      <Checkbox label={t("security.endTokens")} hint={t("security.endTokensHint")} {...register("endTokens")} />
      <div>
        <Button type="submit" loading={formState.isSubmitting} loadingLabel={t("security.changing")}>
          {t("security.changePassword")}
        </Button>
      </div>
    </form>
  );
}
