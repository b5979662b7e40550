import { useTranslations } from "use-intl";
import { preferences, useShownTheme } from "#client/preferences.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { MoonIcon, SunIcon } from "#ui/icons.ts";

/** Changes between light and dark; the profile page offers to follow the device. */
export function ThemeButton() {
  const t = useTranslations("shell.theme");
  const isDark = useShownTheme() === "dark";
  return (
    <IconButton
      label={isDark ? t("toLight") : t("toDark")}
      icon={isDark ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => preferences.choose({ theme: isDark ? "light" : "dark" })}
    />
  );
}
