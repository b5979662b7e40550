import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { IconTile } from "#ui/IconTile.tsx";
import { ClockIcon, LinkIcon, MailIcon } from "#ui/icons.ts";
import { boxClass, textClass } from "#ui/primitives.ts";
import { StateMessage, type StateMessageProps } from "#ui/StateMessage.tsx";
import { useMailDelivery } from "../api.ts";

function EntranceState(props: Omit<StateMessageProps, "headingLevel">) {
  useDocumentTitle(props.title);
  return <StateMessage headingLevel={1} {...props} />;
}

/** The account waits for approval. */
export function Waiting({ onBack }: { onBack: () => void }) {
  const t = useTranslations("identity");
  const deliversMail = useMailDelivery();
  return (
    <EntranceState
      role="status"
      sign={<IconTile tone="saffron" icon={<ClockIcon />} />}
      title={t("waiting.title")}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {t("backToSignIn")}
        </Button>
      }
    >
      {t(deliversMail ? "waiting.text" : "waiting.textKept")}
    </EntranceState>
  );
}

/** A mailed link that was used or has expired. `askAgain` leads to the form that sends another. */
export function LinkInvalid({ askAgain }: { askAgain: "forgot" | "signUp" }) {
  const t = useTranslations("identity");
  return (
    <EntranceState
      role="alert"
      sign={<IconTile tone="neutral" icon={<LinkIcon />} />}
      title={t("linkInvalid.title")}
      actions={
        <>
          <Button
            variant="strong"
            renderLink={(slot) =>
              askAgain === "forgot" ? (
                <Link to="/login" search={{ view: "forgot" }} {...slot} />
              ) : (
                <Link to="/sign-up" {...slot} />
              )
            }
          >
            {t("linkInvalid.action")}
          </Button>
          <Button variant="quiet" renderLink={(slot) => <Link to="/login" {...slot} />}>
            {t("backToSignIn")}
          </Button>
        </>
      }
    >
      {t("linkInvalid.text")}
    </EntranceState>
  );
}

export interface MailSentProps {
  kind: "reset" | "confirm";
  email: string;
  onAnother: () => void;
}

/** A mail was sent, if the address belongs to an account; without a mail server it is kept on the server. */
export function MailSent({ kind, email, onAnother }: MailSentProps) {
  const t = useTranslations("identity.mailed");
  const deliversMail = useMailDelivery();
  const address = () => <bdi dir="ltr">{email}</bdi>;
  return (
    <EntranceState
      role="status"
      sign={<IconTile icon={<MailIcon />} />}
      title={t(deliversMail ? "title" : "keptTitle")}
      actions={
        <Button variant="quiet" onClick={onAnother}>
          {t("another")}
        </Button>
      }
    >
      <p className={boxClass("flush")}>{t.rich(`${kind}${deliversMail ? "Text" : "Kept"}`, { email: address })}</p>
      {deliversMail && <p className={textClass("flush", "above-3", "sm", "muted")}>{t("hint")}</p>}
    </EntranceState>
  );
}
