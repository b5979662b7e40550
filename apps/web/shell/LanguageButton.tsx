import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences } from "#client/preferences.ts";
import { otherLocale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { LanguageIcon } from "#ui/icons.ts";

/** Changes to the other language, whose name it bears. The page, its scroll and what is typed stay. */
export function LanguageButton({ prominent = false }: { prominent?: boolean }) {
  const t = useTranslations("shell.language");
  const other = otherLocale(useLocale());
  return (
    <Button
      variant={prominent ? "soft" : "quiet"}
      size={prominent ? "md" : "sm"}
      icon={prominent ? <LanguageIcon size={20} /> : undefined}
      lang={other}
      onClick={() => preferences.choose({ locale: other })}
    >
      {t("other")}
    </Button>
  );
}
