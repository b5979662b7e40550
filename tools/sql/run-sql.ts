import type pg from "pg";
import { openClient } from "#platform/database/client.ts";

/** Runs one statement and rolls it back. Returns its rows as text: lines of a plan as they are, other rows as JSON. */
export async function runSql(databaseUrl: string, text: string): Promise<string[]> {
  await using client = await openClient(databaseUrl, { options: "-c TimeZone=UTC" });
  // Never committed: the end of the connection rolls it back.
  await client.query("begin");
  // The extended protocol allows one statement only: several could have a `commit` among them.
  const query = { text, queryMode: "extended" } as pg.QueryConfig;
  const { rows, fields } = await client.query<Record<string, unknown>>(query);
  const isPlan = fields.length === 1 && fields[0]?.name === "QUERY PLAN";
  return rows.map((row) => (isPlan ? String(row["QUERY PLAN"]) : JSON.stringify(row)));
}
