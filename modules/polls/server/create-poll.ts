import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { PollInput } from "../contract/schemas.ts";
import { requireValidPoll } from "./require-poll.ts";
import { insertChoices, insertPoll } from "./store.ts";

/**
 * Adds a poll to a topic without one; announced by the topic's own event. Throws 422 with fields below `poll` if it is
 * inconsistent.
 */
export async function createPoll(tx: Transaction, topicId: string, given: PollInput): Promise<void> {
  const at = now();
  const choices = given.choices.map(({ textAr = null, textEn = null }, position) => ({ position, textAr, textEn }));
  const { questionAr = null, questionEn = null, closesAt = null, maximumChoices } = given;
  requireValidPoll({ choices, closesAt, maximumChoices }, { at, closedBefore: null });
  const { results, ballot, canChangeVote } = given;
  const fields = { questionAr, questionEn, closesAt, maximumChoices, results, ballot, canChangeVote };
  await insertChoices(tx, await insertPoll(tx, topicId, fields, at.toISOString()), choices);
}
