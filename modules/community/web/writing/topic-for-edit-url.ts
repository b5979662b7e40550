import type { Topic, TopicSummary } from "#modules/community/contract/schemas.ts";
import { pollForm } from "#modules/polls/contract/form.ts";

/** Characters of an address that every server and proxy takes. */
const longestAddress = 4_000;

/**
 * The topic as the edit page's address passes it on. A list knows less of it than the topic itself; what is not known, or
 * would make the address too long, is left out, and shows as loading until the server sends it.
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
  return candidates.find((json) => encodeURIComponent(json).length <= longestAddress) ?? JSON.stringify({ id });
}
