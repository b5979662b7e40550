import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { Locale } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useTopicSlots } from "../use-topic-slots.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { CategoryChoice } from "./CategoryChoice.tsx";
import type { FormField } from "./check-form.ts";
import type { DraftSaver, SaveState } from "./create-draft-saver.ts";
import { DraftState } from "./DraftState.tsx";
import { LanguagePanes } from "./LanguagePanes.tsx";
import type { EditorSession } from "./open-writing.ts";
import { PosterField } from "./PosterField.tsx";
import { PublishingOptions } from "./PublishingOptions.tsx";
import type { PublishingRights, TopicForm } from "./prepare-topic-form.ts";
import { useEditorLabels } from "./use-editor-labels.ts";
import { useFilesOfWriting } from "./use-files.ts";
import { useSubmit } from "./use-submit.ts";
import { useWriting } from "./use-writing.ts";
import { WritingActions } from "./WritingActions.tsx";
import { WritingConflicts } from "./WritingConflicts.tsx";
import styles from "./WritingForm.module.css";

export interface WritingFormProps {
  opened: EditorSession;
  rights: PublishingRights;
  /** Called after every save by the server. */
  onDraft: (draft: Draft) => void;
  onDiscarded: () => void;
}

/** The form of a topic, saved as a draft until it is posted. */
export function WritingForm({ opened, rights, onDraft, onDiscarded }: WritingFormProps) {
  const t = useTranslations("writing");
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const labels = useEditorLabels();
  const { PollField } = useTopicSlots();
  const files = useFilesOfWriting(opened.topic, opened.files);
  const writing = useWriting(opened, (draft) => {
    files.learn(draft.files);
    onDraft(draft);
  });
  const { form, state, saver } = writing;
  const submitting = useSubmit(writing, { opened: opened.topic, rights }, focusOn);
  const [front, setFront] = useState<Locale | null>(null);
  const [attaching, setAttaching] = useState({ isBusy: false, hasFailed: false });
  const [isPosterBusy, setIsPosterBusy] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [isWaiting, setIsWaiting] = useState(false);
  /** The conflict whose dialog was closed; a new conflict opens it again. */
  const [closedConflict, setClosedConflict] = useState<SaveState | null>(null);
  /** Incremented when another version is chosen, to remount fields with their own state. */
  const [takes, setTakes] = useState(0);
  const isUploading = attaching.isBusy || isPosterBusy || files.pending > 0;
  const isIncomplete = isUploading || attaching.hasFailed;
  if (isWaiting && !isIncomplete) setIsWaiting(false);

  function change(part: Partial<TopicForm>): void {
    writing.change(part);
    submitting.clearErrors(Object.keys(part));
  }
  /** Focuses the first field with an error, on a phone in the tab of its language. */
  function focusOn(fields: readonly string[]): void {
    const [first] = fields;
    if (first === undefined) return;
    if (first.endsWith("En")) setFront("en");
    if (first.endsWith("Ar")) setFront("ar");
    requestAnimationFrame(() => {
      const field = document.getElementById(`writing-${first}`);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: "center" });
    });
  }
  function submit(): void {
    setIsWaiting(isIncomplete);
    if (!isIncomplete) void submitting.submit();
  }

  const errorOf = (field: FormField): string | undefined => errorText({ message: submitting.errors[field] });
  const failure = isWaiting
    ? isUploading
      ? t("waitForUploads")
      : t("uploadsFailed")
    : submitting.failure !== null
      ? problemText(submitting.failure)
      : Object.keys(submitting.errors).length + submitting.pollErrors.length > 0
        ? t("checkFields")
        : null;
  return (
    <Form className={stackClass(5, "fits")} onSubmit={submit}>
      <Restored opened={opened} />
      <div className={classNames(rowClass([2, 5], "wrap", "between"), styles.head)}>
        <div className={styles.category}>
          <CategoryChoice
            value={form.categoryId}
            onChange={(categoryId) => change({ categoryId })}
            topic={opened.topic}
            error={errorOf("categoryId")}
          />
        </div>
        <DraftState state={state} saver={saver} onLook={() => setClosedConflict(null)} />
      </div>
      <Card>
        <LanguagePanes
          form={form}
          onChange={change}
          topic={opened.topic}
          errorOf={errorOf}
          shown={front}
          onShown={setFront}
          labels={labels}
          pictures={files.pictures}
          onFiles={setDropped}
        />
      </Card>
      <Card>
        <AttachmentsField
          key={takes}
          ids={form.attachments}
          fileOf={files.fileOf}
          onChange={(attachments, stored) => {
            files.learn(stored);
            change({ attachments });
          }}
          onState={setAttaching}
          dropped={dropped}
          error={errorOf("attachments")}
        />
      </Card>
      <Card {...(form.poll === null ? { title: t("poll") } : {})}>
        <div id="writing-poll" tabIndex={-1} className={styles.target}>
          {PollField !== undefined && (
            <Suspense fallback={<SkeletonLine width="10rem" />}>
              <PollField
                value={form.poll}
                onChange={(poll) => change({ poll })}
                errors={submitting.pollErrors}
                poll={opened.topic?.poll ?? null}
              />
            </Suspense>
          )}
        </div>
      </Card>
      {rights.poster && (
        <Card title={t("poster.title")}>
          <PosterField
            key={takes}
            poster={form.poster}
            onChange={(poster) => change(poster === null ? { poster, featuredInHome: false } : { poster })}
            isFeatured={form.featuredInHome}
            upload={files.upload}
            fileOf={files.fileOf}
            pictureUrl={opened.topic?.poster?.smallImageUrl ?? null}
            error={errorOf("poster")}
            onBusy={setIsPosterBusy}
          />
        </Card>
      )}
      {(rights.feature || rights.pin || rights.lock || rights.schedule) && (
        <Card title={t("options")}>
          <PublishingOptions form={form} onChange={change} rights={rights} errorOf={errorOf} />
        </Card>
      )}
      <FormError message={failure} listsFields />
      <WritingActions
        isEdit={opened.topic !== null}
        isScheduled={rights.schedule && form.publishAt !== null && opened.topic?.publishedAt == null}
        isSending={submitting.isSending}
        saver={saver}
        state={state}
        onDiscarded={onDiscarded}
      />
      <WritingConflicts
        writing={writing}
        submitting={submitting}
        isAsking={state !== closedConflict}
        onClose={() => setClosedConflict(state)}
        onTaken={() => setTakes((count) => count + 1)}
      />
      <LeaveQuestion saver={saver} isUploading={isUploading} />
    </Form>
  );
}

/** A notice that unsaved work was restored. */
function Restored({ opened: { restored, savedAt } }: { opened: EditorSession }) {
  const t = useTranslations("writing.restored");
  const close = useTranslations("client.ui");
  const formats = useFormats();
  const [isShown, setIsShown] = useState(true);
  if (restored === null || !isShown) return null;
  return (
    <Banner
      tone={restored === "editOld" ? "warning" : "info"}
      onDismiss={() => setIsShown(false)}
      dismissLabel={close("close")}
    >
      {t(restored, { when: savedAt === null ? "" : formats.elapsed(savedAt, { ago: true }) })}
    </Banner>
  );
}

/** Saves the text before navigation; asks for confirmation only if that fails, or while files are being uploaded. */
function LeaveQuestion({ saver, isUploading }: { saver: DraftSaver; isUploading: boolean }) {
  const t = useTranslations("writing.leave");
  const leaving = useLeaving({
    blocks: async () => isUploading || !(await saver.flush()),
    // The text is stored on this device; unfinished uploads are not.
    blocksUnload: () => isUploading,
  });
  return (
    <ConfirmDialog {...leaving} title={t("title")}>
      {isUploading ? t("uploads") : t("text")}
    </ConfirmDialog>
  );
}
