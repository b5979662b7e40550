import { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { logoPlaces } from "#shared/logo-places.ts";
import { settingDefaults, settingFields, type SettingValues } from "#shared/settings.ts";

const logos = z.partialRecord(z.enum(logoPlaces), z.string().regex(/^[0-9a-f]{32}$/));

/** Every setting of the organisation; the logos by the hashes of their content. */
export type Settings = SettingValues & { logos: z.output<typeof logos> };

const schema: { [Key in keyof Settings]: z.ZodType<Settings[Key]> } = { ...settingFields, logos };
const organisationDefaults: Settings = { ...settingDefaults, logos: {} };

const keys = Object.keys(schema) as (keyof Settings)[];
const readRows = statement<{ key: string; value: unknown }>("select key, value from setting where key = any($1)");

/** Returns the stored value of a key, or its default if it is invalid. */
function valueOf<Key extends keyof Settings>(key: Key, stored: unknown, fallback: Settings[Key]): Settings[Key] {
  const parsed = schema[key].safeParse(stored);
  return parsed.success ? parsed.data : fallback;
}

/** Reads the organisation's settings; absent or invalid ones have their defaults. */
export async function readSettings(db: Reader, defaults: Partial<Settings> = {}): Promise<Settings> {
  const rows = await readRows(db, [keys]);
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  const fallbacks = { ...organisationDefaults, ...defaults };
  return Object.fromEntries(keys.map((key) => [key, valueOf(key, stored.get(key), fallbacks[key])])) as Settings;
}

/** Milliseconds a node may use settings it has read. */
const cacheLifetimeMs = 5_000;

/** Settings from memory, at most five seconds old. */
export type SettingsSource = (db: Reader) => Promise<Settings>;
/** The same, with invalidation after a change. */
export type CachedSettings = SettingsSource & { forget(): void };

/** Creates cached settings. `defaults` replace absent values, for example by the names of the demonstration company. */
export function createSettings(defaults: Partial<Settings> = {}): CachedSettings {
  let known: { at: number; settings: Settings } | null = null;
  let forgotten = 0;
  // Concurrent reads do not share one query: it could wait for a connection that the waiting requests occupy.
  const read: SettingsSource = async (db) => {
    const at = performance.now();
    if (known !== null && at - known.at < cacheLifetimeMs) return known.settings;
    const before = forgotten;
    const settings = await readSettings(db, defaults);
    if (forgotten === before) known = { at, settings };
    return settings;
  };
  return Object.assign(read, {
    forget: (): void => {
      known = null;
      forgotten += 1;
    },
  });
}
