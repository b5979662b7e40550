import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useTextDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useUploads } from "#client/use-uploads.ts";
import type { StoredFile } from "#shared/files.ts";
import { characterCount } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SendIcon } from "#ui/direction-icons.tsx";
import { Form } from "#ui/Form.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { AttachmentIcon } from "#ui/icons.ts";
import { MentionList } from "#ui/mentions/MentionList.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { useMentionLabels } from "../find-mentions.ts";
import styles from "./CommentForm.module.css";
import { useTextMentions } from "./use-text-mentions.ts";
import { commentContent, type ChosenName, type WrittenComment } from "./read-written-comment.ts";

/** Maximum characters per comment, counted as displayed. */
const maxLength = 5_000;
/** From this length on, the remaining characters are shown. */
const nearlyMaxLength = 4_500;
const maxFiles = 5;
const none: readonly never[] = [];

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

export interface CommentFormProps {
  /** Storage key of the draft. */
  place: string;
  initial?: string;
  initialNames?: readonly ChosenName[];
  initialFiles?: readonly StoredFile[];
  /** The label of the box: "Write a comment", "Reply to Noura". */
  label: string;
  sendLabel: string;
  /** The text is kept if it rejects or returns "lookAgain". */
  onSend: (written: WrittenComment) => Promise<"sent" | "lookAgain">;
  /** Discards the text and closes the box; the box at the thread's end cannot be closed. */
  onCancel?: () => void;
  /** One line until used. */
  small?: boolean;
  /** Shows the label above the box instead of in it as a placeholder. */
  showLabel?: boolean;
  takesFocus?: boolean;
  /** Shown above the box. */
  notice?: ReactNode;
}

/** A box for a comment, saved as a draft until it is sent. */
export function CommentForm({
  place,
  initial = "",
  initialNames = none,
  initialFiles = none,
  label,
  sendLabel,
  onSend,
  onCancel,
  small = false,
  showLabel = false,
  takesFocus = false,
  notice,
}: CommentFormProps) {
  const t = useTranslations("community.comments");
  const requiredText = useTranslations("validators")("fieldRequired");
  const problemText = useProblemText();
  const { text, write, drop } = useTextDraft(place, initial);
  const uploads = useUploads({ maxFiles, initial: initialFiles });
  const [attaches, setAttaches] = useState(initialFiles.length > 0);
  const [wasKept, setWasKept] = useState(text !== initial);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  // Never shrinks again, because controls beside it would move during a press.
  const [used, setUsed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const mentions = useTextMentions({ place, box, text, write: type, initialNames });
  const mentionLabels = useMentionLabels();
  // Only when the box is entered or emptied, so that the page does not move during typing.
  const keepInView = (): void => form.current?.scrollIntoView({ block: "nearest" });

  useEffect(() => {
    if (!takesFocus) return;
    const field = box.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    form.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  const count = text.length > nearlyMaxLength ? characterCount(text.trim(), 10 * maxLength) : 0;
  const left = maxLength - count;

  function type(next: string): void {
    setIsEmptied(false);
    setProblem(null);
    setWasKept(false);
    write(next);
  }
  function dropDraft(): void {
    drop();
    mentions.dropNames();
  }
  async function send(): Promise<void> {
    if (sending) return;
    const given = text.trim();
    setIsEmptied(given === "");
    if (given === "" || left < 0) {
      box.current?.focus();
      return;
    }
    if (uploads.isBusy || uploads.hasFailed) {
      setProblem("uploads");
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      const attachments = uploads.files.map(({ id }) => id);
      if ((await onSend({ content: commentContent(given, mentions.names), attachments })) === "lookAgain") return;
      dropDraft();
      uploads.reset([]);
      setAttaches(false);
      setWasKept(false);
      // The sent comment has come into view above; the box stays in view for the next one.
      if (small) requestAnimationFrame(keepInView);
    } catch (error) {
      setProblem(error);
    } finally {
      setSending(false);
    }
  }

  const tooLong = left < 0 ? t("over", { count: -left }) : undefined;
  const failed =
    problem === null ? undefined : problem === "uploads" ? t("waitForFiles") : `${t("failed")} ${problemText(problem)}`;
  const error = tooLong ?? failed ?? (isEmptied ? requiredText : undefined);
  const hasNotice = error !== undefined || Boolean(notice);
  useEffect(() => {
    if (hasNotice) form.current?.scrollIntoView({ block: "nearest" });
  }, [hasNotice]);
  const keys = `${isApple() ? "⌘" : "Ctrl"} + Enter`;
  const hint = left >= 0 && count > nearlyMaxLength ? t("left", { count: left }) : wasKept ? t("draftKept") : undefined;
  return (
    <Form
      ref={form}
      className={classNames(stackClass(2, "shrinks"), styles.form)}
      data-small={small && text === "" && !used ? "" : undefined}
      aria-label={label}
      onSubmit={() => void send()}
      onFocus={() => {
        setUsed(true);
        keepInView();
      }}
    >
      {notice}
      <TextArea
        ref={box}
        label={label}
        hideLabel={!showLabel}
        placeholder={showLabel ? "" : label}
        minRows={small ? 1 : 3}
        value={text}
        error={error}
        hint={hint}
        readOnly={sending}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        {...mentions.field}
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0 || event.clipboardData.types.includes("text/html")) return;
          event.preventDefault();
          setAttaches(true);
          uploads.add(files);
        }}
      />
      {mentions.isOpen && <MentionList {...mentions.list} labels={mentionLabels} />}
      {attaches && <UploadField {...uploads.field} label={t("files")} />}
      <div className={classNames(rowClass(2, "wrap", "align-center", "justify-end"), styles.foot)}>
        {!attaches && (
          <IconButton
            size="sm"
            label={t("attach")}
            icon={<AttachmentIcon size={18} />}
            disabled={sending}
            onClick={() => setAttaches(true)}
          />
        )}
        <span className={classNames(textClass("grows", "xs", "muted"), styles.keys)}>
          {t("sendHint", { keys: `\u2066${keys}\u2069` })}
        </span>
        {onCancel !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            disabled={sending}
            onClick={() => {
              dropDraft();
              onCancel();
            }}
          >
            {t("cancel")}
          </Button>
        )}
        <Button
          type="submit"
          variant="strong"
          size="sm"
          icon={<SendIcon size={18} />}
          loading={sending}
          loadingLabel={t("sending")}
        >
          {sendLabel}
        </Button>
      </div>
    </Form>
  );
}
