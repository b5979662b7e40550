import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";

export interface LockedPageProps {
  title: string;
  children: ReactNode;
  /** Beside the link to home. */
  actions?: ReactNode;
}

/** Replaces a page that this user may not see. */
export function LockedPage({ title, children, actions }: LockedPageProps) {
  const t = useTranslations("shell.notAllowed");
  useDocumentTitle(title);
  return (
    <StateMessage
      sign={<IconTile tone="neutral" icon={<LockIcon />} />}
      title={title}
      headingLevel={1}
      actions={
        <>
          <Button variant="strong" renderLink={(slot) => <Link to="/" {...slot} />}>
            {t("action")}
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </StateMessage>
  );
}

/** For an existing address without permission: the server has refused the page's data. */
export function NotAllowedPage() {
  const t = useTranslations("shell.notAllowed");
  return <LockedPage title={t("title")}>{t("text")}</LockedPage>;
}
