import { readFile, writeFile } from "node:fs/promises";
import type { SecretKeys } from "#platform/config/secret-keys.ts";
import { openDatabase } from "#platform/database/database.ts";
import { compareWithChain, exportSeal, parseExportedSeals } from "#platform/events/exported-seals.ts";
import { createSealKeys } from "#platform/events/seal-keys.ts";
import { readChain, unsealedRows, verifySeals, type SealFault } from "#platform/events/seal.ts";
import { loadKeptKeys } from "#platform/secrets/kept-keys.ts";
import { StartFailure } from "../start/failure.ts";

const reasons: Record<SealFault, string> = {
  sealMissing: "the seal before it is missing",
  notFollowing: "it does not follow from the seal before it",
  rowsMissing: "entries were removed",
  rowsAdded: "entries were added afterwards",
  changed: "entries, or the seal itself, were changed",
  notKeyed: "it was made without the key",
  keyUnknown: "it was made with another secret key than this one",
};

type Options = {
  databaseUrl: string;
  secretKeys: SecretKeys;
  /** Files with exported seals, or logs that contain their lines. */
  against: readonly string[];
  /** Path of the export, written only if the seals are valid; null for no export. */
  exportTo: string | null;
  report: (line: string) => void;
};

async function readExported(path: string): Promise<ReturnType<typeof parseExportedSeals>> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartFailure(`${path} cannot be read.`, { cause: error });
  });
  const seals = parseExportedSeals(text);
  if (seals.length === 0) throw new StartFailure(`There are no seals in ${path}.`);
  return seals;
}

/** Verifies the chain of seals, compares it with exported seals and exports it. Returns whether all are valid. */
export async function verifyAudit({ databaseUrl, secretKeys, against, exportTo, report }: Options): Promise<boolean> {
  const exported = await Promise.all(against.map(async (path) => ({ path, seals: await readExported(path) })));
  await using database = openDatabase({ url: databaseUrl, size: 2 });
  const db = database.primary;
  const { sealed, rows, sealedUntil, fault } = await verifySeals(
    db,
    createSealKeys(await loadKeptKeys(db, secretKeys)),
  );
  report(`${sealed} seals over ${rows} entries hold${sealedUntil === null ? "" : `, until ${sealedUntil}`}.`);
  report(`${await unsealedRows(db)} entries are not sealed yet.`);
  let holds = fault === null;
  if (fault !== null) report(`Seal ${fault.number} does not hold: ${reasons[fault.reason]}.`);
  for (const { path, seals } of exported) {
    const differences = await compareWithChain(db, seals);
    holds &&= differences.length === 0;
    if (differences.length === 0) report(`${path}: all ${seals.length} seals are in the chain.`);
    for (const { seal, reason } of differences.slice(0, 20))
      report(`${path}: seal ${seal} ${reason === "missing" ? "is not in the chain any more" : "is another one now"}.`);
    if (differences.length > 20) report(`${path}: and ${differences.length - 20} more.`);
  }
  if (exportTo !== null && holds) {
    const lines: string[] = [];
    for await (const seal of readChain(db)) lines.push(`${JSON.stringify(exportSeal(seal))}\n`);
    await writeFile(exportTo, lines.join(""), { mode: 0o600 });
    report(`${exportTo}: ${lines.length} seals.`);
  } else if (exportTo !== null) report("Nothing was exported: the chain does not hold.");
  return holds;
}
