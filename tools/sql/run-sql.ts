import pg from "pg";

/** Runs one statement and rolls it back. Returns its rows as text: lines of a plan as they are, other rows as JSON. */
export async function runSql(databaseUrl: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    await client.query("begin");
    // The extended protocol allows one statement only: several could have a `commit` among them.
    const query = { text, queryMode: "extended" } as pg.QueryConfig;
    const { rows, fields } = await client.query<Record<string, unknown>>(query);
    const isPlan = fields.length === 1 && fields[0]?.name === "QUERY PLAN";
    return rows.map((row) => (isPlan ? String(row["QUERY PLAN"]) : JSON.stringify(row)));
  } finally {
    await client.query("rollback");
    await client.end();
  }
}
