import { peopleAroundTopic } from "#modules/community/server/index.ts";
import { pollsClosing, votersAmong } from "#modules/polls/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { noticeOf } from "../policy.ts";
import type { FindAudience } from "./find-audience.ts";
import { notifyMany } from "./deliver-broadcast.ts";
import { isReminded } from "./store-broadcast.ts";

/** People involved in a topic who have not voted in its poll yet. */
export const waitingForVote: FindAudience = async (db: Reader, topicId, after) => {
  // A batch with voters only must not look like the end of the audience.
  for (let from = after; ;) {
    const people = await peopleAroundTopic(db, topicId, from);
    const voters = await votersAmong(db, topicId, people);
    const waiting = people.filter((person) => !voters.has(person));
    const last = people.at(-1);
    if (waiting.length > 0 || last === undefined) return waiting;
    from = last;
  }
};

const day = 86_400_000;

/** Reminds people of polls that close within a day, once per closing time. */
export const remindPolls: JobHandler = async ({ database, signal }) => {
  const from = now();
  for (const { topicId, closesAt } of await pollsClosing(database.primary, from, new Date(from.getTime() + day))) {
    signal.throwIfAborted();
    await transaction(database.primary, async (tx) => {
      if (await isReminded(tx, topicId, closesAt)) return;
      const subject = { kind: "topic", id: topicId };
      const notice = noticeOf({ kind: "pollClosing", subject, topicId, details: { closesAt } });
      await notifyMany(tx, notice, { name: "poll.waiting", argument: topicId });
    });
  }
};
