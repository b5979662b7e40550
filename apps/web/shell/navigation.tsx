import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { CommunityIcon, HomeIcon, ProfileIcon } from "#ui/icons.ts";
import type { NavigationItem } from "#ui/navigation.ts";

/** The entries of the navigation: areas that exist, and no others. */
export function useNavigation(): { main: NavigationItem[]; phone: NavigationItem[] } {
  const t = useTranslations("shell");
  const pathname = useLocation({ select: (location) => location.pathname });
  const isIn = (area: string): boolean => pathname === area || pathname.startsWith(`${area}/`);

  const main: NavigationItem[] = [
    {
      id: "home",
      label: t("home"),
      icon: <HomeIcon />,
      current: pathname === "/",
      renderLink: (slot) => <Link to="/" {...slot} />,
    },
    {
      id: "community",
      label: t("community"),
      icon: <CommunityIcon />,
      current: isIn("/community"),
      renderLink: (slot) => <Link to="/community" {...slot} />,
    },
  ];
  const profile: NavigationItem = {
    id: "profile",
    label: t("profile"),
    icon: <ProfileIcon />,
    current: isIn("/user-profile"),
    renderLink: (slot) => <Link to="/user-profile" {...slot} />,
  };
  return { main, phone: [...main, profile] };
}
