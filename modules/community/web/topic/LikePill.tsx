import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { HeartFilledIcon, HeartIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { likersQuery, likeTopic, readTopic, unlikeTopic } from "../api.ts";
import { changeTopic } from "../change-topics.ts";
import { useLike } from "../use-like.ts";
import styles from "./LikePill.module.css";

const part = classNames(rowClass(2, "inline", "align-center", "inherit"), styles.part);

export function LikePill({ topic, onWho }: { topic: Topic; onWho: () => void }) {
  const t = useTranslations("community.topic");
  const queryClient = useQueryClient();
  const { id, liked, likeCount } = topic;
  const like = useLike({
    target: `topic ${id}`,
    send: async (wanted) => {
      const answer = await (wanted ? likeTopic : unlikeTopic)({ params: { id } });
      // A list opened before shows outdated names.
      void queryClient.invalidateQueries({ queryKey: likersQuery(id).queryKey });
      return answer;
    },
    change: (change) => {
      // A pending response does not include this like.
      void queryClient.cancelQueries({ queryKey: keyOf(readTopic, { params: { id } }) });
      changeTopic(queryClient, id, change);
    },
  });
  const Heart = liked ? HeartFilledIcon : HeartIcon;
  const words = liked ? t("likedByYou", { others: likeCount - 1 }) : t("likedByOthers", { count: likeCount });
  return (
    <span
      className={classNames(
        rowClass(0, "inline", "sm", liked ? "action" : "muted", "medium"),
        styles.pill,
        liked && styles.liked,
      )}
    >
      {topic.can.like ? (
        <button
          type="button"
          className={part}
          aria-pressed={liked}
          aria-label={t("like")}
          title={liked ? t("unlike") : t("like")}
          onClick={() => like(!liked)}
        >
          <Heart size={20} />
          {likeCount === 0 && <span aria-hidden="true">{t("like")}</span>}
        </button>
      ) : (
        <span className={part}>
          <Heart size={20} />
        </span>
      )}
      {likeCount > 0 && (
        <button type="button" className={part} title={t("whoLikes")} onClick={onWho}>
          {words}
        </button>
      )}
    </span>
  );
}
