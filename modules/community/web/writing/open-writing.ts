import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { StoredFile } from "#shared/files.ts";
import type { LocalDraft } from "./create-draft-saver.ts";
import { formOfDraft, formOfTopic, refOf, type DraftRef, type TopicForm } from "./prepare-topic-form.ts";

export type EditorSession = {
  form: TopicForm;
  /** Null until one is saved. */
  draft: DraftRef | null;
  savedAt: string | null;
  /** The edited topic; null for a new one. */
  topic: Topic | null;
  files: readonly StoredFile[];
  /** This device has unsaved content. */
  isUnsaved: boolean;
  /** The notice shown initially. */
  restored: "device" | "edit" | "editOld" | null;
};

/** A new topic from its draft, overridden by the content that this device stored for that draft. */
export function openNewTopic(base: TopicForm, draft: Draft | null, kept: LocalDraft | null): EditorSession {
  // Content based on an older version of the draft is a conflict, reported on save.
  const isKept = kept !== null && (kept.draft?.id ?? null) === (draft?.id ?? null);
  const content = isKept ? kept.content : draft?.content;
  return {
    form: content === undefined ? base : formOfDraft(content, base),
    // The version it is based on, to detect a newer one on the server.
    draft: isKept ? kept.draft : draft === null ? null : refOf(draft),
    savedAt: draft?.updatedAt ?? null,
    topic: null,
    files: draft?.files ?? [],
    isUnsaved: isKept,
    restored: isKept ? "device" : null,
  };
}

/** A new topic from the content stored on this device, while the server is unreachable. */
export const openLocalDraft = (base: TopicForm, kept: LocalDraft): EditorSession => ({
  form: formOfDraft(kept.content, base),
  draft: kept.draft,
  savedAt: null,
  topic: null,
  files: [],
  isUnsaved: true,
  restored: "device",
});

/** An edit of a topic: from the topic or its draft, overridden by the content stored on this device. */
export function openEdit(topic: Topic, draft: Draft | null, kept: LocalDraft | null): EditorSession {
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
