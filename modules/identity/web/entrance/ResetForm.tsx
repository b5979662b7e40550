import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
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

/** A new password by a mailed link. */
export function ResetForm({ code, onDone, onLinkInvalid }: ResetFormProps) {
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
      <PasswordField
        label={t("newPassword")}
        autoComplete="new-password"
        required
        autoFocus
        hint={t("passwordHint", { min: shortestPassword })}
        showLabel={t("showPassword")}
        hideLabelText={t("hidePassword")}
        {...input("password", { validate: newPasswordCheck })}
      />
    </EntranceForm>
  );
}
