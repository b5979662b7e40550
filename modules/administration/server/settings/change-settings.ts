import { record } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import { readSettings, type Settings as StoredSettings } from "#platform/settings/settings.ts";
import { lockSettings, writeSettings } from "#platform/settings/store.ts";
import type { SettingsChange } from "../../contract/schemas-settings.ts";
import type { AdministrationContext, Change } from "../context.ts";
import { conflictsOf } from "./policy.ts";
import { presentSettings } from "./present-settings.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the settings that differ, and records their values before and after; returns whether any differed. The caller
 * has locked the settings.
 */
export async function storeChange(
  { tx, actor, facts }: Change,
  before: StoredSettings,
  change: Partial<StoredSettings>,
): Promise<boolean> {
  const keys = (Object.keys(change) as (keyof StoredSettings)[]).filter((key) => !isSame(before[key], change[key]));
  if (keys.length === 0) return false;
  const of = (settings: Partial<StoredSettings>) => Object.fromEntries(keys.map((key) => [key, settings[key] ?? null]));
  await writeSettings(tx, of(change));
  await record(tx, {
    action: "settings.changed",
    actorId: actor.personId,
    subject: { kind: "settings", id: "organisation" },
    details: { before: of(before), after: of(change) },
    // All screens show names, colours and weeks.
    audience: "all",
    requestId: facts.id,
  });
  return true;
}

/** Throws 409 if the settings changed since `version`, 422 if they conflict with each other. */
export async function changeSettings(
  call: Change,
  context: AdministrationContext,
  { version, ...given }: SettingsChange & { version: number },
): Promise<void> {
  const { tx } = call;
  const current = await lockSettings(tx);
  if (current !== version) throw refuse("stale_version", { current: await presentSettings(tx, context) });
  const change = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<StoredSettings>;
  const before = await readSettings(tx);
  const fields = conflictsOf({ ...before, ...change });
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await storeChange(call, before, change);
}
