import { seededRandom, shuffled } from "./random.ts";
import { dateIn, hour, minute, momentOf } from "./dates.ts";
import { people } from "./people.ts";
import { readTopics, type SeedTopic } from "./topics.ts";

export type PlannedLike = { person: string; at: Date };
export type PlannedComment = {
  id: number;
  parentId: number | null;
  author: string;
  content: string;
  at: Date;
  replies: number;
  likes: PlannedLike[];
};
export type PlannedTopic = {
  id: number;
  seed: SeedTopic;
  at: Date;
  lastActivityAt: Date;
  likes: PlannedLike[];
  comments: PlannedComment[];
};

const personKeys = people.map((person) => person.key);

/** Returns the publication time of a topic: its day before today at its hour, but never in the future. */
function publishedAt(seed: SeedTopic, now: Date, timeZone: string): Date {
  const date = dateIn(timeZone, now).subtract({ days: seed.days_ago });
  const at = momentOf(date, seed.hour, timeZone).getTime();
  // Early in the morning, topics of a later hour today must already be published.
  const latest = now.getTime() - 12 * minute - Math.round(seed.hour) * minute;
  return new Date(Math.min(at, latest));
}

/** Plans the likes of a text: some people, in an order of their own, mostly soon after. */
function likesAfter(from: Date, count: number, author: string, now: Date, next: () => number): PlannedLike[] {
  const others = shuffled(
    personKeys.filter((key) => key !== author),
    next,
  );
  const span = Math.min(now.getTime() - from.getTime(), 96 * hour);
  return others
    .slice(0, count)
    .map((person) => ({ person, at: new Date(from.getTime() + Math.floor(span * next() ** 2)) }));
}

function planComments(seed: SeedTopic, from: Date, now: Date, firstId: number, next: () => number): PlannedComment[] {
  // Conversations end at different times, so that not all of them end just now.
  const reach = 0.45 + 0.53 * next();
  const span = Math.min(now.getTime() - from.getTime() - minute, seed.comments.length * 3 * hour + 6 * hour) * reach;
  const moments = seed.comments.map(() => Math.floor(span * next() ** 1.6)).toSorted((one, other) => one - other);
  const planned = seed.comments.map(({ author, text, reply_to: replyTo }, index): PlannedComment => {
    const at = new Date(from.getTime() + minute / 2 + (moments[index] ?? 0));
    const likes = likesAfter(at, Math.floor(next() ** 3 * 14), author, now, next);
    return {
      id: firstId + index,
      parentId: replyTo === undefined ? null : firstId + replyTo,
      author,
      content: text,
      at,
      replies: 0,
      likes,
    };
  });
  for (const comment of planned) {
    const parent = comment.parentId === null ? undefined : planned[comment.parentId - firstId];
    if (parent !== undefined) parent.replies += 1;
  }
  return planned;
}

/**
 * Plans the demonstration community in time up to `now`: the same on every machine except for the day. Ids count from 1
 * in the order of publication.
 */
export function planCommunity(now: Date, timeZone: string): PlannedTopic[] {
  const dated = readTopics().map((seed) => ({ seed, at: publishedAt(seed, now, timeZone) }));
  dated.sort((one, other) => one.at.getTime() - other.at.getTime());
  let nextComment = 1;
  return dated.map(({ seed, at }, index) => {
    const next = seededRandom(seed.en?.title ?? seed.ar?.title ?? "");
    const comments = planComments(seed, at, now, nextComment, next);
    nextComment += comments.length;
    const likes = likesAfter(at, seed.likes, seed.author, now, next);
    return { id: index + 1, seed, at, lastActivityAt: comments.at(-1)?.at ?? at, likes, comments };
  });
}

/** Returns the topic with an English title. Throws if there is none. */
export function topicTitled(plan: readonly PlannedTopic[], title: string): PlannedTopic {
  const topic = plan.find(({ seed }) => seed.en?.title === title);
  if (topic === undefined) throw new Error(`The demonstration community has no topic "${title}".`);
  return topic;
}
