import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { valueFor, type RecordedTransaction } from "./recorded.ts";

// The floor of posting a comment: `node:http` and `pg`, replaying the statements that the server sent for one comment,
// prepared under the same names, with the ids of each request. It asks nobody who they are and checks nothing.

const { DATABASE_URL, PORT, TRANSACTION_FILE = "" } = process.env;
const { at, ...recorded } = JSON.parse(readFileSync(TRANSACTION_FILE, "utf8")) as RecordedTransaction & { at: number };
const options = "-c TimeZone=UTC -c DateStyle=ISO";
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12, options });

async function post(topicId: string): Promise<object> {
  const client = await pool.connect();
  try {
    let commentId = "0";
    let last: object = {};
    for (const { name, text, values } of recorded.statements) {
      const fresh = values.map((value) => valueFor(value, { ...recorded, at }, { topicId, commentId }));
      const sent = { text, values: fresh, ...(name === undefined ? {} : { name }) };
      const { rows } = await client.query<{ id?: string }>(sent);
      if (/^\s*insert into "?comment"?[\s(]/i.test(text)) commentId = String(rows[0]?.id);
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
  const topicId = /^\/api\/topics\/(\d+)\/comments$/.exec(request.url ?? "")?.[1];
  request.resume();
  request.once("end", () => {
    const answer = topicId === undefined ? Promise.reject(new Error("There is nothing here.")) : post(topicId);
    answer.then(
      (body) => {
        const text = JSON.stringify({ data: body });
        response.writeHead(201, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
        response.end(text);
      },
      (error: unknown) => {
        if (topicId !== undefined) console.error(error);
        response.writeHead(topicId === undefined ? 404 : 500).end();
      },
    );
  });
});
server.listen(Number(PORT), "127.0.0.1");
