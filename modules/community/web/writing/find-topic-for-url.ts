import type { Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { pollForm } from "#modules/polls/contract/form.ts";

/** Maximum URL length that all servers and proxies accept. */
const maxUrlLength = 4_000;

/**
 * The topic for the edit page's address. Fields that a list does not have, or that would make the address too long, are
 * omitted and shown as loading until the server responds.
 */
export function topicForEditUrl(topic: TopicSummary & Partial<Topic>): string {
  const { id, category, titleEn, titleAr, contentEn, contentAr, attachments } = topic;
  const short = {
    id,
    category: { id: category.id },
    titleEn,
    titleAr,
    ...(topic.isPoster ? {} : { poster: null }),
    ...(topic.isPoll ? {} : { poll: null }),
    ...(attachments === undefined ? {} : { attachments: attachments.map((file) => file.id) }),
  };
  const withPoll = topic.poll == null ? short : { ...short, poll: pollForm(topic.poll) };
  const candidates = [{ ...withPoll, contentEn, contentAr }, withPoll, short].map((part) => JSON.stringify(part));
  return candidates.find((json) => encodeURIComponent(json).length <= maxUrlLength) ?? JSON.stringify({ id });
}
