import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { CommentForm } from "./CommentForm.tsx";
import { useSendComment } from "./use-send-comment.ts";

/** Where the draft of an answer is kept. */
export const replyPlace = (commentId: string): string => `reply:${commentId}`;

export interface ReplyFormProps {
  /** The comment that is answered. */
  answered: Reply;
  takesFocus: boolean;
  onDone: () => void;
}

/** The box under a comment to answer it, or one of its replies. */
export function ReplyForm({ answered, takesFocus, onDone }: ReplyFormProps) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const send = useSendComment();
  const name = answered.author === null ? t("formerColleague") : nameIn(locale, answered.author);
  return (
    <CommentForm
      place={replyPlace(answered.id)}
      label={t("writeReply", { name: isolated(name) })}
      sendLabel={t("send")}
      onSend={async (written) => {
        const outcome = await send(written, answered.id);
        onDone();
        return outcome;
      }}
      onCancel={onDone}
      showLabel
      takesFocus={takesFocus}
    />
  );
}
