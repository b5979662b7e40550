import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { now } from "#platform/clock/clock.ts";
import { insertsInto, valueFor, type RequestValues, type RecordedTransaction } from "./recorded.ts";

// The floor of writing: `node:http` and `pg` replay the server's statements of one request, prepared under the same
// names, with each request's own values (`x-own`, JSON). No sign-in and no validation.

const { DATABASE_URL, PORT, TRANSACTION_FILE = "" } = process.env;
const recorded = JSON.parse(readFileSync(TRANSACTION_FILE, "utf8")) as RecordedTransaction;
const statements = recorded.statements.map((statement) => ({
  ...statement,
  isMaking: insertsInto(statement, recorded.table),
}));
const options = "-c TimeZone=UTC -c DateStyle=ISO";
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12, options });

async function replay(given: RequestValues): Promise<object> {
  const client = await pool.connect();
  try {
    const own = { ...given };
    let last: object = {};
    for (const { name, text, values, isMaking } of statements) {
      const fresh = values.map((value) => valueFor(value, recorded, own, now));
      const sent = { text, values: fresh, ...(name === undefined ? {} : { name }) };
      const { rows } = await client.query<{ id?: string }>(sent);
      if (isMaking) own["made"] = String(rows[0]?.id);
      if (rows[0] !== undefined) last = rows[0];
    }
    return last;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const given = request.headers["x-own"];
  request.resume();
  request.once("end", () => {
    if (typeof given !== "string") {
      response.writeHead(404).end();
      return;
    }
    replay(JSON.parse(given) as RequestValues).then(
      (body) => {
        const text = JSON.stringify({ data: body });
        response.writeHead(201, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
        response.end(text);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
});
server.listen(Number(PORT), "127.0.0.1");
