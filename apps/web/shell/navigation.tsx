import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { DashboardIcon } from "#ui/icons.ts";
import type { NavigationItem } from "#ui/NavigationLink.tsx";
import { listAll } from "../modules.ts";
import { entryOf, isAdminAddress, useNamedAdminEntries } from "./admin-entries.ts";

/** Maximum entries of the administration in a phone's bar; the rest is in its menu. */
const phonePlaces = 4;

/** Returns the entries of the administration that are open to the signed-in user. */
function useAdminNavigation(pathname: string): NavigationItem[] {
  const t = useTranslations();
  const entries = useNamedAdminEntries();
  if (entries.length === 0) return [];
  // A single group needs no name.
  const grouped = new Set(entries.map(({ group }) => group)).size > 1;
  return [
    {
      id: "admin",
      label: t("shell.admin.home"),
      icon: <DashboardIcon />,
      current: pathname === "/admin",
      // The other pages are below it.
      renderLink: (slot) => <Link to="/admin" activeOptions={{ exact: true }} {...slot} />,
    },
    ...entries.map(
      (entry) =>
        ({
          id: entry.phrases,
          label: t(`${entry.phrases}.label`),
          icon: <entry.icon />,
          current: entry === entryOf(pathname),
          group: grouped ? t(`shellAdmin.groups.${entry.group}`) : undefined,
          renderLink: (slot) => <Link to={entry.to} {...slot} />,
        }) satisfies NavigationItem,
    ),
  ];
}

const entries = listAll("navigation");
const countOf = (entry: (typeof entries)[number]) => ("count" in entry ? entry.count : undefined);

/** Returns the entries of the navigation for existing areas. The administration has its own. */
export function useNavigation(): { main: NavigationItem[]; phone: NavigationItem[]; more: NavigationItem[] } {
  const t = useTranslations();
  const formats = useFormats();
  // The entries are constant, and so is the order of these hooks.
  const counts = new Map(entries.map((entry) => [entry, countOf(entry)?.read() ?? 0]));
  const pathname = useLocation({ select: (location) => location.pathname });
  const isIn = (area: string): boolean => pathname === area || (area !== "/" && pathname.startsWith(`${area}/`));

  const admin = useAdminNavigation(pathname);
  if (isAdminAddress(pathname) && admin.length > 0) {
    // A phone's bar shows first the group of the current page.
    const group = admin.find(({ current }) => current)?.group;
    const distance = (item: NavigationItem): number => (item.id === "admin" ? 0 : item.group === group ? 1 : 2);
    const sorted = admin.toSorted((one, other) => distance(one) - distance(other));
    const current = sorted.findIndex((item) => item.current);
    // The current page is in the bar, too: in the last place if it has none of its own.
    if (current >= phonePlaces) sorted.splice(phonePlaces - 1, 0, ...sorted.splice(current, 1));
    return { main: admin, phone: sorted.slice(0, phonePlaces), more: sorted.slice(phonePlaces) };
  }

  const itemOf = (entry: (typeof entries)[number]): NavigationItem => {
    const words = countOf(entry)?.label;
    const count = counts.get(entry) ?? 0;
    return {
      id: entry.label,
      label: t(entry.label),
      icon: <entry.icon />,
      current: isIn(entry.to),
      ...(words === undefined || count === 0 ? {} : { count: formats.count(count), countLabel: t(words, { count }) }),
      renderLink: (slot) => <Link to={entry.to} {...slot} />,
    };
  };
  const at = (...places: readonly (typeof entries)[number]["place"][]) =>
    entries.filter(({ place }) => places.includes(place));
  return {
    main: at("bar", "raised", "menu").map(itemOf),
    phone: at("bar", "raised").map((entry) => ({
      ...itemOf(entry),
      ...("phoneLabel" in entry ? { label: t(entry.phoneLabel) } : {}),
      isRaised: entry.place === "raised",
    })),
    more: [...at("menu"), ...at("phoneMenu")].map(itemOf),
  };
}
