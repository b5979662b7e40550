import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useTextDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useUploads } from "#client/use-uploads.ts";
import type { StoredFile } from "#shared/files.ts";
import { characterCount } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { SendIcon } from "#ui/direction-icons.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { AttachmentIcon } from "#ui/icons.ts";
import { MentionList } from "#ui/mentions/MentionList.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { UploadField } from "#ui/upload/UploadField.tsx";
import { useMentionLabels } from "../mentions/use-mention-labels.ts";
import styles from "./CommentForm.module.css";
import { useNames } from "./use-names.ts";
import { useTextMentions } from "./use-text-mentions.ts";
import { commentContent, type ChosenName, type WrittenComment } from "./written-comment.ts";

/** Characters a comment may have, counted as people count them. */
const longest = 5_000;
/** Files that a comment may have. */
const mostFiles = 5;
const none: readonly never[] = [];
/** From here on it is said how many are left. */
const nearlyLongest = 4_500;

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

export interface CommentFormProps {
  /** Where the draft is kept. */
  place: string;
  /** What is there before anything is typed. */
  initial?: string;
  /** Who is named in it, and what is attached to it, before. */
  initialNames?: readonly ChosenName[];
  initialFiles?: readonly StoredFile[];
  /** Names the box: "Write a comment", "Reply to Noura". */
  label: string;
  sendLabel: string;
  /** Sends it. The text stays when it rejects, and when the answer is that somebody has to look at it again. */
  onSend: (written: WrittenComment) => Promise<"sent" | "lookAgain">;
  /** Gives it up, with what was typed. The box at the thread's end cannot be given up. */
  onCancel?: () => void;
  /** One line until it is used. */
  small?: boolean;
  /** The label stands above the box; otherwise it stands in it until something is typed. */
  showLabel?: boolean;
  takesFocus?: boolean;
  /** Above the box: what changed meanwhile. */
  notice?: ReactNode;
}

/** A box for writing a comment. What is typed is kept until it is sent. */
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
  const { names, add, drop: dropNames } = useNames(place, initialNames);
  const uploads = useUploads({ most: mostFiles, initial: initialFiles });
  const [attaches, setAttaches] = useState(initialFiles.length > 0);
  const [wasKept, setWasKept] = useState(text !== initial);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  // It does not shrink again: what is pressed beside it would move away under the finger.
  const [used, setUsed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const mentions = useTextMentions({ box, text, write: type, onName: add });
  const mentionLabels = useMentionLabels();
  // Only when the box is entered or emptied: the page does not move under the hands while one types.
  const keepInView = (): void => form.current?.scrollIntoView({ block: "nearest" });

  useEffect(() => {
    if (!takesFocus) return;
    const field = box.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    form.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  const count = text.length > nearlyLongest ? characterCount(text.trim(), 10 * longest) : 0;
  const left = longest - count;

  function type(next: string): void {
    setIsEmptied(false);
    setProblem(null);
    setWasKept(false);
    write(next);
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
      if ((await onSend({ content: commentContent(given, names), attachments })) === "lookAgain") return;
      drop();
      dropNames();
      uploads.reset([]);
      setAttaches(false);
      setWasKept(false);
      // What was sent has come into view above; the box stays in view for the next one.
      if (small) requestAnimationFrame(keepInView);
    } catch (error) {
      setProblem(error);
    } finally {
      setSending(false);
    }
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (mentions.onKey(event)) return;
    if (event.code !== "Enter" && event.code !== "NumpadEnter") return;
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
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
  const hint = left >= 0 && count > nearlyLongest ? t("left", { count: left }) : wasKept ? t("draftKept") : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      data-small={small && text === "" && !used ? "" : undefined}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
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
        onInput={mentions.follow}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0 || event.clipboardData.types.includes("text/html")) return;
          event.preventDefault();
          setAttaches(true);
          uploads.add(files);
        }}
      />
      {mentions.list.isOpen && (
        <MentionList
          id={mentions.listId}
          state={mentions.list}
          labels={mentionLabels}
          anchor={mentions.anchor}
          onChoose={mentions.choose}
        />
      )}
      {attaches && <UploadField {...uploads.field} label={t("files")} />}
      <div className={styles.foot}>
        {!attaches && (
          <IconButton
            size="sm"
            label={t("attach")}
            icon={<AttachmentIcon size={18} />}
            disabled={sending}
            onClick={() => setAttaches(true)}
          />
        )}
        <span className={styles.keys}>{t("sendHint", { keys: `\u2066${keys}\u2069` })}</span>
        {onCancel !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            disabled={sending}
            onClick={() => {
              drop();
              dropNames();
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
    </form>
  );
}
