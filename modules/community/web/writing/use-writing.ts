import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onSession } from "#client/session.ts";
import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import { createDraft, draftsQuery, updateDraft } from "./api.ts";
import { createDraftSaver } from "./create-draft-saver.ts";
import { draftPlace, saveLocalDraft } from "./record-drafts.ts";
import type { EditorSession } from "./open-writing.ts";
import { draftOfForm, isUntouched, type TopicForm } from "./prepare-topic-form.ts";

/** The form of a topic, saved as a draft on every change. */
export function useWriting(opened: EditorSession, onDraft: (draft: Draft) => void) {
  const queries = useQueryClient();
  const [form, setForm] = useState(opened.form);
  const topicId = opened.topic?.id ?? null;
  // Current values for the saver, which is created once.
  const [latest] = useState(() => ({ form: opened.form, draftId: opened.draft?.id ?? null, onDraft }));
  useEffect(() => {
    latest.onDraft = onDraft;
  });

  const [saver] = useState(() => {
    const topicVersion = opened.topic === null ? {} : { topicVersion: opened.topic.version };
    return createDraftSaver({
      draft: opened.draft,
      isEdit: topicId !== null,
      savedAt: opened.savedAt,
      create: async (content) =>
        (await createDraft({ body: { content, ...(topicId === null ? {} : { topicId }), ...topicVersion } })).data,
      update: async ({ id, version }, content) =>
        (await updateDraft({ params: { id }, body: { content, version, ...topicVersion } })).data,
      keep: (kept) => {
        if (kept !== null) latest.draftId = kept.draft?.id ?? null;
        saveLocalDraft(draftPlace({ topicId, draftId: latest.draftId }), kept);
      },
      onSaved: (draft) => {
        // The server has created the draft: the copy on this device moves to the draft's id.
        if (topicId === null && latest.draftId === null) saveLocalDraft(draftPlace({ topicId, draftId: null }), null);
        latest.draftId = draft.id;
        latest.onDraft(draft);
        void queries.invalidateQueries({ queryKey: draftsQuery.queryKey });
      },
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => {
    if (opened.isUnsaved) saver.write(draftOfForm(opened.form));
    const retry = (): void => saver.retry();
    window.addEventListener("online", retry);
    const forget = onSession("personChanged", () => saver.stop());
    return () => {
      window.removeEventListener("online", retry);
      forget();
      // A save that ends after the page is closed must not change the address.
      latest.onDraft = () => undefined;
      // A last attempt in the background.
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver, opened, latest]);

  /** Replaces the form without saving it. */
  function replace(next: TopicForm): void {
    latest.form = next;
    setForm(next);
  }
  /** Changes some fields and saves the draft after a delay. */
  function change(part: Partial<TopicForm>): void {
    replace({ ...latest.form, ...part });
    const isBegun = saver.draft() !== null || saver.state().kind !== "untouched" || !isUntouched(latest.form);
    if (isBegun) saver.write(draftOfForm(latest.form));
  }
  return { form, change, replace, saver, state };
}

export type Writing = ReturnType<typeof useWriting>;
