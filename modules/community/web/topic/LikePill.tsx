import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { HeartFilledIcon, HeartIcon } from "#ui/icons.ts";
import { likersQuery, likeTopic, readTopic, unlikeTopic } from "../api.ts";
import { changeTopic } from "../topic-cache.ts";
import { useLike } from "../use-like.ts";
import styles from "./LikePill.module.css";

export interface LikePillProps {
  topic: Topic;
  /** Asks who likes it. */
  onWho: () => void;
}

/** The heart, and beside it who likes the topic in few words. */
export function LikePill({ topic, onWho }: LikePillProps) {
  const t = useTranslations("community.topic");
  const queryClient = useQueryClient();
  const { id, liked, likeCount } = topic;
  const like = useLike({
    target: `topic ${id}`,
    send: async (wanted) => {
      const answer = await (wanted ? likeTopic : unlikeTopic)({ params: { id } });
      // Whoever opened the list of names before that was told the old ones.
      void queryClient.invalidateQueries({ queryKey: likersQuery(id).queryKey });
      return answer;
    },
    change: (change) => {
      // An answer that is on its way knows nothing of this press.
      void queryClient.cancelQueries({ queryKey: keyOf(readTopic, { params: { id } }) });
      changeTopic(queryClient, id, change);
    },
  });
  const Heart = liked ? HeartFilledIcon : HeartIcon;
  const words = liked ? t("likedByYou", { others: likeCount - 1 }) : t("likedByOthers", { count: likeCount });
  return (
    <span className={classNames(styles.pill, liked && styles.liked)}>
      {topic.can.like ? (
        <button
          type="button"
          className={styles.part}
          aria-pressed={liked}
          aria-label={t("like")}
          title={liked ? t("unlike") : t("like")}
          onClick={() => like(!liked)}
        >
          <Heart size={20} />
          {likeCount === 0 && <span aria-hidden="true">{t("like")}</span>}
        </button>
      ) : (
        <span className={styles.part}>
          <Heart size={20} />
        </span>
      )}
      {likeCount > 0 && (
        <button type="button" className={styles.part} title={t("whoLikes")} onClick={onWho}>
          {words}
        </button>
      )}
    </span>
  );
}
