import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { SendIcon } from "#ui/direction-icons.tsx";
import { CheckIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { ignoreMissing } from "../api.ts";
import { deleteDraft, draftsQuery } from "./api.ts";
import type { DraftSaver, SaveState } from "./create-draft-saver.ts";
import styles from "./WritingForm.module.css";

export interface WritingActionsProps {
  isEdit: boolean;
  isScheduled: boolean;
  isSending: boolean;
  saver: DraftSaver;
  state: SaveState;
  onDiscarded: () => void;
}

const isApple = (): boolean => /mac|iphone|ipad/iu.test(navigator.userAgent);

export function WritingActions({ isEdit, isScheduled, isSending, saver, state, onDiscarded }: WritingActionsProps) {
  const t = useTranslations("writing");
  const drafts = useTranslations("community.drafts");
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  // After a failure the dialog stays open.
  const { mutate, isPending } = useAction({
    async run() {
      const draft = saver.draft();
      if (draft !== null) await deleteDraft({ params: { id: draft.id }, query: {} }).catch(ignoreMissing);
      saver.end();
    },
    message: drafts("discarded"),
    failed: drafts("discardFailed"),
    onDone() {
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      setIsAsking(false);
      onDiscarded();
    },
  });

  const keys = `\u2066${isApple() ? "⌘" : "Ctrl"} + Enter\u2069`;
  const label = isEdit ? t("save") : isScheduled ? t("schedule") : t("post");
  return (
    <div className={rowClass([2, 3], "wrap", "align-center", "justify-end")}>
      {state.kind !== "untouched" && (
        <span className={boxClass("to-start")}>
          <Button variant="quiet" disabled={isSending} onClick={() => setIsAsking(true)}>
            {t("discard.action")}
          </Button>
        </span>
      )}
      <span className={classNames(textClass("xs", "muted"), styles.keys)}>{t("keys", { keys })}</span>
      <Button
        type="submit"
        variant="strong"
        icon={isEdit ? <CheckIcon size={20} /> : <SendIcon size={20} />}
        loading={isSending}
        loadingLabel={isEdit ? t("saving") : t("posting")}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => mutate()}
        title={drafts("discardTitle")}
        confirmLabel={drafts("discard")}
        cancelLabel={t("discard.cancel")}
        working={isPending}
      >
        {isEdit ? t("discard.editText") : t("discard.text")}
      </ConfirmDialog>
    </div>
  );
}
