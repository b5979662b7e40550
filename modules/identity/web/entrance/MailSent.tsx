import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { IconTile } from "#ui/IconTile.tsx";
import { MailIcon } from "#ui/icons.ts";
import { StateMessage } from "#ui/StateMessage.tsx";
import styles from "./Entrance.module.css";

export interface MailSentProps {
  kind: "reset" | "confirm";
  email: string;
  onAnother: () => void;
}

/** A mail is on its way, or would be if the address belonged to an account. */
export function MailSent({ kind, email, onAnother }: MailSentProps) {
  const t = useTranslations("identity.mailed");
  useDocumentTitle(t("title"));
  const address = () => <bdi dir="ltr">{email}</bdi>;
  return (
    <StateMessage
      role="status"
      sign={<IconTile icon={<MailIcon />} />}
      title={t("title")}
      headingLevel={1}
      actions={
        <Button variant="quiet" onClick={onAnother}>
          {t("another")}
        </Button>
      }
    >
      <p className={styles.text}>
        {kind === "reset" ? t.rich("resetText", { email: address }) : t.rich("confirmText", { email: address })}
      </p>
      <p className={styles.hint}>{t("hint")}</p>
    </StateMessage>
  );
}
