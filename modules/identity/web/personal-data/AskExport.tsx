import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { PersonalExport } from "#modules/identity/contract/schemas-personal-data.ts";
import { required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PasswordField } from "#ui/PasswordField.tsx";
import { askPersonalExport, personalExportQuery } from "./api.ts";
import styles from "./MyDataPanel.module.css";

/** Asks for an archive; with the password, when its owner signed in some time ago, else not before they do so again. */
export function AskExport({ kept }: { kept: PersonalExport }) {
  const t = useTranslations("personalData");
  const words = useTranslations("identity");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: "" } });

  async function send({ password }: { password: string }): Promise<void> {
    setFailure(null);
    try {
      const answer = await askPersonalExport({ body: password === "" ? {} : { password } });
      queries.setQueryData(personalExportQuery.queryKey, answer);
    } catch (error) {
      if (isProblem(error, "password_wrong")) {
        // Where none was asked for, none is wrong: the field appears, and says nothing yet.
        if (password !== "")
          setError("password", { type: "server", message: problemText(error) }, { shouldFocus: true });
      } else if (!showFieldProblems<{ password: string }>(error, ["password"], setError)) setFailure(error);
      // Since when one is signed in, or whether one is being made, may be otherwise than this page thought.
      if (isProblem(error)) await queries.invalidateQueries(personalExportQuery);
    }
  }

  if (kept.needsPassword && !kept.hasPassword)
    return (
      <p role="status" className={styles.hint}>
        {t("signInAgain")}
      </p>
    );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      {kept.needsPassword && (
        <PasswordField
          label={t("password")}
          hint={t("passwordHint")}
          showLabel={words("showPassword")}
          hideLabelText={words("hidePassword")}
          autoComplete="current-password"
          required
          error={errorText(formState.errors.password)}
          {...register("password", { validate: validated(required) })}
        />
      )}
      <div>
        <Button type="submit" loading={formState.isSubmitting} loadingLabel={t("asking")}>
          {t(kept.state === "none" ? "ask" : "askAgain")}
        </Button>
      </div>
    </form>
  );
}
