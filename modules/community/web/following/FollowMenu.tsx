import { useTranslations } from "use-intl";
import type { FollowingLevel } from "#modules/community/contract/schemas-parts.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { BellIcon, FollowIcon, MuteIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";

const levels = [
  { level: "follow", word: "follow", Icon: FollowIcon },
  { level: null, word: "about", Icon: BellIcon },
  { level: "mute", word: "mute", Icon: MuteIcon },
] as const;

export interface FollowMenuProps {
  of: "topic" | "category";
  level: FollowingLevel;
  onChoose: (level: FollowingLevel) => void;
}

/** How much one wants to hear of a topic or category: its sign, and the choice behind it. */
export function FollowMenu({ of, level, onChoose }: FollowMenuProps) {
  const t = useTranslations("community.following");
  const chosen = levels.find((each) => each.level === level) ?? levels[1];
  const label = t(of === "topic" ? "topicMenu" : "categoryMenu", { level: t(chosen.word) });
  return (
    <Menu trigger={<IconButton label={label} icon={<chosen.Icon size={20} />} aria-pressed={level === "follow"} />}>
      {levels.map(({ level: each, word, Icon }) => (
        <MenuItem key={word} icon={<Icon size={20} />} current={each === level} onSelect={() => onChoose(each)}>
          {t(word)}
        </MenuItem>
      ))}
    </Menu>
  );
}
