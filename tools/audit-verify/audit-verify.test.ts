import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { createSealKeys } from "#platform/events/seal-keys.ts";
import { sealAudit, unsealedRows } from "#platform/events/seal.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { verifyAudit } from "./verify-audit.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const secret = "a secret of this installation, long enough";
let scratch: ScratchDatabase;
let directory: string;
beforeAll(async () => {
  scratch = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "diwan-seals-"));
});
afterAll(async () => {
  await scratch.drop();
  await rm(directory, { recursive: true, force: true });
});

async function verify(against: string[], exportTo: string | null = null): Promise<{ holds: boolean; said: string }> {
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  const secretKeys = soleKey(Buffer.from(secret));
  const holds = await verifyAudit({ databaseUrl: scratch.url, secretKeys, against, exportTo, report });
  return { holds, said: lines.join("\n") };
}

async function seal(...ids: string[]): Promise<void> {
  const database = openDatabase({ url: scratch.url, size: 2 });
  const keys = createSealKeys(soleKey(Buffer.from(secret)));
  for (const id of ids) {
    await transaction(database.primary, (tx) =>
      record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id } }),
    );
    const sealed = async (): Promise<number> => {
      await sealAudit(database.primary, keys);
      return unsealedRows(database.primary);
    };
    await expect.poll(sealed).toBe(0);
  }
  await database.close();
}

test("exported seals are compared with the chain, and a chain recomputed with the secret key is detected", async () => {
  const file = join(directory, "seals.jsonl");
  await writeFile(join(directory, "empty"), "nothing\n");
  await expect(verify([join(directory, "empty")])).rejects.toThrow("There are no seals in");
  await expect(verify([join(directory, "absent")])).rejects.toThrow("cannot be read");
  await seal("1", "2", "3");
  expect((await verify([], file)).holds).toBe(true);
  expect((await readFile(file, "utf8")).trim().split("\n")).toHaveLength(3);
  const same = await verify([file]);
  expect(same.holds).toBe(true);
  expect(same.said).toContain("all 3 seals are in the chain");

  await runStatements(
    scratch.url,
    "alter table audit disable trigger all",
    "alter table audit_overflow disable trigger all",
    "alter table audit_seal disable trigger all",
    "delete from audit_seal",
    "delete from audit where subject_id = '3'",
  );
  await seal("4");
  const forged = await verify([file], file);
  expect(forged.holds).toBe(false);
  expect(forged.said).toMatch(/seals over 3 entries hold/);
  expect(forged.said).toContain("seal 1 is another one now");
  expect(forged.said).toContain("seal 3 is not in the chain any more");
  expect(forged.said).toContain("Nothing was exported");

  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "--against", file], {
    env: { PATH: process.env["PATH"], DATABASE_URL: scratch.url, SECRET_KEY: secret, DATA_DIR: directory },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (printed += data.toString()));
  expect(await once(child, "close"), printed).toEqual([1, null]);
  expect(printed).toContain("seal 1 is another one now");
});
