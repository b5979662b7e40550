import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { ChangePasswordForm } from "./components/ChangePasswordForm.tsx";
import { SessionList } from "./components/SessionList.tsx";
import styles from "./SecurityPanel.module.css";

/** Password and sessions, for the profile page. */
export function SecurityPanel() {
  const t = useTranslations("identity.security");
  return (
    <Card title={t("title")}>
      <div className={styles.parts}>
        <ChangePasswordForm />
        <SessionList />
      </div>
    </Card>
  );
}
