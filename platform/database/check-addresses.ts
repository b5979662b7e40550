import { randomBytes } from "node:crypto";
import type pg from "pg";
import { ConfigError, type Config } from "#platform/config/config.ts";
import { openClient } from "./client.ts";
import { explainDatabase, explainPooler, isPoolerFault } from "./explain.ts";

/** A pooler may assign the second client another connection than the first one's. */
const attempts = 3;

const connect = (url: string) => openClient(url, { application_name: "diwan-check", connectionTimeoutMillis: 10_000 });

/** Returns whether one client sees prepared statements of another, as behind a pooler that shares sessions. */
async function sharesStatements(one: pg.Client, two: pg.Client): Promise<boolean> {
  const name = `d_check_${randomBytes(6).toString("hex")}`;
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await one.query({ name, text: "select $1::int", values: [attempt] });
      const { rowCount } = await two.query(`select from pg_prepared_statements where name = '${name}'`);
      if (rowCount !== 0) return true;
    }
    return false;
  } catch (error) {
    if (isPoolerFault(error)) return true;
    throw error;
  }
}

async function requirePreparedStatements(variable: string, url: string): Promise<void> {
  await using one = await connect(url);
  await using two = await connect(url);
  if (await sharesStatements(one, two)) throw new ConfigError(explainPooler(variable, url));
}

type Addresses = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databaseOwnerUrl" | "databaseReadUrl">;

/**
 * Connects to the configured databases before anything is written to them.
 * @throws {ConfigError} that names the variable of an unusable one. A replica may be unreachable: it is needed later.
 */
export async function checkAddresses(config: Addresses): Promise<void> {
  const explained = async (variable: string, url: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const sentence = explainDatabase(error, variable, url);
      throw sentence === null ? error : new ConfigError(sentence, { cause: error });
    }
  };
  const { databaseUrl, databaseDirectUrl, databaseOwnerUrl, databaseReadUrl } = config;
  if (databaseUrl !== null)
    await explained("DATABASE_URL", databaseUrl, () => requirePreparedStatements("DATABASE_URL", databaseUrl));
  const others = { DATABASE_DIRECT_URL: databaseDirectUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
  for (const [variable, url] of Object.entries(others))
    if (url !== null && url !== databaseUrl) await explained(variable, url, async () => (await connect(url)).end());
  if (databaseReadUrl !== null)
    await requirePreparedStatements("DATABASE_READ_URL", databaseReadUrl).catch((error: unknown) => {
      if (error instanceof ConfigError) throw error;
    });
}
