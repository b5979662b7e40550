import { deriveKey, nameOf, type SecretKeys } from "#platform/config/secret-keys.ts";
import { openDatabase } from "#platform/database/database.ts";
import { loadKeptKeys } from "#platform/secrets/kept-keys.ts";
import { countSealed } from "#platform/secrets/reseal.ts";
import { keptPurposes, sealedSources } from "../../apps/server/sealed-sources.ts";

/** Returns the purposes of which a derived key of a previous secret key is not kept yet. */
function listUnkept(loaded: SecretKeys): string[] {
  const isKept = (purpose: string, name: string): boolean =>
    (loaded.kept.get(purpose) ?? []).some(({ key }) => nameOf(key) === name);
  return keptPurposes.filter((purpose) =>
    loaded.previous.some((previous) => !isKept(purpose, nameOf(deriveKey(previous, purpose)))),
  );
}

/** Counts the sealed secrets by key, and reports them; returns whether the current key opens all of them. */
export async function reportSecrets(
  databaseUrl: string,
  secretKeys: SecretKeys,
  report: (line: string) => void,
): Promise<boolean> {
  await using database = openDatabase({ url: databaseUrl, size: 2 });
  const loaded = await loadKeptKeys(database.primary, secretKeys);
  const { previous, next } = loaded;
  report(`Secret keys: the current one, ${previous.length} previous, ${next.length} next.`);
  let others = 0;
  for (const { name, current, earlier, unreadable } of await countSealed(database.primary, sealedSources(loaded))) {
    others += earlier + unreadable;
    report(`  ${name}: ${current} with the current key, ${earlier} with another one, ${unreadable} with none of these`);
  }
  const unkept = listUnkept(loaded);
  if (unkept.length > 0) report(`  not kept yet of a previous key: ${unkept.join(", ")}`);
  const isFinished = others === 0 && unkept.length === 0;
  report(
    isFinished
      ? "The current key opens every sealed secret."
      : "The current key does not open every sealed secret: keep the previous one. A node seals them again every minute.",
  );
  return isFinished;
}
