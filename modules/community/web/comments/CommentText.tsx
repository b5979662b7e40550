import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { RichText } from "#ui/rich-text/RichText.tsx";
import { Attachments } from "../files/Attachments.tsx";
import { mentionsOf } from "../refers-to.ts";
import styles from "./CommentItem.module.css";

/** What a comment says, with whom it names and what is attached to it. */
export function CommentText({ comment }: { comment: Reply }) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const mentions = useMemo(() => mentionsOf(comment.mentions, locale), [comment.mentions, locale]);
  // Its author and moderators alone are told of it.
  const { decision } = comment;
  const isTakenDown = decision !== null && decision.decision !== "keep";
  return (
    <div className={styles.text}>
      {comment.isHidden && !isTakenDown && (
        <p className={textClass("flush", "below-1", "xs", "saffron")}>{t("hiddenNote")}</p>
      )}
      {decision !== null && (
        <p className={textClass("flush", "below-1", "xs", "saffron")}>
          {isTakenDown ? t("takenDown") : t("kept")}{" "}
          {decision.reason !== null &&
            t.rich("decisionReason", { reason: decision.reason, words: (chunks) => <bdi>{chunks}</bdi> })}
        </p>
      )}
      {comment.document === null ? (
        <PlainText text={comment.content ?? ""} />
      ) : (
        <RichText document={comment.document} mentions={mentions} />
      )}
      <Attachments files={comment.attachments} small />
    </div>
  );
}
