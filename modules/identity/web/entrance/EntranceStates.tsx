import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { IconTile } from "#ui/IconTile.tsx";
import { ClockIcon, LinkIcon } from "#ui/icons.ts";
import { StateMessage } from "#ui/StateMessage.tsx";
import { useMailDelivery } from "../use-mail-delivery.ts";

/** The account is there, and an administrator has to approve it. */
export function Waiting({ onBack }: { onBack: () => void }) {
  const t = useTranslations("identity");
  const deliversMail = useMailDelivery();
  useDocumentTitle(t("waiting.title"));
  return (
    <StateMessage
      role="status"
      sign={<IconTile tone="saffron" icon={<ClockIcon />} />}
      title={t("waiting.title")}
      headingLevel={1}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {t("backToSignIn")}
        </Button>
      }
    >
      {t(deliversMail ? "waiting.text" : "waiting.textKept")}
    </StateMessage>
  );
}

/** A mailed link that was used or has expired. `askAgain` leads to the form that sends another. */
export function LinkInvalid({ askAgain }: { askAgain: "forgot" | "signUp" }) {
  const t = useTranslations("identity");
  useDocumentTitle(t("linkInvalid.title"));
  return (
    <StateMessage
      role="alert"
      sign={<IconTile tone="neutral" icon={<LinkIcon />} />}
      title={t("linkInvalid.title")}
      headingLevel={1}
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
    </StateMessage>
  );
}
