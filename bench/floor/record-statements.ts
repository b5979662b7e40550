import { appendFileSync } from "node:fs";
import pg from "pg";
import type { SentStatement } from "./recorded.ts";

// Loaded before a server (`node --import`): writes every statement of its connections as a line of JSON.

const file = process.env["STATEMENTS_FILE"];
if (file !== undefined && file !== "") {
  const numbers = new WeakMap<object, number>();
  let clients = 0;
  const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const recorded = function (this: object, ...given: unknown[]): unknown {
    const number = numbers.get(this) ?? (clients += 1);
    numbers.set(this, number);
    const [first, second] = given;
    const query = (typeof first === "string" ? { text: first, values: second } : first) as Partial<SentStatement>;
    if (typeof query.text === "string") {
      const { name, text } = query;
      const values = Array.isArray(query.values) ? query.values : [];
      const line: SentStatement = { client: number, ...(name === undefined ? {} : { name }), text, values };
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    }
    return send.apply(this, given);
  };
  pg.Client.prototype.query = recorded as typeof pg.Client.prototype.query;
}
