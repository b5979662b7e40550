import type { Load } from "./load.ts";
import type { Finding } from "./measurements.ts";
import { compareWriting, type Writing } from "./writing.ts";

const content = "Thank you for this. I was looking for exactly that last week, and my colleagues will be glad too.";

/** Compares comments per second with the floor, to topics in turn, including notifications and search indexing. */
export function comparePosting(
  side: Pick<Writing, "databaseUrl" | "environment"> & { token: string },
  topicIds: readonly string[],
  load: Omit<Load, "token"> & { rounds: number },
): Promise<Finding> {
  let turn = 0;
  const next: Writing["next"] = () => {
    const topicId = topicIds[turn++ % topicIds.length] ?? "";
    return { path: `/api/topics/${topicId}/comments`, token: side.token, body: { content }, own: { topicId } };
  };
  return compareWriting({ ...side, what: "posting a comment against the floor", table: "comment", next }, load);
}
