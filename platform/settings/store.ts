import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Settings } from "./settings.ts";

const lockVersion = statement<{ version: number }, []>("select version from setting_version for update");
const raiseVersion = statement<{ version: number }>(
  "update setting_version set version = version + 1 returning version",
);
const upsert = statement<never>(`
  insert into setting (key, value) values ($1, $2::jsonb)
  on conflict (key) do update set value = excluded.value`);

/** Locks the settings until the transaction ends; returns their version. */
export async function lockSettings(tx: Transaction): Promise<number> {
  const row = await lockVersion.changed(tx);
  if (row === null) throw new Error("The settings have no version.");
  return row.version;
}

/** Stores settings; the caller must have locked them. */
export async function writeSettings(tx: Transaction, values: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await upsert(tx, [key, JSON.stringify(value)]);
  await raiseVersion(tx, []);
}
