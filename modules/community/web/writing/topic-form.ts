import type { DraftContent } from "#modules/community/contract/schemas-draft.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { changedPollToSend, newPollToSend, pollForm, type PollForm } from "#modules/polls/contract/form.ts";
import { isBlank } from "#shared/content-references.ts";
import { cleanContent } from "#shared/content.ts";

/** The poster being chosen: an image, or a video with its still. */
export type PosterForm = { fileId: string; videoFileId: string | null; altEn: string; altAr: string };

/** A topic being written. Contents are documents of the editor; null when empty. */
export type TopicForm = {
  categoryId: string;
  titleEn: string;
  titleAr: string;
  contentEn: unknown;
  contentAr: unknown;
  poll: PollForm | null;
  /** File ids, in their order. */
  attachments: string[];
  poster: PosterForm | null;
  featuredInHome: boolean;
  /** Instants; null: without a beginning or an end. */
  featuredFrom: string | null;
  featuredUntil: string | null;
  isPinned: boolean;
  isLocked: boolean;
  publishAt: string | null;
};

/** The fields that only some may set: the same as in `can` of a topic. */
export type PublishingRights = { feature: boolean; pin: boolean; lock: boolean; poster: boolean; schedule: boolean };

export const emptyForm = (categoryId = ""): TopicForm => ({
  categoryId,
  titleEn: "",
  titleAr: "",
  contentEn: null,
  contentAr: null,
  poll: null,
  attachments: [],
  poster: null,
  featuredInHome: false,
  featuredFrom: null,
  featuredUntil: null,
  isPinned: false,
  isLocked: false,
  publishAt: null,
});

/** A topic as the form shows it. */
export const formOfTopic = (topic: Topic): TopicForm => ({
  categoryId: topic.category.id,
  titleEn: topic.titleEn ?? "",
  titleAr: topic.titleAr ?? "",
  contentEn: topic.contentEn,
  contentAr: topic.contentAr,
  poll: topic.poll === null ? null : pollForm(topic.poll),
  attachments: topic.attachments.map(({ id }) => id),
  poster:
    topic.poster === null
      ? null
      : {
          fileId: topic.poster.fileId,
          videoFileId: topic.poster.videoFileId,
          altEn: topic.poster.altEn ?? "",
          altAr: topic.poster.altAr ?? "",
        },
  featuredInHome: topic.featuredInHome,
  featuredFrom: topic.featuredFrom,
  featuredUntil: topic.featuredUntil,
  isPinned: topic.isPinned,
  isLocked: topic.isLocked,
  publishAt: topic.publishedAt === null ? topic.publishAt : null,
});

/** What a draft holds as the form shows it; what it lacks is as in `base`. */
export function formOfDraft(content: DraftContent, base: TopicForm = emptyForm()): TopicForm {
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

/** The form with the fields that the writer may not set as they are in `base`: an old draft may hold others. */
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

/** The document as the server would keep it; one it would refuse goes as it is, so that the refusal names it. */
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

/** The form as a draft keeps it. Titles keep their spaces: they may still be written on. */
export const draftOfForm = (form: TopicForm): DraftContent => ({
  ...common(form),
  titleEn: form.titleEn === "" ? null : form.titleEn,
  titleAr: form.titleAr === "" ? null : form.titleAr,
  categoryId: form.categoryId === "" ? null : form.categoryId,
  poll: form.poll,
  featuredInHome: form.featuredInHome,
  featuredFrom: form.featuredFrom,
  featuredUntil: form.featuredUntil,
  isPinned: form.isPinned,
  isLocked: form.isLocked,
  publishAt: form.publishAt,
});

/** The draft that goes once its topic is posted. */
export type DraftRef = { id: string; version: number };

const draftToSend = (draft: DraftRef | null) =>
  draft === null ? {} : { draftId: draft.id, draftVersion: draft.version };

/** The body that posts the form as a new topic. */
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

/** The body that changes a topic into what the form says. What only some may change is sent when it changed. */
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

/** Whether nothing has been written yet that would be worth keeping. */
export const isUntouched = (form: TopicForm): boolean =>
  same({ ...draftOfForm(form), categoryId: null }, { ...draftOfForm(emptyForm()), categoryId: null });
