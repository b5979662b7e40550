import { createPoll } from "#modules/polls/server/index.ts";
import { givenPoll, type Poll } from "#modules/polls/contract/schemas.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { z } from "zod";
import type { Caller, TestCommunity } from "./community.ts";

/** Choices in English. */
export const choices = (...texts: string[]): { textEn: string }[] => texts.map((textEn) => ({ textEn }));

type Asked = Partial<z.input<typeof givenPoll>>;

/** A topic of somebody's with a poll: Tea, Coffee or Water unless told otherwise. */
export async function postPoll(
  community: TestCommunity,
  author: Caller,
  asked: Asked = {},
): Promise<{ topicId: string; poll: Poll; ids: string[] }> {
  const body = { categoryId: "4", titleEn: "What shall we drink?", contentEn: "On the terrace." };
  const { id: topicId } = (await author.post<Topic>("/topics", body)).data;
  const given = givenPoll.parse({ choices: choices("Tea", "Coffee", "Water"), ...asked });
  await transaction(community.database.primary, (tx) => createPoll(tx, topicId, given));
  const poll = (await author.get<Poll>(`/topics/${topicId}/poll`)).data;
  return { topicId, poll, ids: poll.choices.map(({ id }) => id) };
}

/** What somebody votes. */
export const vote = (person: Caller, topicId: string, ids: readonly (string | undefined)[]) =>
  person.put<Poll>(`/topics/${topicId}/vote`, { choices: ids });
