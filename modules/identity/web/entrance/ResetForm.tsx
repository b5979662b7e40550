import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { resetPassword } from "../api.ts";
import { Password } from "../components/Password.tsx";
import { newPasswordCheck, minPasswordLength } from "../password.ts";
import { EntranceForm } from "./EntranceForm.tsx";

export interface ResetFormProps {
  /** The code of the mailed link. */
  code: string;
  onDone: () => void;
  onLinkInvalid: () => void;
}

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
