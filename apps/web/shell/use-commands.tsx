import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences, useShownTheme } from "#client/preferences.ts";
import type { PaletteCommand } from "#modules/search/web/index.ts";
import { otherLocale } from "#shared/locale.ts";
import {
  AdminIcon,
  BellIcon,
  CommunityIcon,
  ComposeIcon,
  HomeIcon,
  InfoIcon,
  LanguageIcon,
  MoonIcon,
  ProfileIcon,
  SearchIcon,
  SunIcon,
} from "#ui/icons.ts";
import { adminIcons } from "./admin-places.tsx";
import { useAdminSections } from "./admin-sections.ts";

/** A command, and the two keys that do the same wherever one is. */
export type Command = PaletteCommand & { codes?: readonly [string, string] };

const size = 20;

/** Everywhere one can go, and what can be switched; only what is there for me. */
export function useCommands(showShortcuts: () => void): Command[] {
  const t = useTranslations("shell");
  const navigate = useNavigate();
  const other = otherLocale(useLocale());
  const isDark = useShownTheme() === "dark";
  const sections = useAdminSections() ?? [];
  const administers = sections.length > 0;
  const go = (letter: string): Pick<Command, "codes" | "keys"> => ({
    codes: ["KeyG", `Key${letter}`],
    keys: ["G", letter],
  });

  return [
    {
      id: "home",
      label: administers ? t("admin.employeeHome") : t("home"),
      words: "home employee dashboard الرئيسية لوحة الموظف",
      icon: <HomeIcon size={size} />,
      ...go("H"),
      run: () => void navigate({ to: "/" }),
    },
    {
      id: "community",
      label: t("community"),
      words: "community topics المجتمع مواضيع",
      icon: <CommunityIcon size={size} />,
      ...go("C"),
      run: () => void navigate({ to: "/community" }),
    },
    {
      id: "newTopic",
      label: t("commands.newTopic"),
      words: "new topic write post موضوع جديد كتابة",
      icon: <ComposeIcon size={size} />,
      ...go("T"),
      run: () => void navigate({ to: "/community/topics/add" }),
    },
    {
      id: "notifications",
      label: t("commands.notifications"),
      words: "notifications bell الإشعارات تنبيهات",
      icon: <BellIcon size={size} />,
      ...go("N"),
      run: () => void navigate({ to: "/notifications" }),
    },
    {
      id: "search",
      label: t("commands.search"),
      words: "search البحث",
      icon: <SearchIcon size={size} />,
      ...go("S"),
      run: () => void navigate({ to: "/search" }),
    },
    {
      id: "profile",
      label: t("profile"),
      words: "profile settings الملف الشخصي الإعدادات",
      icon: <ProfileIcon size={size} />,
      ...go("P"),
      run: () => void navigate({ to: "/user-profile" }),
    },
    ...(administers
      ? [
          {
            id: "admin",
            label: t("admin.toAdmin"),
            words: "admin administration الإدارة",
            icon: <AdminIcon size={size} />,
            ...go("A"),
            run: () => void navigate({ to: "/admin" }),
          },
        ]
      : []),
    ...sections.map(({ id, address, words }) => ({
      id: `admin-${id}`,
      label: t(`admin.${id}`),
      words,
      icon: adminIcons[id],
      run: () => void navigate({ to: address }),
    })),
    {
      id: "language",
      label: t("commands.toLanguage"),
      words: "language arabic english اللغة العربية الإنجليزية",
      icon: <LanguageIcon size={size} />,
      run: () => preferences.choose({ locale: other }),
    },
    {
      id: "theme",
      label: isDark ? t("theme.toLight") : t("theme.toDark"),
      words: "theme dark light المظهر داكن فاتح",
      icon: isDark ? <SunIcon size={size} /> : <MoonIcon size={size} />,
      run: () => preferences.choose({ theme: isDark ? "light" : "dark" }),
    },
    {
      id: "shortcuts",
      label: t("shortcuts.title"),
      words: "keyboard shortcuts help لوحة المفاتيح الاختصارات مساعدة",
      icon: <InfoIcon size={size} />,
      keys: ["?"],
      run: showShortcuts,
    },
  ];
}
