import type { ReactNode } from "react";
import { AppFrame } from "../AppFrame.tsx";
import { Avatar } from "../Avatar.tsx";
import { Banner } from "../Banner.tsx";
import { BottomBarButton } from "../BottomBar.tsx";
import { Button } from "../Button.tsx";
import { SignOutIcon } from "../direction-icons.tsx";
import { IconButton } from "../IconButton.tsx";
import { BellIcon, CommunityIcon, DotsIcon, HomeIcon, MoonIcon, ProfileIcon, SearchIcon, UsersIcon } from "../icons.ts";
import type { RenderLink } from "../link.ts";
import { Menu, MenuDivider, MenuItem } from "../menu/Menu.tsx";
import type { NavigationItem } from "../NavigationLink.tsx";
import { TextField } from "../TextField.tsx";
import type { Words } from "./words.ts";

export interface Switches {
  words: Words;
  onLanguage: () => void;
  onTheme: () => void;
}

export const otherLocale = (words: Words) => (words.otherLanguage === "English" ? "en" : "ar");

/** A link without a target, for the gallery. */
export const inertLink: RenderLink = (slot) => <a href="." onClick={(event) => event.preventDefault()} {...slot} />;

const icons = [<HomeIcon key="h" />, <CommunityIcon key="c" />, <UsersIcon key="u" />, <BellIcon key="b" />];

export function Frame({ words, onLanguage, onTheme, children }: Switches & { children: ReactNode }) {
  const unread = words.unread.replaceAll(/\D/gu, "") || "٣";
  const items: NavigationItem[] = words.entries.map((label, place) => ({
    id: label,
    label,
    icon: icons[place],
    current: place === 0,
    isRaised: place === 2,
    renderLink: inertLink,
    ...(place === 3 ? { count: unread, countLabel: words.unread } : {}),
  }));
  const bell = <IconButton label={words.unread} icon={<BellIcon size={22} />} count={unread} renderLink={inertLink} />;
  const accountItems = (
    <>
      <MenuItem icon={<ProfileIcon />} renderLink={inertLink}>
        {words.profile}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<SignOutIcon />}>{words.signOut}</MenuItem>
    </>
  );
  return (
    <AppFrame
      labels={{ product: words.product, home: words.home, skipToContent: words.skip, navigation: words.navigation }}
      renderHome={inertLink}
      items={items}
      bottomItems={items}
      bottomMore={
        <Menu trigger={<BottomBarButton label={words.more} icon={<DotsIcon />} />}>
          <MenuItem onSelect={onLanguage}>{words.otherLanguage}</MenuItem>
          <MenuItem onSelect={onTheme}>{words.theme}</MenuItem>
          <MenuDivider />
          {accountItems}
        </Menu>
      }
      search={
        <TextField
          label={words.search}
          hideLabel
          quiet
          type="search"
          icon={<SearchIcon size={20} />}
          placeholder={words.search}
        />
      }
      actions={
        <>
          <Button variant="quiet" size="sm" onClick={onLanguage} lang={otherLocale(words)}>
            {words.otherLanguage}
          </Button>
          <IconButton label={words.theme} icon={<MoonIcon size={22} />} onClick={onTheme} />
          {bell}
          <Menu
            trigger={
              <IconButton
                label={words.account}
                icon={<Avatar id="4" name={words.product === "Diwan" ? "Layla Nasser" : "ليلى ناصر"} />}
              />
            }
          >
            {accountItems}
          </Menu>
        </>
      }
      phoneActions={bell}
      banner={
        <Banner tone="warning" edge label={words.demonstration}>
          {words.demo}
        </Banner>
      }
    >
      {children}
    </AppFrame>
  );
}
