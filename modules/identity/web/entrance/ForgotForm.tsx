import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { forgotPassword } from "../api.ts";
import { useMailDelivery } from "../use-mail-delivery.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import styles from "./Entrance.module.css";
import { EmailField, emailCheck } from "./EmailField.tsx";
import { EntranceForm } from "./EntranceForm.tsx";
import { EntranceHeading } from "./EntranceHeading.tsx";

/** Asks for a link by mail; the answer is the same for every address. */
export function ForgotForm({ next, onMailed }: { next: string | undefined; onMailed: (email: string) => void }) {
  const t = useTranslations("identity");
  const deliversMail = useMailDelivery();
  const { register, errors, frame } = useEntityForm({
    initial: { email: "" },
    async save(values) {
      await forgotPassword({ body: values });
      onMailed(values.email.trim());
    },
  });
  return (
    <>
      <EntranceHeading title={t("forgot.title")} intro={t(deliversMail ? "forgot.intro" : "forgot.introKept")} />
      <EntranceForm {...frame} action={t("forgot.action")}>
        <EmailField autoComplete="username" autoFocus error={errors.email} {...register("email", emailCheck)} />
      </EntranceForm>
      <p className={styles.beside}>
        <Link to="/login" search={next === undefined ? {} : { next }}>
          {t("backToSignIn")}
        </Link>
      </p>
    </>
  );
}
