import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { required } from "#shared/validators.ts";
import { PasswordField } from "#ui/PasswordField.tsx";
import { confirmEmail } from "../api.ts";
import styles from "./Entrance.module.css";
import { EntranceForm } from "./EntranceForm.tsx";

export type Confirmed = Awaited<ReturnType<typeof confirmEmail>>["data"];

export interface ConfirmFormProps {
  /** The code of the mailed link. */
  code: string;
  /** The link is a sign-up's. Where the address does not say so, the server's answer does. */
  asksPassword?: boolean;
  onConfirmed: (answer: Confirmed) => void;
  onLinkInvalid: () => void;
}

type Values = { password: string };

/**
 * Confirms an address when the person presses the button: programs that open the links of mails confirm nothing. A sign-up
 * takes its password too, since somebody else may have signed up with the address.
 */
export function ConfirmForm({ code, asksPassword = false, onConfirmed, onLinkInvalid }: ConfirmFormProps) {
  const t = useTranslations("identity");
  const errorText = useFieldErrorText();
  const [isAsked, setIsAsked] = useState(asksPassword);
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { password: "" } });

  async function send({ password }: Values): Promise<void> {
    setFailure(null);
    try {
      onConfirmed((await confirmEmail({ body: { code, ...(isAsked ? { password } : {}) } })).data);
    } catch (error) {
      if (isProblem(error, "link_invalid")) return onLinkInvalid();
      if (!isProblem(error, "password_wrong")) setFailure(error);
      else if (isAsked)
        setError("password", { type: "server", message: t("confirm.passwordWrong") }, { shouldFocus: true });
      setIsAsked(isAsked || isProblem(error, "password_wrong"));
    }
  }

  return (
    <EntranceForm
      failure={failure}
      onSubmit={handleSubmit(send)}
      isSubmitting={formState.isSubmitting}
      action={t("confirm.action")}
      focusesAction={!isAsked}
      after={
        // A new one is mailed to those who are not signed in.
        asksPassword && (
          <p className={styles.beside}>
            <Link to="/login" search={{ view: "forgot" }}>
              {t("confirm.forgot")}
            </Link>
          </p>
        )
      }
    >
      {isAsked && (
        <PasswordField
          label={t("confirm.password")}
          autoComplete="current-password"
          required
          autoFocus
          showLabel={t("showPassword")}
          hideLabelText={t("hidePassword")}
          error={errorText(formState.errors.password)}
          {...register("password", { validate: validated(required) })}
        />
      )}
    </EntranceForm>
  );
}
