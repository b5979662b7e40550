import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Viewing } from "#client/viewing.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";
import { useEndViewing } from "./use-end-viewing.ts";

/** In place of a page that whoever sees the portal as somebody else is not shown. */
export function TheirsAlonePage({ viewing }: { viewing: Viewing }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const { isEnding, end } = useEndViewing();
  const name = nameIn(locale, viewing.person);
  useDocumentTitle(t("viewing.aloneTitle", { name: isolated(name) }));
  return (
    <StateMessage
      sign={<IconTile tone="neutral" icon={<LockIcon />} />}
      title={t("viewing.aloneTitle", { name: isolated(name) })}
      headingLevel={1}
      actions={
        <>
          <Button variant="strong" renderLink={(slot) => <Link to="/" {...slot} />}>
            {t("notAllowed.action")}
          </Button>
          <Button loading={isEnding} onClick={() => void end()}>
            {t("viewing.aloneEnd")}
          </Button>
        </>
      }
    >
      {t("viewing.aloneText", { name: isolated(name) })}
    </StateMessage>
  );
}
