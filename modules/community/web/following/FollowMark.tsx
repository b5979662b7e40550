import { useTranslations } from "use-intl";
import type { FollowingLevel } from "#modules/community/contract/schemas-parts.ts";
import { FollowIcon, MuteIcon } from "#ui/icons.ts";

/** A quiet sign of what one follows or muted; nothing where neither is so. */
export function FollowMark({ level }: { level: FollowingLevel }) {
  const t = useTranslations("community.following");
  if (level === null) return null;
  const Icon = level === "follow" ? FollowIcon : MuteIcon;
  return <Icon size={16} role="img" aria-label={t(level === "follow" ? "followedMark" : "mutedMark")} />;
}
