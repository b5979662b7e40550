import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField, type RefusedField } from "#platform/http/refuse.ts";
import { pollInput, type UpdatePoll } from "../contract/schemas.ts";
import { createPoll, requireValidPoll } from "./create-poll.ts";
import { fieldsOf, isReworded, planPoll, type PlannedPoll } from "./plan-poll.ts";
import { seesResults } from "./policy.ts";
import { pollState } from "./present-poll.ts";
import { maxVotesOfPerson, selectPoll, type ChoiceRow, type PollRow } from "./queries.ts";
import { deletePollRow, insertChoices, lockPoll, removeChoices, rewriteChoices, updatePollRow } from "./store.ts";

/** The editing user; the caller has checked the permission to edit the topic. */
export type Editor = { personId: string; requestId: string };

const textOf = ({ textEn, textAr }: ChoiceRow): string => textEn ?? textAr ?? "";

/**
 * Throws 422 if votes would be lost without a confirmation. While results are hidden from the editor, any choice may
 * have votes, and their number is not disclosed.
 */
function requireVotesKept(poll: PollRow, removed: readonly ChoiceRow[], given: UpdatePoll | null): void {
  if (given?.removeVotes === true) return;
  const seen = seesResults(pollState(poll), now());
  const voted = removed.filter((choice) => (seen ? choice.votes > 0 : poll.voterCount > 0));
  const fields = voted.map((choice): RefusedField => {
    const values = { choice: `\u2068${textOf(choice)}\u2069`, count: choice.votes };
    return {
      path: "poll.choices",
      message: seen ? { key: "choiceVotes", values } : { key: "choiceMayHaveVotes", values },
    };
  });
  if (fields.length > 0) throw refuse("choice_has_votes", { fields });
}

function requireAllowed(poll: PollRow, plan: PlannedPoll, given: UpdatePoll): void {
  requireValidPoll(plan, { at: now(), closedBefore: poll.closesAt });
  const opens = poll.ballot === "secret" && plan.ballot === "open";
  if (opens && poll.voterCount > 0) throw refuseField("ballot_fixed", "poll.ballot", { key: "invalid" });
  requireVotesKept(poll, plan.removed, given);
}

/**
 * Throws 422 if the new maximum is below the choices selected by a voter; choices removed by the edit are already
 * deleted.
 */
async function requireMaximumFits(tx: Transaction, poll: PollRow, { maximumChoices }: PlannedPoll): Promise<void> {
  if (maximumChoices < poll.maximumChoices && (await maxVotesOfPerson(tx, poll.id)) > maximumChoices) {
    throw refuseField("fields_conflict", "poll.maximumChoices", { key: "choicesTicked" });
  }
}

async function savePlan(tx: Transaction, poll: PollRow, plan: PlannedPoll): Promise<void> {
  const removed = plan.removed.map(({ id }) => id);
  if (removed.length > 0) await removeChoices(tx, poll.id, removed);
  await requireMaximumFits(tx, poll, plan);
  const editedAt = poll.voterCount > 0 ? now().toISOString() : null;
  const kept = plan.choices.flatMap((choice) =>
    choice.before === null ? [] : [{ ...choice, id: choice.before.id, editedAt: isReworded(choice) ? editedAt : null }],
  );
  await rewriteChoices(tx, poll.id, kept);
  const added = plan.choices.filter(({ before }) => before === null);
  await insertChoices(tx, poll.id, added);
  await updatePollRow(tx, poll.id, plan);
}

/** The audited part of a poll: the fields that its author sets, without votes. */
const auditedPoll = (poll: PollRow) => ({
  ...fieldsOf(poll),
  choices: poll.choices.map(({ id, textAr, textEn }) => ({ id, textAr, textEn })),
});

async function createFrom(tx: Transaction, topicId: string, given: UpdatePoll): Promise<void> {
  const { removeVotes: _, remove: __, ...fields } = given;
  const parsed = pollInput.safeParse(fields);
  if (!parsed.success) {
    const isNamed = given.choices?.some(({ id }) => id !== undefined) === true;
    if (isNamed) throw refuseField("choice_unknown", "poll.choices", { key: "invalid" });
    throw refuseField("fields_invalid", "poll.choices", { key: "fieldRequired" });
  }
  await createPoll(tx, topicId, parsed.data);
}

/**
 * Changes a topic's poll, creates it if there is none, or removes it for null. Returns whether the topic has a poll
 * afterwards. Throws with fields below `poll`; throws `choice_has_votes` if votes would be lost and `removeVotes` is
 * not set.
 */
export async function updatePoll(
  tx: Transaction,
  topicId: string,
  given: UpdatePoll | null,
  { personId, requestId }: Editor,
): Promise<boolean> {
  const isRemoved = given === null || given.remove === true;
  const poll = (await lockPoll(tx, topicId)) ? await selectPoll(tx, personId, topicId) : null;
  if (poll === null) {
    if (!isRemoved) await createFrom(tx, topicId, given);
    return !isRemoved;
  }
  const before = auditedPoll(poll);
  // For the audit only: screens get the topic's own event.
  const recordEdit = (action: "poll.updated" | "poll.deleted", details: Record<string, unknown>): Promise<void> =>
    record(tx, { action, actorId: personId, subject: { kind: "poll", id: poll.id }, details, requestId });
  if (isRemoved) {
    requireVotesKept(poll, poll.choices, given);
    await deletePollRow(tx, poll.id);
    await recordEdit("poll.deleted", { topicId, removed: true, before });
    return false;
  }
  const plan = planPoll(poll, given);
  if (!plan.isChanged) return true;
  requireAllowed(poll, plan, given);
  await savePlan(tx, poll, plan);
  const after = await selectPoll(tx, personId, topicId);
  if (after !== null) await recordEdit("poll.updated", { topicId, before, after: auditedPoll(after) });
  return true;
}
