import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { email, firstOf, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextField } from "#ui/TextField.tsx";
import { forgotPassword } from "../api.ts";
import styles from "./Entrance.module.css";
import { EntranceHeading } from "./EntranceHeading.tsx";

type Values = { email: string };

/** Asks for a link by mail; the answer is the same for every address. */
export function ForgotForm({ next, onMailed }: { next: string | undefined; onMailed: (email: string) => void }) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { email: "" } });

  async function send(values: Values): Promise<void> {
    setFailure(null);
    try {
      await forgotPassword({ body: values });
      onMailed(values.email.trim());
    } catch (error) {
      if (!showFieldProblems<Values>(error, ["email"], setError)) setFailure(error);
    }
  }

  return (
    <>
      <EntranceHeading title={t("forgot.title")} intro={t("forgot.intro")} />
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
        <TextField
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          error={errorText(formState.errors.email)}
          {...register("email", { validate: validated(firstOf(required, email)) })}
        />
        <Button
          variant="strong"
          size="lg"
          wide
          type="submit"
          loading={formState.isSubmitting}
          loadingLabel={t("working")}
        >
          {t("forgot.action")}
        </Button>
      </form>
      <p className={styles.beside}>
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("backToSignIn")}
        </Link>
      </p>
    </>
  );
}
