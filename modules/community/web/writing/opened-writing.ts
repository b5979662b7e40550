import type { Draft } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { StoredFile } from "#shared/files.ts";
import type { KeptDraft } from "./draft-saver.ts";
import { formOfDraft, formOfTopic, type DraftRef, type TopicForm } from "./topic-form.ts";

/** What a writing page begins with. */
export type OpenedWriting = {
  form: TopicForm;
  /** The draft that is written on; null until one is saved. */
  draft: DraftRef | null;
  savedAt: string | null;
  /** The topic that is edited; null for a new one. */
  topic: Topic | null;
  files: readonly StoredFile[];
  /** Something on this device is not on the server yet, and is to be saved. */
  isUnsaved: boolean;
  /** What the page says at its beginning. */
  restored: "device" | "edit" | "editOld" | null;
};

const refOf = ({ id, version }: Draft): DraftRef => ({ id, version });

/** Whether what this device kept was written over that very draft; older, it is a conflict that saving will tell of. */
const belongsTo = (kept: KeptDraft, draft: Draft | null): boolean => (kept.draft?.id ?? null) === (draft?.id ?? null);

/** A new topic: from its draft, with what this device kept of it laid over. */
export function openNewTopic(base: TopicForm, draft: Draft | null, kept: KeptDraft | null): OpenedWriting {
  const isKept = kept !== null && belongsTo(kept, draft);
  const content = isKept ? kept.content : draft?.content;
  return {
    form: content === undefined ? base : formOfDraft(content, base),
    // The version that was written over, so that a newer one on the server is noticed.
    draft: isKept ? kept.draft : draft === null ? null : refOf(draft),
    savedAt: draft?.updatedAt ?? null,
    topic: null,
    files: draft?.files ?? [],
    isUnsaved: isKept,
    restored: isKept ? "device" : null,
  };
}

/** A new topic from what this device has of it, while the server cannot be asked. */
export const openKept = (base: TopicForm, kept: KeptDraft): OpenedWriting => ({
  form: formOfDraft(kept.content, base),
  draft: kept.draft,
  savedAt: null,
  topic: null,
  files: [],
  isUnsaved: true,
  restored: "device",
});

/** An edit of a topic: from the topic, or from the edit that was begun, with what this device kept laid over. */
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
