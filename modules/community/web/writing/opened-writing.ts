import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { StoredFile } from "#shared/files.ts";
import type { KeptDraft } from "./draft-saver.ts";
import { formOfDraft, formOfTopic, refOf, type DraftRef, type TopicForm } from "./topic-form.ts";

/** Initial state of a writing page. */
export type OpenedWriting = {
  form: TopicForm;
  /** Null until one is saved. */
  draft: DraftRef | null;
  savedAt: string | null;
  /** The edited topic; null for a new one. */
  topic: Topic | null;
  files: readonly StoredFile[];
  /** This device has content that is still to be saved. */
  isUnsaved: boolean;
  /** The notice shown first. */
  restored: "device" | "edit" | "editOld" | null;
};

/** A new topic from its draft, overridden by content that this device kept of that draft. */
export function openNewTopic(base: TopicForm, draft: Draft | null, kept: KeptDraft | null): OpenedWriting {
  // Of an older version of the draft it is a conflict, which saving reports.
  const isKept = kept !== null && (kept.draft?.id ?? null) === (draft?.id ?? null);
  const content = isKept ? kept.content : draft?.content;
  return {
    form: content === undefined ? base : formOfDraft(content, base),
    // The version it is based on, so that a newer one on the server is noticed.
    draft: isKept ? kept.draft : draft === null ? null : refOf(draft),
    savedAt: draft?.updatedAt ?? null,
    topic: null,
    files: draft?.files ?? [],
    isUnsaved: isKept,
    restored: isKept ? "device" : null,
  };
}

/** A new topic from what this device kept, while the server is unreachable. */
export const openKept = (base: TopicForm, kept: KeptDraft): OpenedWriting => ({
  form: formOfDraft(kept.content, base),
  draft: kept.draft,
  savedAt: null,
  topic: null,
  files: [],
  isUnsaved: true,
  restored: "device",
});

/** An edit of a topic: from the topic or its draft, overridden by what this device kept. */
export function openEdit(topic: Topic, draft: Draft | null, kept: KeptDraft | null): OpenedWriting {
  const base = formOfTopic(topic);
  const opened = openNewTopic(base, draft, kept);
  const isOld = (draft?.topicVersion ?? topic.version) < topic.version;
  return {
    ...opened,
    topic,
    files: [...topic.attachments, ...(draft?.files ?? [])],
    restored: opened.restored ?? (draft === null ? null : isOld ? "editOld" : "edit"),
  };
}
