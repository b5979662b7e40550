import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
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

/**
 * Confirms an address when the person presses the button: programs that open the links of mails confirm nothing. A sign-up
 * takes its password too, since somebody else may have signed up with the address.
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
          {...input("password", { validate: validated(required) })}
        />
      )}
    </EntranceForm>
  );
}
