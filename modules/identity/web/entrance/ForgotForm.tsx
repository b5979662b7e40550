import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { forgotPassword, useMailDelivery } from "../api.ts";
import { EmailField, emailCheck } from "./EmailField.tsx";
import styles from "./Entrance.module.css";
import { EntranceForm, EntranceHeading } from "./EntranceForm.tsx";

export interface ForgotFormProps {
  next: string | undefined;
  onMailed: (email: string) => void;
}

/** Requests a link by mail; the response is the same for every address. */
export function ForgotForm({ next, onMailed }: ForgotFormProps) {
  const t = useTranslations("identity");
  const deliversMail = useMailDelivery();
  const { input, frame } = useEntityForm({
    initial: { email: "" },
    async save(values) {
      await forgotPassword({ body: values });
      onMailed(values.email.trim());
    },
  });
  return (
    <>
      <EntranceHeading title={t("signIn.forgot")} intro={t(deliversMail ? "forgot.intro" : "forgot.introKept")} />
      <EntranceForm {...frame} action={t("forgot.action")}>
        <EmailField autoComplete="username" autoFocus {...input("email", { validate: emailCheck })} />
      </EntranceForm>
      <p className={styles.beside}>
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("backToSignIn")}
        </Link>
      </p>
    </>
  );
}
