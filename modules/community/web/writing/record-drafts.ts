import { drafts } from "#client/drafts.ts";
import { signedInPerson } from "#client/session.ts";
import type { LocalDraft } from "./create-draft-saver.ts";

/** The storage key of unsaved content of a new topic, draft or edit. */
export const draftPlace = (writing: { topicId: string | null; draftId: string | null }): string =>
  writing.topicId !== null
    ? `topic-edit:${writing.topicId}`
    : writing.draftId === null
      ? "topic-new"
      : `topic-draft:${writing.draftId}`;

const person = (): string => signedInPerson()?.id ?? "";

const isKept = (value: unknown): value is LocalDraft =>
  typeof value === "object" && value !== null && "content" in value && typeof value.content === "object";

/** Returns the unsaved content under a key, or null. */
export function readLocalDraft(place: string): LocalDraft | null {
  const value = drafts.read(person(), place);
  return isKept(value) ? value : null;
}

export function saveLocalDraft(place: string, kept: LocalDraft | null): void {
  if (kept === null) drafts.drop(person(), place);
  else drafts.save(person(), place, kept);
}

/** Topics posted by this window, by the id of their draft, whose address may still be in the history. */
export const postedDrafts = new Map<string, { id: string; topicId: string }>();
