import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { required } from "#shared/validators.ts";
import { confirmEmail, resetPassword } from "../api.ts";
import { Password } from "../components/Password.tsx";
import { newPasswordCheck, minPasswordLength } from "../password.ts";
import styles from "./Entrance.module.css";
import { EntranceForm } from "./EntranceForm.tsx";

interface LinkFormProps {
  /** The code of the mailed link. */
  code: string;
  onLinkInvalid: () => void;
}

export type Confirmed = Awaited<ReturnType<typeof confirmEmail>>["data"];

interface ConfirmFormProps extends LinkFormProps {
  /** For links of a sign-up. Without it the server requests the password. */
  asksPassword?: boolean;
  onConfirmed: (answer: Confirmed) => void;
}

/**
 * Confirms an email address by a button press: programs that open the links of mails confirm nothing. A sign-up
 * requires its password too, since another person may have signed up with the address.
 */
export function ConfirmForm({ code, asksPassword = false, onConfirmed, onLinkInvalid }: ConfirmFormProps) {
  const t = useTranslations("identity");
  const [isAsked, setIsAsked] = useState(asksPassword);
  const { input, frame } = useEntityForm({
    initial: { password: "" },
    fields: [],
    async save({ password }) {
      onConfirmed((await confirmEmail({ body: { code, ...(isAsked ? { password } : {}) } })).data);
    },
    onRefused(error, { setError }) {
      const [isOver, isWrong] = [isProblem(error, "link_invalid"), isProblem(error, "password_wrong")];
      if (isOver) onLinkInvalid();
      if (isWrong && isAsked)
        setError("password", { type: "server", message: t("confirm.passwordWrong") }, { shouldFocus: true });
      if (isWrong) setIsAsked(true);
      return isOver || isWrong;
    },
  });

  return (
    <EntranceForm
      {...frame}
      action={t("confirm.action")}
      focusesAction={!isAsked}
      after={
        // Without a session a new one is mailed.
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
        <Password
          label={t("confirm.password")}
          autoComplete="current-password"
          autoFocus
          {...input("password", { validate: validated(required) })}
        />
      )}
    </EntranceForm>
  );
}

export function ResetForm({ code, onDone, onLinkInvalid }: LinkFormProps & { onDone: () => void }) {
  const t = useTranslations("identity");
  const { input, frame } = useEntityForm({
    initial: { password: "" },
    onClose: onDone,
    fieldOf: { password_breached: "password" },
    async save({ password }) {
      await resetPassword({ body: { code, password } });
    },
    onRefused(error) {
      const isOver = isProblem(error, "link_invalid");
      if (isOver) onLinkInvalid();
      return isOver;
    },
  });
  return (
    <EntranceForm {...frame} action={t("reset.action")}>
      <Password
        label={t("newPassword")}
        autoComplete="new-password"
        autoFocus
        hint={t("passwordHint", { min: minPasswordLength })}
        {...input("password", { validate: newPasswordCheck })}
      />
    </EntranceForm>
  );
}
