import { useTranslations } from "use-intl";
import { preferences, useShownTheme } from "#client/preferences.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { MoonIcon, SunIcon } from "#ui/icons.ts";

/** Switches between light and dark; the profile page also offers the device's theme. */
export function useThemeSwitch() {
  const t = useTranslations("shell.theme");
  const isDark = useShownTheme() === "dark";
  return {
    label: isDark ? t("toLight") : t("toDark"),
    Icon: isDark ? SunIcon : MoonIcon,
    toggle: (): void => preferences.choose({ theme: isDark ? "light" : "dark" }),
  };
}

export function ThemeButton() {
  const { label, Icon, toggle } = useThemeSwitch();
  return <IconButton label={label} icon={<Icon size={22} />} onClick={toggle} />;
}
