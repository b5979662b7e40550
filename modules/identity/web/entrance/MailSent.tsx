import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { IconTile } from "#ui/IconTile.tsx";
import { MailIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { StateMessage } from "#ui/StateMessage.tsx";
import { useMailDelivery } from "../use-mail-delivery.ts";
import styles from "./Entrance.module.css";

export interface MailSentProps {
  kind: "reset" | "confirm";
  email: string;
  onAnother: () => void;
}

/** A mail was sent, or would have been if the address belonged to an account; without a mail server, where it stays. */
export function MailSent({ kind, email, onAnother }: MailSentProps) {
  const t = useTranslations("identity.mailed");
  const deliversMail = useMailDelivery();
  const title = t(deliversMail ? "title" : "keptTitle");
  useDocumentTitle(title);
  const address = () => <bdi dir="ltr">{email}</bdi>;
  return (
    <StateMessage
      role="status"
      sign={<IconTile icon={<MailIcon />} />}
      title={title}
      headingLevel={1}
      actions={
        <Button variant="quiet" onClick={onAnother}>
          {t("another")}
        </Button>
      }
    >
      <p className={styles.text}>{t.rich(`${kind}${deliversMail ? "Text" : "Kept"}`, { email: address })}</p>
      {deliversMail && <p className={textClass("flush", "above-3", "sm", "muted")}>{t("hint")}</p>}
    </StateMessage>
  );
}
