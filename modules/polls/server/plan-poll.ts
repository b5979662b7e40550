import { refuseField } from "#platform/http/refuse.ts";
import type { ChangedChoice, UpdatePoll } from "../contract/schemas.ts";
import type { ChoiceRow, ChoiceTexts, PollFields, PollRow } from "./queries.ts";

/** A choice after the edit; `before` is null for a new one. */
export type PlannedChoice = ChoiceTexts & { position: number; before: ChoiceRow | null };

export type PlannedPoll = PollFields & {
  choices: PlannedChoice[];
  removed: ChoiceRow[];
  isChanged: boolean;
};

export function fieldsOf(poll: PollFields): PollFields {
  const { questionAr, questionEn, maximumChoices, closesAt, results, ballot, canChangeVote } = poll;
  return { questionAr, questionEn, maximumChoices, closesAt, results, ballot, canChangeVote };
}

/** Returns whether a choice without an id has the texts of an existing one, as sent by clients without ids. */
const hasSameTexts = (given: ChangedChoice, row: ChoiceRow): boolean =>
  (given.textAr ?? null) === row.textAr && (given.textEn ?? null) === row.textEn;

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
    const { textAr = before?.textAr ?? null, textEn = before?.textEn ?? null } = choice;
    return { position, before, textAr, textEn };
  });
}

export const isReworded = ({ before, textAr, textEn }: PlannedChoice): boolean =>
  before !== null && (before.textAr !== textAr || before.textEn !== textEn);

/** Compares an edit with the current poll; missing fields are unchanged. */
export function planPoll(poll: PollRow, given: UpdatePoll): PlannedPoll {
  const kept = poll.choices.map((row) => ({ id: row.id, textAr: undefined, textEn: undefined }));
  const choices = matchChoices(given.choices ?? kept, poll.choices);
  const removed = poll.choices.filter((row) => !choices.some(({ before }) => before?.id === row.id));
  const { questionAr = poll.questionAr, questionEn = poll.questionEn, closesAt = poll.closesAt } = given;
  const { maximumChoices = poll.maximumChoices, canChangeVote = poll.canChangeVote } = given;
  const { results = poll.results, ballot = poll.ballot } = given;
  const fields: PollFields = { questionAr, questionEn, maximumChoices, closesAt, results, ballot, canChangeVote };
  const isSame = (name: keyof PollFields): boolean =>
    name === "closesAt" && closesAt !== null && poll.closesAt !== null
      ? new Date(closesAt).getTime() === new Date(poll.closesAt).getTime()
      : fields[name] === poll[name];
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
