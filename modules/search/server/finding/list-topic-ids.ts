import type { Reader } from "#platform/database/database.ts";
import { readQuestion } from "../asking/read-question.ts";
import { findTopics } from "./queries.ts";
import { fromOf, searchBackwards, untilOf } from "./reach.ts";

/**
 * Returns the newest topics with all words in title or text, up to `most`, in any state but deleted: the caller checks
 * visibility.
 */
export async function listTopicIds(db: Reader, text: string, most: number): Promise<string[]> {
  const question = await readQuestion(db, text);
  if (question.terms.length === 0) return [];
  const limits = { kind: "topic", category: null, author: null, from: fromOf(null), until: untilOf(null) } as const;
  const { result } = await searchBackwards(question, limits, most, async (look) => {
    const ids = await findTopics(db, look, most);
    return { total: ids.length, result: ids };
  });
  return result;
}
