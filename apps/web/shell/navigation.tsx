import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useWorkCount } from "#modules/services/web/index.ts";
import {
  AttendanceIcon,
  ChecklistIcon,
  ClipboardIcon,
  CommunityIcon,
  DashboardIcon,
  DirectoryIcon,
  DocumentIcon,
  HomeIcon,
  LinkIcon,
  OfferIcon,
  ProfileIcon,
} from "#ui/icons.ts";
import type { NavigationItem } from "#ui/navigation.ts";
import { adminIcons, linkTo } from "./admin-places.tsx";
import { isAdminAddress, sectionOf, useAdminSections } from "./admin-sections.ts";

/** Entries of the administration that a phone has room for; the others are in its menu. */
const phonePlaces = 4;

/** The entries of the administration that are open to me. */
function useAdminNavigation(pathname: string): NavigationItem[] {
  const t = useTranslations("shell.admin");
  const sections = useAdminSections() ?? [];
  if (sections.length === 0) return [];
  // One group alone needs no name.
  const grouped = new Set(sections.map(({ group }) => group)).size > 1;
  return [
    {
      id: "admin",
      label: t("home"),
      icon: <DashboardIcon />,
      current: pathname === "/admin",
      // The other pages lie below it.
      renderLink: (slot) => <Link to="/admin" activeOptions={{ exact: true }} {...slot} />,
    },
    ...sections.map((section) => ({
      id: section.id,
      label: t(section.id),
      icon: adminIcons[section.id],
      current: section === sectionOf(pathname),
      group: grouped ? t(`groups.${section.group}`) : undefined,
      renderLink: linkTo(section),
    })),
  ];
}

/** The entries of the navigation: areas that exist, and no others. The administration has its own. */
export function useNavigation(): { main: NavigationItem[]; phone: NavigationItem[]; more: NavigationItem[] } {
  const t = useTranslations("shell");
  const attendanceWords = useTranslations("attendance");
  const serviceWords = useTranslations("services");
  const formats = useFormats();
  const workCount = useWorkCount();
  const publicationWords = useTranslations("publications");
  const pathname = useLocation({ select: (location) => location.pathname });
  const isIn = (area: string): boolean => pathname === area || pathname.startsWith(`${area}/`);

  const admin = useAdminNavigation(pathname);
  if (isAdminAddress(pathname) && admin.length > 0) {
    // A phone keeps at hand what belongs to the page shown.
    const group = admin.find(({ current }) => current)?.group;
    const distance = (item: NavigationItem): number => (item.id === "admin" ? 0 : item.group === group ? 1 : 2);
    const sorted = admin.toSorted((one, other) => distance(one) - distance(other));
    const current = sorted.findIndex((item) => item.current);
    // Where one is can be seen, too: in the last place if it has none of its own.
    if (current >= phonePlaces) sorted.splice(phonePlaces - 1, 0, ...sorted.splice(current, 1));
    return { main: admin, phone: sorted.slice(0, phonePlaces), more: sorted.slice(phonePlaces) };
  }

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
  const attendance: NavigationItem = {
    id: "attendance",
    label: attendanceWords("title"),
    icon: <AttendanceIcon />,
    current: isIn("/attendance"),
    renderLink: (slot) => <Link to="/attendance" {...slot} />,
  };
  const publications: NavigationItem[] = [
    {
      id: "promotions",
      label: publicationWords("promotions"),
      icon: <OfferIcon />,
      current: isIn("/promotions"),
      renderLink: (slot) => <Link to="/promotions" {...slot} />,
    },
    {
      id: "links",
      label: publicationWords("links"),
      icon: <LinkIcon />,
      current: isIn("/important-links"),
      renderLink: (slot) => <Link to="/important-links" {...slot} />,
    },
    {
      id: "reports",
      label: publicationWords("reports"),
      icon: <DocumentIcon />,
      current: isIn("/reports"),
      renderLink: (slot) => <Link to="/reports/$kind" params={{ kind: "financial" }} {...slot} />,
    },
  ];
  const directory: NavigationItem = {
    id: "directory",
    label: t("directory"),
    icon: <DirectoryIcon />,
    current: isIn("/directory"),
    renderLink: (slot) => <Link to="/directory" {...slot} />,
  };
  const workList: NavigationItem = {
    id: "workList",
    label: serviceWords("workList"),
    icon: <ChecklistIcon />,
    current: isIn("/work-list"),
    ...(workCount === 0
      ? {}
      : { count: formats.count(workCount), countLabel: serviceWords("waiting", { count: workCount }) }),
    renderLink: (slot) => <Link to="/work-list" {...slot} />,
  };
  const services: NavigationItem = {
    id: "services",
    label: serviceWords("title"),
    icon: <ClipboardIcon />,
    current: isIn("/e-services"),
    renderLink: (slot) => <Link to="/e-services" {...slot} />,
  };
  const profile: NavigationItem = {
    id: "profile",
    label: t("profile"),
    icon: <ProfileIcon />,
    current: isIn("/user-profile"),
    renderLink: (slot) => <Link to="/user-profile" {...slot} />,
  };
  return {
    main: [...main, attendance, workList, services, directory, ...publications],
    phone: [...main, { ...attendance, label: attendanceWords("phone"), isRaised: true }, workList],
    more: [services, directory, ...publications, profile],
  };
}
