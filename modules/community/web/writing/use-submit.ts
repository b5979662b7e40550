import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { ApiProblem, isProblem } from "#client/problems.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { useToast } from "#ui/toast-context.ts";
import { topicQuery } from "../api.ts";
import { refreshLists } from "../change-topics.ts";
import { createTopic, draftsQuery, updateTopic } from "./api.ts";
import { checkForm, fieldsInOrder, type FormErrors, type FormField } from "./check-form.ts";
import { postedDrafts } from "./record-drafts.ts";
import {
  changedTopicToSend,
  emptyForm,
  formOfTopic,
  newTopicToSend,
  permittedForm,
  type PublishingRights,
  type TopicForm,
} from "./prepare-topic-form.ts";
import type { Writing } from "./use-writing.ts";

type PollError = { path: string; message: string };

/** The form field of a path in the body, e.g. `attachments` for `attachments.2`. */
const fieldOf = (path: string): FormField | "poll" => path.split(".")[0] as FormField | "poll";

/** Posts the form or saves the edit; separates errors of fields, a newer version of the topic, and other failures. */
export function useSubmit(
  writing: Writing,
  { opened, rights }: { opened: Topic | null; rights: PublishingRights },
  onErrors: (fields: readonly string[]) => void,
) {
  const t = useTranslations("writing");
  const reader = useLocale();
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [topic, setTopic] = useState(opened);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const [pollErrors, setPollErrors] = useState<readonly PollError[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  /** The topic as saved by another user in the meantime. */
  const [changedTopic, setChangedTopic] = useState<Topic | null>(null);

  function showErrors(found: FormErrors, ofPoll: readonly PollError[]): void {
    setErrors(found);
    setPollErrors(ofPoll);
    const fields: string[] = fieldsInOrder(reader).filter((field) => found[field] !== undefined);
    onErrors(ofPoll.length === 0 ? fields : [...fields, "poll"]);
  }
  function showFailure(error: unknown): void {
    if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
      setChangedTopic(error.problem.current as Topic);
      return;
    }
    const known =
      error instanceof ApiProblem ? error.fields.map((field) => ({ ...field, field: fieldOf(field.path) })) : [];
    const fields: FormErrors = {};
    for (const { field, message } of known) if (field !== "poll") fields[field] ??= message;
    const ofPoll = known.filter(({ field }) => field === "poll");
    const isKnown = ofPoll.length > 0 || fieldsInOrder(reader).some((field) => fields[field] !== undefined);
    if (isKnown) showErrors(fields, ofPoll);
    else setFailure(error);
  }

  async function send(form: TopicForm, over: Topic | null): Promise<Topic> {
    const { saver } = writing;
    if (over === null) return (await createTopic({ body: newTopicToSend(form, saver.draft()) })).data;
    return (await updateTopic({ params: { id: over.id }, body: changedTopicToSend(form, over, saver.draft()) })).data;
  }

  /** Sends the form; `over` is the version that it replaces. */
  async function submit(over: Topic | null = topic): Promise<void> {
    if (isSending) return;
    setFailure(null);
    setChangedTopic(null);
    const form = permittedForm(writing.form, rights, over === null ? emptyForm() : formOfTopic(over));
    const found = checkForm(form, reader, new Date());
    showErrors(found, []);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await writing.saver.pause();
      const saved = await send(form, over);
      const posted = writing.saver.draft();
      if (posted !== null) postedDrafts.set(posted.id, { id: saved.category.id, topicId: saved.id });
      writing.saver.end();
      queries.setQueryData(topicQuery(saved.id).queryKey, { data: saved });
      refreshLists(queries);
      void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      const isScheduled = saved.publishedAt === null && saved.publishAt !== null;
      const message = isScheduled
        ? t("scheduled", { when: formats.dateTime(saved.publishAt ?? "") })
        : topic === null
          ? t("posted")
          : t("saved");
      toast({ message, tone: "success" });
      await navigate({
        to: "/community/categories/$id/topic/$topicId",
        params: { id: saved.category.id, topicId: saved.id },
        replace: true,
      });
    } catch (error) {
      writing.saver.resume();
      showFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return {
    isSending,
    errors,
    pollErrors,
    failure,
    changedTopic,
    submit,
    /** Sets the version that the next save replaces. */
    take: (current: Topic) => {
      setTopic(current);
      setChangedTopic(null);
    },
    keepWriting: () => setChangedTopic(null),
    clearErrors: (fields: readonly string[]) => {
      if (fields.includes("poll") && pollErrors.length > 0) setPollErrors([]);
      if (!fields.some((field) => errors[field as FormField] !== undefined)) return;
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
    },
  };
}

export type Submitting = ReturnType<typeof useSubmit>;
