import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { sealedSecrets } from "#platform/config/sealed-secret.ts";
import { deriveKey, deriveKeys, soleKey, type SecretKeys } from "#platform/config/secret-keys.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { createSealKeys, sealPurpose } from "#platform/events/seal-keys.ts";
import { sealAudit, verifySeals } from "#platform/events/seal.ts";
import { createLog } from "#platform/log/log.ts";
import { useTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { loadKeptKeys, keptKeySource } from "./kept-keys.ts";
import { countSealed, createEarlierCount, resealJobs } from "./reseal.ts";
import type { SealedSource } from "./sealed-source.ts";

const [old, current] = [randomBytes(32), randomBytes(32)];
const both: SecretKeys = { ...soleKey(current), previous: [old] };
const keptPurposes = ["recovery codes", sealPurpose];
const { scratch, database } = await useTestDatabase();
beforeEach(() => runStatements(scratch.url, "truncate audit, audit_seal, kept_key"));

/** A table in memory, read two rows at a time. */
function sourceOf(rows: Map<string, Buffer>, keys: SecretKeys): SealedSource {
  return {
    name: "things",
    secrets: sealedSecrets(keys, "things"),
    ownerOf: (id) => `owner ${id}`,
    readAfter: async (_, after) =>
      [...rows]
        .filter(([id]) => after === null || id > after)
        .slice(0, 2)
        .map(([id, sealed]) => ({ id, sealed })),
    replace: async (_, id, from, to) => {
      if (rows.get(id)?.equals(from) === true) rows.set(id, to);
    },
  };
}

const sealWith = (key: Buffer, id: string): Buffer =>
  sealedSecrets(soleKey(key), "things").seal(Buffer.from(`secret ${id}`), `owner ${id}`);

async function reseal(keys: SecretKeys, sources: readonly SealedSource[], signal = new AbortController().signal) {
  const job = resealJobs({ keys, sources, keptPurposes })["secrets.reseal"];
  await job?.({ database, log: createLog("silent"), payload: {}, jobId: "1", attempt: 1, signal });
}

async function seal(keys: SecretKeys, id: string): Promise<void> {
  await transaction(database.primary, (tx) =>
    record(tx, { action: "thing.happened", actorId: null, subject: { kind: "thing", id } }),
  );
  const sealed = async () => (await sealAudit(database.primary, createSealKeys(keys))).length;
  await expect.poll(sealed).toBeGreaterThan(0);
}

test("the job seals again with the current key, goes on after a stop, and changes nothing when repeated", async () => {
  const rows = new Map(["1", "2", "3", "4"].map((id) => [id, sealWith(old, id)]));
  rows.set("5", sealWith(current, "5")).set("6", sealWith(randomBytes(32), "6"));
  const source = sourceOf(rows, both);
  const stopped = new AbortController();
  const stopping = {
    ...source,
    replace: async (...given: Parameters<SealedSource["replace"]>) => {
      await source.replace(...given);
      if (given[1] === "2") stopped.abort();
    },
  };
  await expect(reseal(both, [stopping], stopped.signal)).rejects.toThrow();
  expect((await countSealed(database.primary, [source]))[0]).toMatchObject({ current: 3, earlier: 2, unreadable: 1 });
  expect(await createEarlierCount(database.primary, both, [source])()).toBe(3);
  await reseal(both, [source]);
  const after = new Map(rows);
  expect((await countSealed(database.primary, [source]))[0]).toMatchObject({ current: 5, earlier: 0, unreadable: 1 });
  await reseal(both, [source]);
  expect(rows).toEqual(after);
  expect(
    sourceOf(rows, soleKey(current))
      .secrets.open(rows.get("1") ?? Buffer.alloc(0), "owner 1")
      .toString(),
  ).toBe("secret 1");
});

test("a node that only knows the next key as such changes nothing", async () => {
  const rows = new Map([["1", sealWith(current, "1")]]);
  const keys = { ...soleKey(old), next: [current] };
  const before = new Map(rows);
  await reseal(keys, [sourceOf(rows, keys)]);
  expect(rows).toEqual(before);
  expect((await loadKeptKeys(database.primary, keys)).kept.size).toBe(0);
});

test("derived keys outlive their secret key, also through another rotation, and are encrypted", async () => {
  await reseal(both, [keptKeySource(both)]);
  const loaded = await loadKeptKeys(database.primary, soleKey(current));
  expect(deriveKeys(loaded, "recovery codes")).toEqual([current, old].map((key) => deriveKey(key, "recovery codes")));
  // Tokens are not kept: they end with their key.
  expect(deriveKeys(loaded, "access token")).toHaveLength(1);
  expect((await loadKeptKeys(database.primary, soleKey(old))).kept.size).toBe(0);

  const third = randomBytes(32);
  const again = { ...soleKey(third), previous: [current] };
  await reseal(again, [keptKeySource(again)]);
  const last = await loadKeptKeys(database.primary, soleKey(third));
  const expected = [third, current, old].map((key) => deriveKey(key, "recovery codes").toString("hex"));
  expect(
    deriveKeys(last, "recovery codes")
      .map((key) => key.toString("hex"))
      .toSorted(),
  ).toEqual(expected.toSorted());
});

test("seals of a removed key hold up to its last one: one added later with the leaked key is detected", async () => {
  await seal(soleKey(old), "1");
  await seal(both, "2");
  await reseal(both, []);
  const verify = async () => {
    const keys = createSealKeys(await loadKeptKeys(database.primary, soleKey(current)));
    return (await verifySeals(database.primary, keys)).fault;
  };
  expect(await verify()).toBeNull();
  await seal(soleKey(current), "3");
  expect(await verify()).toBeNull();
  await seal(soleKey(old), "4");
  expect(await verify()).toEqual({ number: "4", reason: "changed" });
});

test("a chain that was made anew with the leaked key is detected", async () => {
  await seal(soleKey(old), "1");
  await seal(soleKey(old), "2");
  await reseal(both, []);
  await runStatements(scratch.url, "truncate audit, audit_seal");
  await seal(soleKey(old), "other");
  await seal(soleKey(current), "3");
  const keys = createSealKeys(await loadKeptKeys(database.primary, soleKey(current)));
  expect((await verifySeals(database.primary, keys)).fault).toEqual({ number: "2", reason: "changed" });
});
