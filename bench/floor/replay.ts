import { readFileSync } from "node:fs";
import { once } from "node:events";
import pg from "pg";
import { now } from "#platform/clock/clock.ts";
import { serve } from "./serve.ts";
import { insertsInto, valueFor, type RequestValues, type RecordedTransaction } from "./recorded.ts";

// The floor of writing: `node:http` and `pg` replay the server's statements of one request, prepared under the same
// names, with each request's own values (`x-own`, JSON). No sign-in and no validation.

const { DATABASE_URL, TRANSACTION_FILE = "" } = process.env;
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

serve(201, async (request) => {
  const given = request.headers["x-own"];
  await once(request.resume(), "end");
  return typeof given === "string" ? { data: await replay(JSON.parse(given) as RequestValues) } : null;
});
