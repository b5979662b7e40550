import { refuseField } from "#platform/http/refuse.ts";
import type { ChangedChoice, UpdatePoll } from "../contract/schemas.ts";
import type { ChoiceRow, PollRow } from "./queries.ts";
import type { ChoiceTexts, PollFields } from "./store.ts";

/** A choice after the edit; `before` is null for a new one. */
export type PlannedChoice = ChoiceTexts & { position: number; before: ChoiceRow | null };

export type PlannedPoll = PollFields & {
  choices: PlannedChoice[];
  removed: ChoiceRow[];
  isChanged: boolean;
};

export const fieldsOf = (poll: PollRow): PollFields => ({
  questionAr: poll.question_ar,
  questionEn: poll.question_en,
  maximumChoices: poll.maximum_choices,
  closesAt: poll.closes_at,
  results: poll.results,
  ballot: poll.ballot,
  canChangeVote: poll.can_change_vote,
});

/** Returns whether a choice without an id has the texts of an existing one, as sent by clients without ids. */
const hasSameTexts = (given: ChangedChoice, row: ChoiceRow): boolean =>
  (given.textAr ?? null) === row.text_ar && (given.textEn ?? null) === row.text_en;

/** Maps each given choice to the existing one it changes. Throws 422 for an unknown or repeated id. */
function matchChoices(given: readonly ChangedChoice[], rows: readonly ChoiceRow[]): PlannedChoice[] {
  const free = new Map(rows.map((row) => [row.id, row]));
  const named = given.map(({ id }, index) => {
    if (id === undefined) return null;
    const row = free.get(id);
    if (row === undefined) throw refuseField("choice_unknown", `poll.choices.${index}.id`, { key: "invalid" });
    free.delete(id);
    return row;
  });
  return given.map((choice, position) => {
    const before = named[position] ?? [...free.values()].find((row) => hasSameTexts(choice, row)) ?? null;
    if (before !== null) free.delete(before.id);
    const { textAr = before?.text_ar ?? null, textEn = before?.text_en ?? null } = choice;
    return { position, before, textAr, textEn };
  });
}

export const isReworded = ({ before, textAr, textEn }: PlannedChoice): boolean =>
  before !== null && (before.text_ar !== textAr || before.text_en !== textEn);

/** Compares an edit with the current poll; missing fields are unchanged. */
export function planPoll(poll: PollRow, given: UpdatePoll): PlannedPoll {
  const current = fieldsOf(poll);
  const kept = poll.choices.map((row) => ({ id: row.id, textAr: undefined, textEn: undefined }));
  const choices = matchChoices(given.choices ?? kept, poll.choices);
  const removed = poll.choices.filter((row) => !choices.some(({ before }) => before?.id === row.id));
  const { questionAr = current.questionAr, questionEn = current.questionEn } = given;
  const { maximumChoices = current.maximumChoices, closesAt = current.closesAt } = given;
  const { results = current.results, ballot = current.ballot, canChangeVote = current.canChangeVote } = given;
  const fields: PollFields = { questionAr, questionEn, maximumChoices, closesAt, results, ballot, canChangeVote };
  const isSame = (name: keyof PollFields): boolean =>
    name === "closesAt" && closesAt !== null && current.closesAt !== null
      ? new Date(closesAt).getTime() === new Date(current.closesAt).getTime()
      : fields[name] === current[name];
  const isMoved = choices.some(({ before }, index) => before?.id !== poll.choices[index]?.id);
  return {
    ...fields,
    choices,
    removed,
    isChanged:
      !(Object.keys(fields) as (keyof PollFields)[]).every(isSame) ||
      isMoved ||
      removed.length > 0 ||
      choices.some(isReworded),
  };
}
