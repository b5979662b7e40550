import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, type RefusedField } from "#platform/http/refuse.ts";
import type { PollInput } from "../contract/schemas.ts";
import type { ChoiceTexts, PollFields } from "./queries.ts";
import { insertChoices, insertPoll } from "./store.ts";

const folded = (text: string): string => text.normalize("NFKC").replace(/\s+/g, " ").toLocaleLowerCase("und");

/** Errors of choices: without a text, or equal to an earlier choice. */
function choiceErrors(choices: readonly ChoiceTexts[]): RefusedField[] {
  const seen = new Set<string>();
  return choices.flatMap((choice, index): RefusedField[] => {
    if (choice.textAr === null && choice.textEn === null) {
      return [{ path: `poll.choices.${index}.textEn`, message: { key: "oneLanguage" } }];
    }
    return (["textAr", "textEn"] as const).flatMap((name): RefusedField[] => {
      const text = choice[name];
      if (text === null) return [];
      const key = `${name} ${folded(text)}`;
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated ? [{ path: `poll.choices.${index}.${name}`, message: { key: "choiceRepeated" } }] : [];
    });
  });
}

/**
 * Throws 422 with fields below `poll` for an inconsistent poll. `closedBefore` is its current closing time, which may
 * be in the past.
 */
export function requireValidPoll(
  poll: Pick<PollFields, "maximumChoices" | "closesAt"> & { choices: readonly ChoiceTexts[] },
  { at, closedBefore }: { at: Date; closedBefore: string | null },
): void {
  const fields = choiceErrors(poll.choices);
  if (poll.maximumChoices > poll.choices.length) {
    fields.push({ path: "poll.maximumChoices", message: { key: "tooLarge", values: { max: poll.choices.length } } });
  }
  const moment = (text: string): number => new Date(text).getTime();
  const isUnchanged = poll.closesAt !== null && closedBefore !== null && moment(poll.closesAt) === moment(closedBefore);
  if (poll.closesAt !== null && !isUnchanged && moment(poll.closesAt) <= at.getTime()) {
    fields.push({ path: "poll.closesAt", message: { key: "future" } });
  }
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
}

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
