import type { Duplex } from "node:stream";
import type pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { valueTypes } from "./value-types.ts";

type Row = Record<string, unknown>;
type Column = { name: string; dataTypeID: number };
type ReadRow = (values: readonly (string | null)[]) => Row;

/** `rowCount` is the number of rows returned or changed. */
export type PreparedResult = { rows: Row[]; rowCount: number | null; command: string };

/** The parts of the driver's connection that a query submitted to it uses. */
type Connection = {
  stream: Duplex;
  /** Texts of the statements that the session has prepared, by name. */
  parsedStatements: Record<string, string>;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: readonly unknown[] }): void;
  describe(portal: { type: "P"; name: string }): void;
  execute(portal: object): void;
  sync(): void;
};

/** Readers of the rows of a connection's prepared statements, by name. The columns of a prepared statement never change. */
const readersByConnection = new WeakMap<Connection, Map<string, ReadRow>>();

function readersOf(connection: Connection): Map<string, ReadRow> {
  const known = readersByConnection.get(connection);
  if (known !== undefined) return known;
  const readers = new Map<string, ReadRow>();
  readersByConnection.set(connection, readers);
  return readers;
}

function createReader(columns: readonly Column[]): ReadRow {
  const empty: Row = Object.fromEntries(columns.map(({ name }) => [name, null]));
  const parsers = columns.map(({ name, dataTypeID }) => {
    // Declared to take a number, although it takes the text of a value.
    const parse = valueTypes.getTypeParser(dataTypeID, "text") as unknown as (value: string) => unknown;
    return { name, parse };
  });
  return (values) => {
    const row = { ...empty };
    parsers.forEach(({ name, parse }, index) => {
      const value = values[index];
      if (value != null) row[name] = parse(value);
    });
    return row;
  };
}

const noColumns: ReadRow = () => ({});

/**
 * A named statement, for `query` of the driver's client or pool. Unlike the driver's own, it asks for the columns of a
 * statement once per connection instead of at every run.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Set by the client or the pool. */
  callback: ((error: unknown, result?: PreparedResult) => void) | undefined;
  readonly #sent: readonly unknown[];
  readonly #result: PreparedResult = { rows: [], rowCount: null, command: "" };
  #readers = new Map<string, ReadRow>();
  #read: ReadRow | undefined;
  #failure: unknown;

  /** Throws if a value cannot be converted. */
  constructor(name: string, text: string, values: readonly unknown[]) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#sent = values.map(prepareValue);
  }

  submit(given: pg.Connection): void {
    const connection = given as unknown as Connection;
    const { name, text } = this;
    this.#readers = readersOf(connection);
    this.#read = this.#readers.get(name);
    connection.stream.cork();
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text });
    connection.bind({ statement: name, values: this.#sent });
    if (this.#read === undefined) connection.describe({ type: "P", name: "" });
    connection.execute({});
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.#read = createReader(fields);
    this.#readers.set(this.name, this.#read);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined || this.#read === undefined) return;
    try {
      this.#result.rows.push(this.#read(fields));
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = "", ...counts] = text.split(" ");
    const count = counts.at(-1);
    this.#result.command = command;
    this.#result.rowCount = count === undefined ? null : Number(count);
    // A statement without columns is not asked for them again.
    if (this.#read === undefined) this.#readers.set(this.name, noColumns);
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.callback?.(null, this.#result);
    else this.callback?.(this.#failure);
  }

  handleError(error: unknown): void {
    this.callback?.(this.#failure ?? error);
  }
}

/** Runs a named statement on a client. Throws if a value cannot be converted. */
export async function runPrepared(client: pg.ClientBase, query: PreparedQuery): Promise<PreparedResult> {
  const { promise, resolve, reject } = Promise.withResolvers<PreparedResult>();
  query.callback = (error, result) => {
    if (result === undefined) reject(error);
    else resolve(result);
  };
  client.query(query);
  return promise;
}
