import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences } from "#client/preferences.ts";
import type { PaletteCommand } from "#modules/search/web/index.ts";
import { otherLocale } from "#shared/locale.ts";
import { AdminIcon, HomeIcon, InfoIcon, LanguageIcon } from "#ui/icons.ts";
import { listAll } from "../modules.ts";
import { useAdminEntries, useNamedAdminEntries } from "./admin-entries.ts";
import { useThemeSwitch } from "./ThemeButton.tsx";

/** A command, and the key sequence that runs it on every page. */
export type Command = PaletteCommand & { codes?: readonly [string, string] };

const size = 20;
const commands = listAll("commands");

/** Returns the pages and switches that are open to the signed-in user. */
export function useCommands(showShortcuts: () => void): Command[] {
  const t = useTranslations();
  const navigate = useNavigate();
  const other = otherLocale(useLocale());
  const theme = useThemeSwitch();
  const administers = (useAdminEntries() ?? []).length > 0;
  const entries = useNamedAdminEntries();
  const go = (letter: string): Pick<Command, "codes" | "keys"> => ({
    codes: ["KeyG", `Key${letter}`],
    keys: ["G", letter],
  });

  return [
    {
      id: "home",
      label: administers ? t("shell.admin.employeeHome") : t("shell.home"),
      words: "home employee dashboard الرئيسية لوحة الموظف",
      icon: <HomeIcon size={size} />,
      ...go("H"),
      run: () => void navigate({ to: "/" }),
    },
    ...commands.map((command) => ({
      id: command.label,
      label: t(command.label),
      words: command.words,
      icon: <command.icon size={size} />,
      ...("letter" in command ? go(command.letter) : {}),
      run: () => void navigate({ to: command.to }),
    })),
    ...(administers
      ? [
          {
            id: "admin",
            label: t("shell.admin.toAdmin"),
            words: "admin administration الإدارة",
            icon: <AdminIcon size={size} />,
            ...go("A"),
            run: () => void navigate({ to: "/admin" }),
          },
        ]
      : []),
    ...entries.map((entry) => ({
      id: entry.phrases,
      label: t(`${entry.phrases}.label`),
      words: entry.words,
      icon: <entry.icon size={size} />,
      run: () => void navigate({ to: entry.to }),
    })),
    {
      id: "language",
      label: t("shell.commands.toLanguage"),
      words: "language arabic english اللغة العربية الإنجليزية",
      icon: <LanguageIcon size={size} />,
      run: () => preferences.choose({ locale: other }),
    },
    {
      id: "theme",
      label: theme.label,
      words: "theme dark light المظهر داكن فاتح",
      icon: <theme.Icon size={size} />,
      run: theme.toggle,
    },
    {
      id: "shortcuts",
      label: t("shell.shortcuts.title"),
      words: "keyboard shortcuts help لوحة المفاتيح الاختصارات مساعدة",
      icon: <InfoIcon size={size} />,
      keys: ["?"],
      run: showShortcuts,
    },
  ];
}
