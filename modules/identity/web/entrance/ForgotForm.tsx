import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems } from "#client/form-errors.ts";
import { forgotPassword } from "../api.ts";
import { useMailDelivery } from "../use-mail-delivery.ts";
import styles from "./Entrance.module.css";
import { EmailField, emailCheck } from "./EmailField.tsx";
import { EntranceForm } from "./EntranceForm.tsx";
import { EntranceHeading } from "./EntranceHeading.tsx";

type Values = { email: string };

/** Asks for a link by mail; the answer is the same for every address. */
export function ForgotForm({ next, onMailed }: { next: string | undefined; onMailed: (email: string) => void }) {
  const t = useTranslations("identity");
  const deliversMail = useMailDelivery();
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
      <EntranceHeading title={t("forgot.title")} intro={t(deliversMail ? "forgot.intro" : "forgot.introKept")} />
      <EntranceForm
        failure={failure}
        onSubmit={handleSubmit(send)}
        isSubmitting={formState.isSubmitting}
        action={t("forgot.action")}
      >
        <EmailField
          autoComplete="username"
          autoFocus
          error={formState.errors.email}
          {...register("email", emailCheck)}
        />
      </EntranceForm>
      <p className={styles.beside}>
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("backToSignIn")}
        </Link>
      </p>
    </>
  );
}
