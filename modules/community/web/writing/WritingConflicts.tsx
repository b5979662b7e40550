import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Submitting } from "./use-submit.ts";
import { formOfDraft, formOfTopic } from "./prepare-topic-form.ts";
import type { Writing } from "./use-writing.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

export interface WritingConflictsProps {
  writing: Writing;
  submitting: Submitting;
  isAsking: boolean;
  onClose: () => void;
  onTaken: () => void;
}

export function WritingConflicts({ writing, submitting, isAsking, onClose, onTaken }: WritingConflictsProps) {
  const t = useTranslations("writing.conflict");
  const formats = useFormats();
  const { form, state, saver, replace, change } = writing;
  if (submitting.changedTopic !== null) {
    const current = submitting.changedTopic;
    return (
      <VersionsDialog
        title={t("topicTitle")}
        text={t("topicText")}
        theirsTitle={t("topicThere")}
        mine={form}
        theirs={formOfTopic(current)}
        useMineLabel={t("keepMine")}
        useTheirsLabel={t("useTopic")}
        onUseMine={() => void submitting.submit(current)}
        onUseTheirs={() => {
          change(formOfTopic(current));
          onTaken();
          submitting.take(current);
        }}
        onClose={submitting.keepWriting}
      />
    );
  }
  if (state.kind !== "conflict" || !isAsking) return null;
  const theirs = formOfDraft(state.theirs.content);
  return (
    <VersionsDialog
      title={t("title")}
      text={t("text", { when: formats.elapsed(state.theirs.updatedAt, { ago: true }) })}
      theirsTitle={t("there")}
      mine={form}
      theirs={theirs}
      useMineLabel={t("useHere")}
      useTheirsLabel={t("useThere")}
      onUseMine={() => saver.resolve("mine")}
      onUseTheirs={() => {
        saver.resolve("theirs");
        replace(theirs);
        onTaken();
      }}
      onClose={onClose}
    />
  );
}
