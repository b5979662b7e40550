import type { z } from "zod";
import type { Topic } from "#modules/community/contract/schemas.ts";
import type { pollInput, Poll, UpdatePoll } from "#modules/polls/contract/schemas.ts";
import type { Answer, Caller } from "./community.ts";

/** Returns choices in English. */
export const choices = (...texts: string[]): { textEn: string }[] => texts.map((textEn) => ({ textEn }));

/** Posts a topic with a poll; its choices are Tea, Coffee and Water by default. */
export const sendPoll = (author: Caller, poll: Partial<z.input<typeof pollInput>> = {}): Promise<Answer<Topic>> =>
  author.post<Topic>("/topics", {
    categoryId: "4",
    titleEn: "What shall we drink?",
    contentEn: "On the terrace.",
    poll: { choices: choices("Tea", "Coffee", "Water"), ...poll },
  });

export type PostedPoll = { topicId: string; poll: Poll; ids: string[] };

/** Posts such a poll; throws if refused. */
export async function postPoll(author: Caller, poll: Partial<z.input<typeof pollInput>> = {}): Promise<PostedPoll> {
  const { status, data, text } = await sendPoll(author, poll);
  if (status !== 201 || data.poll === null) throw new Error(text);
  return { topicId: data.id, poll: data.poll, ids: data.poll.choices.map(({ id }) => id) };
}

/** Edits the poll of a topic as its form does. */
export async function editPoll(
  editor: Caller,
  topicId: string,
  poll: (Omit<UpdatePoll, "choices"> & { choices?: object[] }) | null,
): Promise<Answer<Topic>> {
  const { data: topic } = await editor.get<Topic>(`/topics/${topicId}`);
  return editor.patch<Topic>(`/topics/${topicId}`, { poll, version: topic.version });
}

export const vote = (person: Caller, topicId: string, ids: readonly (string | undefined)[]): Promise<Answer<Poll>> =>
  person.put<Poll>(`/topics/${topicId}/vote`, { choices: ids });

export const readPoll = async (person: Caller, topicId: string): Promise<Poll> =>
  (await person.get<Poll>(`/topics/${topicId}/poll`)).data;

/** Returns the number of voters, and of votes for each choice. */
export const counts = (poll: Poll): (number | null)[] => [poll.voterCount, ...poll.choices.map(({ votes }) => votes)];
