import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences, useShownTheme } from "#client/preferences.ts";
import { signedInPerson } from "#client/session.ts";
import { useLeave } from "#modules/identity/web/index.ts";
import { useUnreadCount } from "#modules/notifications/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { BottomBarButton } from "#ui/BottomBar.tsx";
import { SignOutIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import {
  AdminIcon,
  BellIcon,
  DotsIcon,
  LanguageIcon,
  MoonIcon,
  ProfileIcon,
  SunIcon,
  TreeIcon,
  UserIcon,
} from "#ui/icons.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import type { NavigationItem } from "#ui/navigation.ts";
import { isAdminAddress, useAdminEntries } from "./admin-entries.ts";

/** Who is signed in; known from the last visit before the server has answered. */
function usePerson() {
  const locale = useLocale();
  const me = useQuery(meQuery).data?.data;
  const person = me ?? signedInPerson();
  return {
    id: person?.id ?? "",
    name: person === null || person === undefined ? "" : nameIn(locale, person),
    photo: me?.photoUrl ?? null,
    email: me?.email ?? null,
  };
}

function SignOutItem() {
  const t = useTranslations("shell.person");
  const { leave, leaving } = useLeave();
  return (
    <MenuItem icon={<SignOutIcon />} disabled={leaving} onSelect={() => void leave()}>
      {t("signOut")}
    </MenuItem>
  );
}

/** Where I stand in the organisation. */
function PlaceItem() {
  const t = useTranslations("shell.person");
  return (
    <MenuItem icon={<TreeIcon />} renderLink={(slot) => <Link to="/directory/chart" {...slot} />}>
      {t("place")}
    </MenuItem>
  );
}

/** The way into the administration and out of it, for those who have something to do there. */
function AdminItem() {
  const t = useTranslations("shell.admin");
  const isInside = isAdminAddress(useLocation({ select: (location) => location.pathname }));
  const entries = useAdminEntries();
  if (isInside) {
    return (
      <MenuItem icon={<UserIcon />} renderLink={(slot) => <Link to="/" {...slot} />}>
        {t("toEmployee")}
      </MenuItem>
    );
  }
  if (entries === null || entries.length === 0) return null;
  return (
    <MenuItem icon={<AdminIcon />} renderLink={(slot) => <Link to="/admin" {...slot} />}>
      {t("toAdmin")}
    </MenuItem>
  );
}

/** The person's own menu, in the header. */
export function PersonMenu() {
  const t = useTranslations("shell");
  const people = useTranslations("people");
  const { id, name, photo, email } = usePerson();
  return (
    <Menu
      heading={email === null ? undefined : <bdi dir="ltr">{email}</bdi>}
      trigger={
        <IconButton
          label={name === "" ? t("person.menuWithoutName") : t("person.menu", { name })}
          icon={name === "" ? <ProfileIcon size={22} /> : <Avatar id={id} name={name} photo={photo} />}
        />
      }
    >
      <MenuItem icon={<ProfileIcon />} renderLink={(slot) => <Link to="/user-profile" {...slot} />}>
        {people("profile")}
      </MenuItem>
      <PlaceItem />
      <AdminItem />
      <MenuDivider />
      <SignOutItem />
    </Menu>
  );
}

/** What has no place of its own in the phone's bottom bar; `places` first. */
export function MoreMenu({ places }: { places: readonly NavigationItem[] }) {
  const t = useTranslations("shell");
  const other = otherLocale(useLocale());
  const isDark = useShownTheme() === "dark";
  const { name } = usePerson();
  const { words } = useUnreadCount();
  return (
    <Menu
      heading={name === "" ? undefined : <bdi>{name}</bdi>}
      trigger={<BottomBarButton label={t("more")} icon={<DotsIcon />} />}
    >
      {places.map(({ id, icon, label, renderLink }) => (
        <MenuItem key={id} icon={icon} renderLink={renderLink}>
          {label}
        </MenuItem>
      ))}
      <PlaceItem />
      <MenuDivider />
      <MenuItem icon={<BellIcon />} renderLink={(slot) => <Link to="/notifications" {...slot} />}>
        {words}
      </MenuItem>
      <MenuItem icon={<LanguageIcon />} lang={other} onSelect={() => preferences.choose({ locale: other })}>
        {t("language.other")}
      </MenuItem>
      <MenuItem
        icon={isDark ? <SunIcon /> : <MoonIcon />}
        onSelect={() => preferences.choose({ theme: isDark ? "light" : "dark" })}
      >
        {isDark ? t("theme.toLight") : t("theme.toDark")}
      </MenuItem>
      <AdminItem />
      <MenuDivider />
      <SignOutItem />
    </Menu>
  );
}
