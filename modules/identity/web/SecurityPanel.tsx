import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { NewAddress } from "./factors/NewAddress.tsx";
import { ChangePasswordForm } from "./security/ChangePasswordForm.tsx";
import { SessionList } from "./security/SessionList.tsx";
import { LinkedAccount } from "./single-sign-on/LinkedAccount.tsx";
import styles from "./security/Security.module.css";

/** Password and sessions, for the profile page. */
export function SecurityPanel() {
  const t = useTranslations("identity.security");
  return (
    <Card title={t("title")}>
      <div className={styles.parts}>
        <NewAddress />
        <ChangePasswordForm />
        <LinkedAccount />
        <SessionList />
      </div>
    </Card>
  );
}
