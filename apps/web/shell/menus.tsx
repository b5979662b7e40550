import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { preferences } from "#client/preferences.ts";
import { signedInPerson } from "#client/session.ts";
import { useLeave } from "#modules/identity/web/index.ts";
import { useUnreadCount } from "#modules/notifications/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { BottomBarButton } from "#ui/BottomBar.tsx";
import { SignOutIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { AdminIcon, BellIcon, DotsIcon, LanguageIcon, ProfileIcon, TreeIcon, UserIcon } from "#ui/icons.ts";
import { Menu, MenuDivider, MenuGroup, MenuItem } from "#ui/menu/Menu.tsx";
import type { NavigationItem } from "#ui/NavigationLink.tsx";
import { isAdminAddress, useAdminEntries } from "./admin-entries.ts";
import { useThemeSwitch } from "./ThemeButton.tsx";

/** The signed-in person; from the last visit until the server has answered. */
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

interface LinkItemProps {
  to: "/" | "/admin" | "/directory/chart" | "/notifications" | "/user-profile";
  icon: ReactNode;
  label: string;
}

function LinkItem({ to, icon, label }: LinkItemProps) {
  return (
    <MenuItem icon={icon} renderLink={(slot) => <Link to={to} {...slot} />}>
      {label}
    </MenuItem>
  );
}

/** Links to the administration and back, for users with permissions there. */
function AdminItem() {
  const t = useTranslations("shell.admin");
  const isInside = isAdminAddress(useLocation({ select: (location) => location.pathname }));
  const entries = useAdminEntries();
  if (isInside) return <LinkItem to="/" icon={<UserIcon />} label={t("toEmployee")} />;
  if (entries === null || entries.length === 0) return null;
  return <LinkItem to="/admin" icon={<AdminIcon />} label={t("toAdmin")} />;
}

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
      <LinkItem to="/user-profile" icon={<ProfileIcon />} label={people("profile")} />
      <LinkItem to="/directory/chart" icon={<TreeIcon />} label={t("person.place")} />
      <AdminItem />
      <MenuDivider />
      <SignOutItem />
    </Menu>
  );
}

/** Entries without a place in the phone's bottom bar; `places` first. */
export function MoreMenu({ places }: { places: readonly NavigationItem[] }) {
  const t = useTranslations("shell");
  const other = otherLocale(useLocale());
  const theme = useThemeSwitch();
  const { name } = usePerson();
  const { words } = useUnreadCount();
  return (
    <Menu
      heading={name === "" ? undefined : <bdi>{name}</bdi>}
      trigger={<BottomBarButton label={t("more")} icon={<DotsIcon />} />}
    >
      {[...Map.groupBy(places, ({ group }) => group)].map(([group, some]) => {
        const items = some.map(({ id, icon, label, renderLink }) => (
          <MenuItem key={id} icon={icon} renderLink={renderLink}>
            {label}
          </MenuItem>
        ));
        return group === undefined ? (
          items
        ) : (
          <MenuGroup key={group} label={group}>
            {items}
          </MenuGroup>
        );
      })}
      {places.some(({ group }) => group !== undefined) && <MenuDivider />}
      <LinkItem to="/directory/chart" icon={<TreeIcon />} label={t("person.place")} />
      <MenuDivider />
      <LinkItem to="/notifications" icon={<BellIcon />} label={words} />
      <MenuItem icon={<LanguageIcon />} lang={other} onSelect={() => preferences.choose({ locale: other })}>
        {t("language.other")}
      </MenuItem>
      <MenuItem icon={<theme.Icon />} onSelect={theme.toggle}>
        {theme.label}
      </MenuItem>
      <AdminItem />
      <MenuDivider />
      <SignOutItem />
    </Menu>
  );
}
