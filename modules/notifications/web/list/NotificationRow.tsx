import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isKnownKind, profilePathOf } from "#modules/notifications/contract/kinds.ts";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { CheckIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { Meta } from "#ui/Meta.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./NotificationRow.module.css";
import { NotificationSentence } from "./NotificationSentence.tsx";

export interface NotificationRowProps {
  line: Notification;
  onRead: () => void;
  onOpen: () => void;
}

/** A notification; the whole row is a link to its subject. */
export function NotificationRow({ line, onRead, onOpen }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const locale = useLocale();
  const [first] = line.actors;
  const { topic, comment, request, document } = line;
  const isKnown = isKnownKind(line.kind);
  const profilePath = profilePathOf(line.kind);
  const sentenceId = `notification-${line.id}`;
  const sentence = <NotificationSentence line={line} />;
  const link = { "data-cover": "", onClick: onOpen, children: sentence };
  return (
    <ListRow
      isUnread={!line.isRead}
      className={classNames(styles.row, !line.isRead && styles.unread)}
      data-row={line.id}
    >
      {first === undefined ? (
        <IconTile icon={<KindIcon kind={line.kind} />} />
      ) : (
        <span className={styles.sign}>
          <Avatar id={first.id} name={nameIn(locale, first)} photo={first.photoUrl} />
          <span className={styles.kind} aria-hidden="true">
            <KindIcon kind={line.kind} size={14} />
          </span>
        </span>
      )}
      <div className={boxClass("shrinks")}>
        <p className={textClass("flush", "below-1", "md", "ink", "anywhere")} id={sentenceId}>
          {!line.isRead && <VisuallyHidden>{t("unread")}: </VisuallyHidden>}
          {!isKnown ? (
            sentence
          ) : document !== null ? (
            <Link {...link} to="/reports/$kind/$id" params={{ kind: document.reportKind, id: document.id }} />
          ) : request !== null ? (
            <Link {...link} to="/e-services/requests/$id" params={{ id: request.id }} />
          ) : line.kind === "approvalWaiting" ? (
            <Link {...link} to="/work-list" />
          ) : line.kind === "attendanceCorrected" ? (
            <Link {...link} to="/attendance" />
          ) : line.kind === "leaveRecounted" ? (
            <Link {...link} to="/attendance/leave" />
          ) : line.kind === "overtimeDecided" ? (
            <Link {...link} to="/attendance/overtime" />
          ) : line.kind === "managerChanged" ? (
            <Link {...link} to="/directory/$id" params={{ id: line.subject.id }} />
          ) : profilePath !== null ? (
            <Link {...link} to={profilePath} />
          ) : topic !== null && line.isOpenable ? (
            <Link
              {...link}
              to="/community/categories/$id/topic/$topicId"
              params={{ id: topic.categoryId, topicId: topic.id }}
              search={comment === null ? {} : { comment: comment.id }}
            />
          ) : (
            sentence
          )}
        </p>
        {comment !== null && comment.excerpt !== "" && (
          <p className={textClass("clamped", "flush", "below-1", "sm", "muted", "anywhere", "text-start")}>
            <bdi>{comment.excerpt}</bdi>
          </p>
        )}
        {line.reason !== null && (
          <p className={textClass("flush", "below-1", "sm", "muted", "anywhere")}>
            {t.rich("reasonGiven", { reason: () => <bdi>{line.reason}</bdi> })}
          </p>
        )}
        <div className={textClass("xs", "muted")}>
          <Meta>
            <Moment at={line.latestAt} style="ago" />
            {isKnown && t(`kind.${line.kind}`)}
          </Meta>
        </div>
      </div>
      {!line.isRead && (
        <span className={styles.action}>
          <IconButton
            size="sm"
            label={t("readOne")}
            aria-describedby={sentenceId}
            icon={<CheckIcon size={18} />}
            onClick={onRead}
          />
        </span>
      )}
    </ListRow>
  );
}
