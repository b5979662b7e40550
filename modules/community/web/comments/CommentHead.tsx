import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isolated } from "#client/isolated.ts";
import { PersonName } from "#client/person-link.tsx";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { UnreadDot } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { ReplyIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, DotsIcon, EditIcon, LinkIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useCopyLink } from "../use-copy-link.ts";
import { useTopicSlots } from "../use-topic-slots.ts";
import styles from "./CommentItem.module.css";
import { DeleteComment } from "./DeleteComment.tsx";
import { useThreadContext } from "./use-thread-context.ts";

export interface CommentHeadProps {
  comment: Reply;
  name: string;
  nameId: string;
  onEdit: () => void;
}

/** A comment's author and time, with the menu of its less frequent actions. */
export function CommentHead({ comment, name, nameId, onEdit }: CommentHeadProps) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const { topic } = useThreadContext();
  const copyLink = useCopyLink();
  const { ReportItem, ReportDialog } = useTopicSlots();
  const [deleting, setDeleting] = useState(false);
  const [reporting, setReporting] = useState(false);
  const answered = comment.replyTo?.author;
  return (
    <div className={classNames(rowClass(2, "align-start"), styles.head)}>
      <div className={classNames(rowClass([0, 2], "wrap", "align-center", "grows"), styles.who)}>
        {comment.isUnread && <UnreadDot label={t("unread")} />}
        <span className={textClass("ink", "bold", "anywhere")} id={nameId}>
          {comment.author === null ? (
            <bdi>{name}</bdi>
          ) : (
            <PersonName id={comment.author.id} className={classNames(textClass("inherit"), styles.person)}>
              <bdi>{name}</bdi>
            </PersonName>
          )}
        </span>
        <span className={textClass("xs", "muted")}>
          <Moment at={comment.createdAt} style="ago" />
          {comment.editedAt !== null && <> · {t("edited")}</>}
        </span>
        {answered && (
          <span className={rowClass(1, "inline", "align-center", "shrinks", "xs", "muted", "anywhere")}>
            <ReplyIcon size={14} />
            <span>{t.rich("inReplyTo", { name: nameIn(locale, answered), who: (chunks) => <bdi>{chunks}</bdi> })}</span>
          </span>
        )}
      </div>
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={t("actions", { name: isolated(name) })}
            title={t("actionsPlain")}
            icon={<DotsIcon size={18} />}
          />
        }
      >
        <MenuItem
          icon={<LinkIcon />}
          onSelect={() => void copyLink({ topicId: topic.id, categoryId: topic.categoryId, commentId: comment.id })}
        >
          {t("copyLink")}
        </MenuItem>
        {comment.can.update && (
          <MenuItem icon={<EditIcon />} onSelect={onEdit}>
            {t("edit")}
          </MenuItem>
        )}
        {comment.can.report && ReportItem !== undefined && (
          <ReportItem kind="comment" onSelect={() => setReporting(true)} />
        )}
        {comment.can.delete && (
          <MenuItem icon={<DeleteIcon />} danger onSelect={() => setDeleting(true)}>
            {t("delete")}
          </MenuItem>
        )}
      </Menu>
      {deleting && <DeleteComment comment={comment} name={name} onClose={() => setDeleting(false)} />}
      {reporting && ReportDialog !== undefined && (
        <ReportDialog subject={{ kind: "comment", id: comment.id }} onClose={() => setReporting(false)} />
      )}
    </div>
  );
}
