import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { templateNames, templates } from "../../contract/templates.ts";

/** Ready reasons, handed over in both languages, the moderator's first. */
export function TemplateMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations("moderationAdmin");
  const locale = useLocale();
  const textOf = ({ en, ar }: { en: string; ar: string }): string =>
    (locale === "ar" ? [ar, en] : [en, ar]).join("\n\n");
  return (
    <Menu
      align="start"
      heading={t("case.templatesTitle")}
      trigger={
        <Button variant="soft" iconAfter={<ChevronDownIcon size={18} />}>
          {t("case.templates")}
        </Button>
      }
    >
      {templateNames.map((name) => (
        <MenuItem key={name} onSelect={() => onChoose(textOf(templates[name]))}>
          {t(`templates.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
