import { z } from "zod";
import { boundedText, moment } from "#shared/fields.ts";
import { isVisible } from "#shared/validators.ts";
import { id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";

const flag = z.boolean();

/** When vote counts become visible. */
const resultsSettings = ["always", "afterVote", "afterClose"] as const;
export type ResultsSetting = (typeof resultsSettings)[number];

/** Secret: choices of voters are never shown. Open: they are shown to every reader who sees the results. */
const ballots = ["secret", "open"] as const;
export type Ballot = (typeof ballots)[number];

const minChoices = 2;
const maxChoices = 20;
const maxTextLength = 255;

const pollCan = z.object({
  vote: flag,
  withdraw: flag,
  update: flag,
  close: flag,
  seeResults: flag,
  seeVoters: flag,
  export: flag,
});

const pollChoice = z.object({
  id: idOut,
  textAr: z.string().nullable(),
  textEn: z.string().nullable(),
  votes: z.number().int().nullable().meta({ description: "Number of votes; null while results are hidden." }),
  isEdited: flag.meta({ description: "Whether the text was changed after the first vote." }),
});

export const poll = z
  .object({
    id: idOut,
    questionAr: z.string().nullable(),
    questionEn: z.string().nullable(),
    choices: z.array(pollChoice),
    maximumChoices: z.number().int(),
    closesAt: instant.nullable(),
    isClosed: flag,
    results: z.enum(resultsSettings),
    ballot: z.enum(ballots),
    canChangeVote: flag,
    voterCount: z
      .number()
      .int()
      .meta({ description: "Number of people who voted; percentages of choices refer to it." }),
    myChoices: z.array(idOut),
    version: z.number().int(),
    can: pollCan,
  })
  .meta({ id: "Poll" });
export type Poll = z.output<typeof poll>;
export type PollChoice = z.output<typeof pollChoice>;

export const voter = z.object({ person: personSummary, choices: z.array(idOut) }).meta({ id: "Voter" });

const text = boundedText(maxTextLength)
  .refine((value) => value === "" || isVisible(value), "fieldRequired")
  .transform((value) => (value === "" ? null : value))
  .nullish();

const choiceInput = z.strictObject({ textAr: text, textEn: text });
const changedChoice = z.strictObject({ id: id.optional(), textAr: text, textEn: text });

const fields = {
  questionAr: text,
  questionEn: text,
  maximumChoices: z.number().int().min(1).max(maxChoices),
  closesAt: moment.nullable(),
  results: z.enum(resultsSettings),
  ballot: z.enum(ballots),
  canChangeVote: flag,
};

const listOfChoices = <S extends z.ZodType>(choice: S) =>
  z.array(choice).min(minChoices, `choicesFew:${minChoices}`).max(maxChoices, `choicesMany:${maxChoices}`);

/** A new poll in the body of a new topic. Each choice has a text in at least one language. */
export const pollInput = z.strictObject({
  ...fields,
  choices: listOfChoices(choiceInput),
  maximumChoices: fields.maximumChoices.default(1),
  closesAt: fields.closesAt.optional(),
  results: fields.results.default("always"),
  ballot: fields.ballot.default("secret"),
  canChangeVote: fields.canChangeVote.default(true),
});
export type PollInput = z.output<typeof pollInput>;

/**
 * A change of a poll in the body of an edited topic; creates the poll if there is none. Choices are given in their new
 * order, existing ones with their id. `removeVotes` confirms that votes for removed choices are lost; `remove` removes
 * the whole poll.
 */
export const updatePoll = z
  .strictObject({ ...fields, choices: listOfChoices(changedChoice), removeVotes: flag, remove: flag })
  .partial();
export type UpdatePoll = z.output<typeof updatePoll>;
export type ChangedChoice = z.output<typeof changedChoice>;

/** A poll in a draft: anything may be missing or empty. */
const draftText = z.string().max(1000).nullish();
export const draftPoll = z
  .strictObject({
    ...fields,
    questionAr: draftText,
    questionEn: draftText,
    closesAt: z.string().max(40).nullable(),
    removeVotes: flag,
    choices: z
      .array(z.strictObject({ id: id.optional(), textAr: draftText, textEn: draftText }))
      .max(maxChoices, `choicesMany:${maxChoices}`),
  })
  .partial();
export type DraftPoll = z.output<typeof draftPoll>;

export const voteBody = z.strictObject({
  choices: z.array(id).max(maxChoices).meta({ description: "Ids of the choices; an empty list withdraws the vote." }),
});
export const votersQuery = z.strictObject({ ...pageQuery, choice: id.optional() });
