import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences } from "#client/preferences.ts";
import { otherLocale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { LanguageIcon } from "#ui/icons.ts";

/** Switches to the other language, whose name is its label. The page, its scroll position and input are kept. */
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
