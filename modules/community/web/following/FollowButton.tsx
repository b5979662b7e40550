import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { FollowingLevel } from "#modules/community/contract/schemas-parts.ts";
import type { Category, Topic } from "#modules/community/contract/schemas.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { BellIcon, FollowIcon, MuteIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { useToast } from "#ui/toast-context.ts";
import { categoriesQuery, topicQuery } from "../api.ts";
import { followCategory, followTopic } from "./api.ts";

const levels = [
  { level: "follow", word: "follow", Icon: FollowIcon },
  { level: null, word: "about", Icon: BellIcon },
  { level: "mute", word: "mute", Icon: MuteIcon },
] as const;

interface FollowMenuProps {
  of: "topic" | "category";
  level: FollowingLevel;
  onChoose: (level: FollowingLevel) => void;
}

/** How much one wants to hear of a topic or category: its sign, and the choice behind it. */
function FollowMenu({ of, level, onChoose }: FollowMenuProps) {
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

/** Says what follows from a level, or what went wrong. */
function useLevel(send: (level: FollowingLevel) => Promise<unknown>, show: (level: FollowingLevel) => void) {
  const t = useTranslations("community.following");
  const toast = useToast();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, level) => {
      show(level);
      toast({
        message: t(level === "follow" ? "followed" : level === "mute" ? "muted" : "unfollowed"),
        tone: "success",
      });
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
}

/** How much one wants to hear of a topic. */
export function FollowButton({ topic }: { topic: Topic }) {
  const queryClient = useQueryClient();
  const { id, following } = topic;
  const { mutate } = useLevel(
    (level) => followTopic({ params: { id }, body: { level } }),
    (level) =>
      queryClient.setQueryData(topicQuery(id).queryKey, (known) =>
        known === undefined ? undefined : { ...known, data: { ...known.data, following: level } },
      ),
  );
  return <FollowMenu of="topic" level={following} onChoose={mutate} />;
}

/** How much one wants to hear of a category. */
export function FollowCategoryButton({ category }: { category: Category }) {
  const queryClient = useQueryClient();
  const { id, following } = category;
  const { mutate } = useLevel(
    (level) => followCategory({ params: { id }, body: { level } }),
    (level) =>
      queryClient.setQueryData(categoriesQuery.queryKey, (known) =>
        known === undefined
          ? undefined
          : { ...known, data: known.data.map((each) => (each.id === id ? { ...each, following: level } : each)) },
      ),
  );
  return <FollowMenu of="category" level={following} onChoose={mutate} />;
}
