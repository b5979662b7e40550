import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { onSession } from "#client/session.ts";
import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import { createDraft, draftsQuery, updateDraft } from "./api.ts";
import { createDraftSaver, type DraftSaver, type SaveState } from "./draft-saver.ts";
import { draftPlace, keepDraft } from "./kept-drafts.ts";
import type { OpenedWriting } from "./opened-writing.ts";
import { draftOfForm, isUntouched, type TopicForm } from "./topic-form.ts";

export type Writing = {
  form: TopicForm;
  /** Changes some fields and saves the draft in a moment. */
  change: (part: Partial<TopicForm>) => void;
  /** Puts another form in place, without saving it. */
  replace: (form: TopicForm) => void;
  saver: DraftSaver;
  state: SaveState;
};

/** The form of a topic, which saves itself as a draft while it is written. */
export function useWriting(opened: OpenedWriting, onDraft: (draft: Draft) => void): Writing {
  const queries = useQueryClient();
  const [form, setForm] = useState(opened.form);
  const topicId = opened.topic?.id ?? null;
  // What the saver, made once, asks for when it needs it.
  const [latest] = useState(() => ({ form: opened.form, draftId: opened.draft?.id ?? null, onDraft }));
  useEffect(() => {
    latest.onDraft = onDraft;
  });

  const [saver] = useState(() => {
    const topicVersion = opened.topic?.version;
    return createDraftSaver({
      draft: opened.draft,
      isEdit: topicId !== null,
      savedAt: opened.savedAt,
      create: async (content) => {
        const body = topicId === null ? { content } : { topicId, content };
        return (await createDraft({ body: topicVersion === undefined ? body : { ...body, topicVersion } })).data;
      },
      update: async ({ id, version }, content) => {
        const body = { content, version, ...(topicVersion === undefined ? {} : { topicVersion }) };
        return (await updateDraft({ params: { id }, body })).data;
      },
      keep: (kept) => {
        if (kept !== null) latest.draftId = kept.draft?.id ?? null;
        keepDraft(draftPlace({ topicId, draftId: latest.draftId }), kept);
      },
      onSaved: (draft) => {
        // It is a draft of the server now, and no longer one that only this device knows.
        if (topicId === null && latest.draftId === null) keepDraft(draftPlace({ topicId, draftId: null }), null);
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
      // A save that ends after the page is left says nothing to its address.
      latest.onDraft = () => undefined;
      // The page is left: one more try, in the background.
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver, opened, latest]);

  const change = useCallback(
    (part: Partial<TopicForm>) => {
      latest.form = { ...latest.form, ...part };
      setForm(latest.form);
      const isBegun = saver.draft() !== null || saver.state().kind !== "untouched" || !isUntouched(latest.form);
      if (isBegun) saver.write(draftOfForm(latest.form));
    },
    [saver, latest],
  );
  const replace = useCallback(
    (next: TopicForm) => {
      latest.form = next;
      setForm(next);
    },
    [latest],
  );
  return { form, change, replace, saver, state };
}
