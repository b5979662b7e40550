import { staleRule } from "#client/stale-rule.ts";
import { keyOf } from "#client/query.ts";
import type { AcknowledgementEvent } from "#modules/acknowledgements/contract/events.ts";
import { listMyMustReads, readMustRead, readTopic } from "./api.ts";

/**
 * Returns the queries that a change of must-reads invalidates, including the topic, which contains whether it is one.
 */
export const acknowledgementEvents = staleRule<AcknowledgementEvent>(({ action, details: { topicId: id } }) => {
  if (!action.startsWith("mustRead.")) return [];
  const own = [keyOf(readMustRead, { params: { id } }), keyOf(listMyMustReads)];
  return action === "mustRead.acknowledged" ? own : [...own, keyOf(readTopic, { params: { id } })];
});
