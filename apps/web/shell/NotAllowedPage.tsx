import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";

/** For an address that exists but not for this person: the server has refused the page's data. */
export function NotAllowedPage() {
  const t = useTranslations("shell.notAllowed");
  useDocumentTitle(t("title"));
  return (
    <StateMessage
      sign={<IconTile tone="neutral" icon={<LockIcon />} />}
      title={t("title")}
      headingLevel={1}
      actions={
        <Button variant="strong" renderLink={(slot) => <Link to="/" {...slot} />}>
          {t("action")}
        </Button>
      }
    >
      {t("text")}
    </StateMessage>
  );
}
