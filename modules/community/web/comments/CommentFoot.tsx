import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { HeartFilledIcon, HeartIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { likeComment, unlikeComment } from "../api.ts";
import { useLike } from "../use-like.ts";
import styles from "./CommentItem.module.css";
import { useThreadContext } from "./use-thread-context.ts";

const action = classNames(rowClass(1, "inline", "align-center", "touch", "xs", "muted", "medium"), styles.action);

export function CommentFoot({ comment, name, onReply }: { comment: Reply; name: string; onReply: () => void }) {
  const t = useTranslations("community");
  const formats = useFormats();
  const { handle } = useThreadContext();
  const { id, liked, likeCount, can } = comment;
  const like = useLike({
    target: `comment ${id}`,
    send: (wanted) => (wanted ? likeComment : unlikeComment)({ params: { id } }),
    change: (change) => handle.change(id, change),
  });
  const Heart = liked ? HeartFilledIcon : HeartIcon;
  const count = likeCount > 0 && (
    <>
      <span aria-hidden="true">{formats.count(likeCount)}</span>
      <VisuallyHidden>{t("list.likes", { count: likeCount })}</VisuallyHidden>
    </>
  );
  if (!can.like && !can.reply && likeCount === 0) return null;
  return (
    <div className={classNames(rowClass(2, "above-1"), styles.foot)}>
      {can.like && (
        <button
          type="button"
          className={classNames(action, liked && styles.liked)}
          aria-pressed={liked}
          title={liked ? t("topic.unlike") : t("topic.like")}
          onClick={() => like(!liked)}
        >
          <Heart size={16} />
          <VisuallyHidden>{t("comments.likeBy", { name: isolated(name) })}</VisuallyHidden>
          {count}
        </button>
      )}
      {!can.like && likeCount > 0 && (
        <span className={action}>
          <Heart size={16} />
          {count}
        </span>
      )}
      {can.reply && (
        <button
          type="button"
          className={action}
          aria-label={t("comments.writeReply", { name: isolated(name) })}
          onClick={onReply}
        >
          {t("comments.reply")}
        </button>
      )}
    </div>
  );
}
