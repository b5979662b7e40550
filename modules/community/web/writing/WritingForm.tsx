import { Suspense, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { StoredFile } from "#shared/files.ts";
import type { Locale } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { stackClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useTopicSlots } from "../use-topic-slots.ts";
import { AttachmentsField } from "./AttachmentsField.tsx";
import { CategoryChoice } from "./CategoryChoice.tsx";
import type { FormField } from "./check-form.ts";
import { DraftState } from "./DraftState.tsx";
import { LanguagePanes } from "./LanguagePanes.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import type { OpenedWriting } from "./opened-writing.ts";
import { PosterField } from "./PosterField.tsx";
import { PublishingOptions } from "./PublishingOptions.tsx";
import { Restored } from "./Restored.tsx";
import type { PublishingRights, TopicForm } from "./topic-form.ts";
import { uploadOne } from "./upload-one.ts";
import { useEditorLabels } from "./use-editor-labels.ts";
import { useFilesOfWriting } from "./use-files.ts";
import { useLatest } from "./use-latest.ts";
import { useSubmit } from "./use-submit.ts";
import { useWriting } from "./use-writing.ts";
import { WritingActions } from "./WritingActions.tsx";
import { WritingConflicts } from "./WritingConflicts.tsx";
import styles from "./WritingForm.module.css";

export interface WritingFormProps {
  opened: OpenedWriting;
  rights: PublishingRights;
  /** Told the draft once the server keeps it. */
  onDraft: (draft: Draft) => void;
  /** The draft is gone: where to. */
  onDiscarded: () => void;
}

/** The whole form of a topic. What is written is a draft until it is posted. */
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
  const [isAsking, setIsAsking] = useState(true);
  /** Counts how often another version was taken: fields that keep their own state begin anew. */
  const [takes, setTakes] = useState(0);
  const isUploading = attaching.isBusy || isPosterBusy || files.pending > 0;

  function change(part: Partial<TopicForm>): void {
    writing.change(part);
    submitting.forgive(Object.keys(part));
  }
  const { learn } = files;
  const takeAttachments = useLatest((attachments: string[], stored: readonly StoredFile[]) => {
    learn(stored);
    change({ attachments });
  });
  /** Brings the first field with an error into view, on a phone with its language. */
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
    const isIncomplete = isUploading || attaching.hasFailed;
    setIsWaiting(isIncomplete);
    if (!isIncomplete) void submitting.submit();
  }
  useEffect(() => {
    if (!isUploading && !attaching.hasFailed) setIsWaiting(false);
  }, [isUploading, attaching.hasFailed]);
  useEffect(() => {
    // A new conflict is asked about at once.
    if (state.kind === "conflict") setIsAsking(true);
  }, [state.kind]);

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
      <div className={styles.head}>
        <div className={styles.category}>
          <CategoryChoice
            value={form.categoryId}
            onChange={(categoryId) => change({ categoryId })}
            topic={opened.topic}
            error={errorOf("categoryId")}
          />
        </div>
        <DraftState state={state} saver={saver} onLook={() => setIsAsking(true)} />
      </div>
      <Card>
        <LanguagePanes
          form={form}
          onChange={change}
          topic={opened.topic}
          errorOf={errorOf}
          shown={front ?? null}
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
          onChange={takeAttachments}
          onState={setAttaching}
          dropped={dropped}
          error={errorOf("attachments")}
        />
      </Card>
      <Card {...(form.poll === null ? { title: t("poll") } : {})}>
        <div id="writing-poll" tabIndex={-1} className={styles.poll}>
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
            upload={async (file, options) => {
              const stored = await uploadOne(file, options);
              files.learn([stored]);
              return stored;
            }}
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
        isAsking={isAsking}
        onClose={() => setIsAsking(false)}
        onTaken={() => setTakes((count) => count + 1)}
      />
      <LeaveQuestion saver={saver} isUploading={isUploading} />
    </Form>
  );
}
