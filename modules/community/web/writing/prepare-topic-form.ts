import type { DraftContent } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { changedPollToSend, newPollToSend, pollForm, type PollForm } from "#modules/polls/contract/form.ts";
import { isBlank } from "#shared/content-references.ts";
import { cleanContent } from "#shared/content.ts";
import type { Locale } from "#shared/locale.ts";

/** The poster being chosen: an image, or a video with its still. */
export type PosterForm = { fileId: string; videoFileId: string | null; altEn: string; altAr: string };

/** Fields that need a permission, from a topic's `can`. */
export type PublishingRights = { feature: boolean; pin: boolean; lock: boolean; poster: boolean; schedule: boolean };

export const languageFields = { en: ["titleEn", "contentEn"], ar: ["titleAr", "contentAr"] } as const;
export type LanguageField = (typeof languageFields)[Locale][number];

export const emptyForm = (categoryId = "") => ({
  categoryId,
  titleEn: "",
  titleAr: "",
  /** Editor documents; null if empty. */
  contentEn: null as unknown,
  contentAr: null as unknown,
  poll: null as PollForm | null,
  /** File ids, in order. */
  attachments: [] as string[],
  poster: null as PosterForm | null,
  featuredInHome: false,
  /** Instants; null for no start or no end. */
  featuredFrom: null as string | null,
  featuredUntil: null as string | null,
  isPinned: false,
  isLocked: false,
  publishAt: null as string | null,
});
export type TopicForm = ReturnType<typeof emptyForm>;

type AnyContent = Omit<DraftContent, "contentEn" | "contentAr"> & { contentEn?: unknown; contentAr?: unknown };

/** Converts a draft to a form; a missing category is that of `base`. */
export function formOfDraft(content: AnyContent, base: TopicForm = emptyForm()): TopicForm {
  const { poster, poll } = content;
  return {
    categoryId: content.categoryId ?? base.categoryId,
    titleEn: content.titleEn ?? "",
    titleAr: content.titleAr ?? "",
    contentEn: content.contentEn ?? null,
    contentAr: content.contentAr ?? null,
    poll: poll ? pollForm(poll) : null,
    attachments: content.attachments ?? [],
    poster: poster
      ? {
          fileId: poster.fileId,
          videoFileId: poster.videoFileId ?? null,
          altEn: poster.altEn ?? "",
          altAr: poster.altAr ?? "",
        }
      : null,
    featuredInHome: content.featuredInHome ?? false,
    featuredFrom: content.featuredFrom ?? null,
    featuredUntil: content.featuredUntil ?? null,
    isPinned: content.isPinned ?? false,
    isLocked: content.isLocked ?? false,
    publishAt: content.publishAt ?? null,
  };
}

export const formOfTopic = (topic: Topic): TopicForm =>
  formOfDraft({
    ...topic,
    categoryId: topic.category.id,
    attachments: topic.attachments.map(({ id }) => id),
    publishAt: topic.publishedAt === null ? topic.publishAt : null,
  });

/** Resets the fields that the author may not set to those of `base`, since an old draft may contain others. */
export function permittedForm(form: TopicForm, rights: PublishingRights, base: TopicForm): TopicForm {
  const { poster, publishAt, featuredInHome, featuredFrom, featuredUntil, isPinned, isLocked } = base;
  return {
    ...form,
    ...(rights.poster ? {} : { poster }),
    ...(rights.schedule ? {} : { publishAt }),
    ...(rights.feature ? {} : { featuredInHome, featuredFrom, featuredUntil }),
    ...(rights.pin ? {} : { isPinned }),
    ...(rights.lock ? {} : { isLocked }),
  };
}

const textOrNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/** The document as stored by the server; an invalid one is sent unchanged, so that the error names it. */
function contentToSend(document: unknown): { type: "doc" } | null {
  if (document === null || document === undefined) return null;
  const clean = cleanContent(document);
  if (clean === null) return document as { type: "doc" };
  return isBlank(clean) ? null : clean;
}

const posterToSend = (poster: PosterForm | null) =>
  poster === null ? null : { ...poster, altEn: textOrNull(poster.altEn), altAr: textOrNull(poster.altAr) };

const common = (form: TopicForm) => ({
  titleEn: textOrNull(form.titleEn),
  titleAr: textOrNull(form.titleAr),
  contentEn: contentToSend(form.contentEn),
  contentAr: contentToSend(form.contentAr),
  attachments: form.attachments,
  poster: posterToSend(form.poster),
});

/** Converts the form to a draft. Titles keep their spaces while being written. */
export const draftOfForm = (form: TopicForm): DraftContent => ({
  ...form,
  ...common(form),
  titleEn: form.titleEn || null,
  titleAr: form.titleAr || null,
  categoryId: form.categoryId || null,
});

/** A saved draft, deleted once its topic is posted. */
export type DraftRef = { id: string; version: number };
export const refOf = ({ id, version }: DraftRef): DraftRef => ({ id, version });

const draftToSend = (draft: DraftRef | null) =>
  draft === null ? {} : { draftId: draft.id, draftVersion: draft.version };

export const newTopicToSend = (form: TopicForm, draft: DraftRef | null) => ({
  ...common(form),
  ...draftToSend(draft),
  categoryId: form.categoryId,
  poll: form.poll === null ? null : newPollToSend(form.poll),
  ...(form.featuredInHome
    ? { featuredInHome: true, featuredFrom: form.featuredFrom, featuredUntil: form.featuredUntil }
    : {}),
  ...(form.isPinned ? { isPinned: true } : {}),
  ...(form.isLocked ? { isLocked: true } : {}),
  ...(form.publishAt === null ? {} : { publishAt: form.publishAt }),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The body of an update; fields that need a permission are sent only if changed. */
export function changedTopicToSend(form: TopicForm, topic: Topic, draft: DraftRef | null) {
  const before = formOfTopic(topic);
  const changed = <Name extends keyof TopicForm>(...names: Name[]): Partial<Pick<TopicForm, Name>> =>
    names.some((name) => !same(form[name], before[name]))
      ? (Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<TopicForm, Name>)
      : {};
  return {
    ...common(form),
    ...draftToSend(draft),
    version: topic.version,
    categoryId: form.categoryId,
    ...(same(form.poll, before.poll) ? {} : { poll: changedPollToSend(form.poll, topic.poll) }),
    ...changed("featuredInHome", "featuredFrom", "featuredUntil"),
    ...changed("isPinned"),
    ...changed("isLocked"),
    ...(topic.publishedAt === null ? changed("publishAt") : {}),
  };
}

/** Returns whether nothing worth saving has been written. */
export const isUntouched = (form: TopicForm): boolean =>
  same({ ...draftOfForm(form), categoryId: null }, { ...draftOfForm(emptyForm()), categoryId: null });
