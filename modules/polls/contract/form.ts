import type { Ballot, DraftPoll, Poll, ResultsSetting } from "./schemas.ts";

/** A choice in the form; an existing choice has its id. */
export type ChoiceForm = { id?: string; textEn: string; textAr: string };

/**
 * A poll in the form; stored unchanged in a draft, and converted by `newPollToSend` or `changedPollToSend` to a topic's
 * body.
 */
export type PollForm = {
  questionEn: string;
  questionAr: string;
  choices: ChoiceForm[];
  maximumChoices: number;
  /** ISO 8601; null: open until closed manually. */
  closesAt: string | null;
  results: ResultsSetting;
  ballot: Ballot;
  canChangeVote: boolean;
  /** The author confirmed that votes for removed choices are lost. */
  removeVotes?: true;
};

/** Initial form: two empty choices, one choice per voter, secret ballot. */
export const newPollForm = (): PollForm => ({
  questionEn: "",
  questionAr: "",
  choices: [
    { textEn: "", textAr: "" },
    { textEn: "", textAr: "" },
  ],
  maximumChoices: 1,
  closesAt: null,
  results: "always",
  ballot: "secret",
  canChangeVote: true,
});

export function pollForm(given: Poll | DraftPoll): PollForm {
  const empty = newPollForm();
  const choices = given.choices?.map(({ id, textEn, textAr }) => ({
    ...(id === undefined ? {} : { id }),
    textEn: textEn ?? "",
    textAr: textAr ?? "",
  }));
  return {
    questionEn: given.questionEn ?? "",
    questionAr: given.questionAr ?? "",
    choices: choices ?? empty.choices,
    maximumChoices: given.maximumChoices ?? empty.maximumChoices,
    closesAt: given.closesAt ?? null,
    results: given.results ?? empty.results,
    ballot: given.ballot ?? empty.ballot,
    canChangeVote: given.canChangeVote ?? empty.canChangeVote,
    ...("removeVotes" in given && given.removeVotes === true ? { removeVotes: true } : {}),
  };
}

const isBlank = ({ textEn, textAr }: ChoiceForm): boolean => textEn.trim() === "" && textAr.trim() === "";

/** The choices without empty ones at the end; the remaining ones keep their indexes, which errors refer to. */
function begunChoices(choices: readonly ChoiceForm[]): ChoiceForm[] {
  const last = choices.findLastIndex((choice) => !isBlank(choice) || choice.id !== undefined);
  return choices.slice(0, last + 1);
}

/** The field `poll` in the body of a new topic. */
export function newPollToSend({ removeVotes: _, choices, ...fields }: PollForm) {
  return { ...fields, choices: begunChoices(choices).map(({ textEn, textAr }) => ({ textEn, textAr })) };
}

/**
 * The field `poll` in the body of an edited topic whose poll was `existing`. Without a form it is removed, with its
 * votes, as confirmed in the form.
 */
export function changedPollToSend(form: PollForm | null, existing: Poll | null) {
  if (form !== null) return { ...form, choices: begunChoices(form.choices) };
  return existing === null || existing.voterCount === 0 ? null : ({ remove: true, removeVotes: true } as const);
}
