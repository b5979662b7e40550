/** One statement as the server sent it to PostgreSQL. */
export type SentStatement = { client: number; name?: string; text: string; values: unknown[] };

/** What of a request belongs to it alone, by name. */
export type Own = Record<string, string>;

/** The statements of one transaction, from `begin` to `commit`, that made a row of `table`. */
export type RecordedTransaction = {
  statements: SentStatement[];
  table: string;
  /** Of the recorded request; `made` is the id of its new row. */
  own: Own & { made: string };
  /** When it was recorded, by its server's clock. */
  at: number;
};

const isText = (statement: SentStatement, text: string): boolean => statement.text.trim().toLowerCase() === text;

/** Whether a statement makes rows of a table. */
export const makes = ({ text }: Pick<SentStatement, "text">, table: string): boolean =>
  new RegExp(`insert into "?${table}"?[\\s(]`, "i").test(text);

/** Finds the transaction that made a row of a table among everything a server sent. Throws when there is none. */
export function transactionOf(sent: readonly SentStatement[], table: string): SentStatement[] {
  const made = sent.findIndex((statement) => makes(statement, table));
  const client = sent[made]?.client;
  const own = sent.map((statement, at) => ({ statement, at })).filter(({ statement }) => statement.client === client);
  const begin = own.findLast(({ statement, at }) => at < made && isText(statement, "begin"))?.at;
  const commit = own.find(({ statement, at }) => at > made && isText(statement, "commit"))?.at;
  if (begin === undefined || commit === undefined) throw new Error(`No transaction with a new ${table} was recorded.`);
  return own.filter(({ at }) => at >= begin && at <= commit).map(({ statement }) => statement);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const aboutNow = 60_000;

/** A value of the recorded request as another request would send it: with what is its own, at its own moment. */
export function valueFor(value: unknown, recorded: RecordedTransaction, own: Own, now: () => Date): unknown {
  if (Array.isArray(value)) return value.map((each) => valueFor(each, recorded, own, now));
  if (typeof value !== "string") return value;
  if (instant.test(value)) {
    return Math.abs(Date.parse(value) - recorded.at) < aboutNow ? now().toISOString() : value;
  }
  const isJson = value.startsWith("{");
  let fresh = value;
  for (const [name, old] of Object.entries(recorded.own)) {
    const replacement = own[name] ?? old;
    if (value === old) return replacement;
    // Of whom an event tells.
    if (value === `person:${old}`) return `person:${replacement}`;
    if (isJson) fresh = fresh.replaceAll(`"${old}"`, `"${replacement}"`);
  }
  return fresh;
}
