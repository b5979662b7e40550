/** One statement as the server sent it to PostgreSQL. */
export type SentStatement = { client: number; name?: string; text: string; values: unknown[] };

/** The statements of one transaction, from `begin` to `commit`, and what of their values belongs to that request alone. */
export type RecordedTransaction = { statements: SentStatement[]; topicId: string; commentId: string };

const isText = (statement: SentStatement, text: string): boolean => statement.text.trim().toLowerCase() === text;

/** Finds the transaction that inserted a comment among everything a server sent. Throws when there is none. */
export function commentTransaction(
  sent: readonly SentStatement[],
  of: { topicId: string; commentId: string },
): RecordedTransaction {
  const inserted = sent.findIndex(({ text }) => /insert into "?comment"?[\s(]/i.test(text));
  const client = sent[inserted]?.client;
  const own = sent.map((statement, at) => ({ statement, at })).filter(({ statement }) => statement.client === client);
  const begin = own.findLast(({ statement, at }) => at < inserted && isText(statement, "begin"))?.at;
  const commit = own.find(({ statement, at }) => at > inserted && isText(statement, "commit"))?.at;
  if (begin === undefined || commit === undefined) throw new Error("No transaction with a new comment was recorded.");
  const statements = own.filter(({ at }) => at >= begin && at <= commit).map(({ statement }) => statement);
  return { statements, ...of };
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const aboutNow = 60_000;

/** A value of the recorded request as another request would send it: its own ids, its own moment. */
export function valueFor(
  value: unknown,
  recorded: { topicId: string; commentId: string; at: number },
  fresh: { topicId: string; commentId: string },
): unknown {
  if (value === recorded.topicId) return fresh.topicId;
  if (value === recorded.commentId) return fresh.commentId;
  if (typeof value !== "string") return value;
  if (instant.test(value)) {
    return Math.abs(Date.parse(value) - recorded.at) < aboutNow ? new Date().toISOString() : value;
  }
  if (!value.startsWith("{")) return value;
  return value
    .replaceAll(`"${recorded.topicId}"`, `"${fresh.topicId}"`)
    .replaceAll(`"${recorded.commentId}"`, `"${fresh.commentId}"`);
}
