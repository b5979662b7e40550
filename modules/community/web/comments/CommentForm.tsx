import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useTextDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { characterCount } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { SendIcon } from "#ui/direction-icons.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import styles from "./CommentForm.module.css";

/** Characters a comment may have, counted as people count them. */
const longest = 5_000;
/** From here on it is said how many are left. */
const nearlyLongest = 4_500;

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

export interface CommentFormProps {
  /** Where the draft is kept. */
  place: string;
  /** What is there before anything is typed. */
  initial?: string;
  /** Names the box: "Write a comment", "Reply to Noura". */
  label: string;
  sendLabel: string;
  /** Sends it. The text stays when it rejects, and when the answer is that somebody has to look at it again. */
  onSend: (text: string) => Promise<"sent" | "lookAgain">;
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
  const [wasKept, setWasKept] = useState(text !== initial);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  // It does not shrink again: what is pressed beside it would move away under the finger.
  const [used, setUsed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // What is typed and the button that sends it stay in view together.
  const keepInView = (): void => form.current?.scrollIntoView({ block: "nearest" });

  useEffect(() => {
    if (!takesFocus) return;
    const field = box.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    form.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  const count = text.length > nearlyLongest ? characterCount(text.trim()) : 0;
  const left = longest - count;

  async function send(): Promise<void> {
    if (sending) return;
    const given = text.trim();
    setIsEmptied(given === "");
    if (given === "" || left < 0) {
      box.current?.focus();
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      if ((await onSend(given)) === "lookAgain") return;
      drop();
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
    if (event.code !== "Enter" && event.code !== "NumpadEnter") return;
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  const tooLong = left < 0 ? t("over", { count: -left }) : undefined;
  const failed = problem === null ? undefined : `${t("failed")} ${problemText(problem)}`;
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
        onChange={(event) => {
          setIsEmptied(false);
          setProblem(null);
          setWasKept(false);
          write(event.target.value);
        }}
        onInput={keepInView}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        <span className={styles.keys}>{t("sendHint", { keys: `\u2066${keys}\u2069` })}</span>
        {onCancel !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            disabled={sending}
            onClick={() => {
              drop();
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
