export type SentStatement = { client: number; name?: string; text: string; values: unknown[] };

/** Values that differ between requests, by name. */
export type RequestValues = Record<string, string>;

/** The statements of one transaction, from `begin` to `commit`, that inserted a row into `table`. */
export type RecordedTransaction = {
  statements: SentStatement[];
  table: string;
  /** Values of the recorded request; `made` is the id of its new row. */
  own: RequestValues & { made: string };
  /** Time of recording, in milliseconds of its server's clock. */
  at: number;
};

const isText = (statement: SentStatement, text: string): boolean => statement.text.trim().toLowerCase() === text;

export const insertsInto = ({ text }: Pick<SentStatement, "text">, table: string): boolean =>
  new RegExp(`insert into "?${table}"?[\\s(]`, "i").test(text);

/** Returns the transaction, of all statements of a server, that inserted a row into a table. Throws without one. */
export function transactionOf(sent: readonly SentStatement[], table: string): SentStatement[] {
  const made = sent.findIndex((statement) => insertsInto(statement, table));
  const client = sent[made]?.client;
  const own = sent.map((statement, at) => ({ statement, at })).filter(({ statement }) => statement.client === client);
  const begin = own.findLast(({ statement, at }) => at < made && isText(statement, "begin"))?.at;
  const commit = own.find(({ statement, at }) => at > made && isText(statement, "commit"))?.at;
  if (begin === undefined || commit === undefined) throw new Error(`No transaction with a new ${table} was recorded.`);
  return own.filter(({ at }) => at >= begin && at <= commit).map(({ statement }) => statement);
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const aboutNow = 60_000;

/** Returns a recorded value as another request would send it, with that request's own values and time. */
export function valueFor(value: unknown, recorded: RecordedTransaction, own: RequestValues, now: () => Date): unknown {
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
    // The subject of an event.
    if (value === `person:${old}`) return `person:${replacement}`;
    if (isJson) fresh = fresh.replaceAll(`"${old}"`, `"${replacement}"`);
  }
  return fresh;
}
