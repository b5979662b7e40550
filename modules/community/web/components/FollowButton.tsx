import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import type { FollowingLevel } from "#modules/community/contract/schemas-parts.ts";
import type { Category, Topic } from "#modules/community/contract/schemas.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { BellIcon, FollowIcon, MuteIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { categoriesQuery, followCategory, followTopic } from "../api.ts";
import { changeReadTopic } from "../change-topics.ts";

const levels = [
  { level: "follow", word: "follow", done: "followed", Icon: FollowIcon },
  { level: null, word: "about", done: "unfollowed", Icon: BellIcon },
  { level: "mute", word: "mute", done: "muted", Icon: MuteIcon },
] as const;
const optionOf = (level: FollowingLevel) => levels.find((option) => option.level === level) ?? levels[1];

interface FollowMenuProps {
  menu: "topicMenu" | "categoryMenu";
  level: FollowingLevel;
  /** Stores a level and updates the cache. */
  save: (level: FollowingLevel) => Promise<void>;
}

function FollowMenu({ menu, level, save }: FollowMenuProps) {
  const t = useTranslations("community.following");
  const { mutate } = useAction({
    run: (chosen: FollowingLevel) => save(chosen).then(() => chosen),
    message: (chosen) => t(optionOf(chosen).done),
  });
  const { word: current, Icon: Sign } = optionOf(level);
  const label = t(menu, { level: t(current) });
  return (
    <Menu trigger={<IconButton label={label} icon={<Sign size={20} />} aria-pressed={level === "follow"} />}>
      {levels.map(({ level: option, word, Icon }) => (
        <MenuItem key={word} icon={<Icon size={20} />} current={option === level} onSelect={() => mutate(option)}>
          {t(word)}
        </MenuItem>
      ))}
    </Menu>
  );
}

export function FollowButton({ topic: { id, following } }: { topic: Topic }) {
  const queryClient = useQueryClient();
  return (
    <FollowMenu
      menu="topicMenu"
      level={following}
      save={async (level) => {
        await followTopic({ params: { id }, body: { level } });
        changeReadTopic(queryClient, id, { following: level });
      }}
    />
  );
}

export function FollowCategoryButton({ category: { id, following } }: { category: Category }) {
  const queryClient = useQueryClient();
  async function save(level: FollowingLevel): Promise<void> {
    await followCategory({ params: { id }, body: { level } });
    queryClient.setQueryData(
      categoriesQuery.queryKey,
      (known) =>
        known && { ...known, data: known.data.map((each) => (each.id === id ? { ...each, following: level } : each)) },
    );
  }
  return <FollowMenu menu="categoryMenu" level={following} save={save} />;
}
