import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { startPooler, type Pooler } from "#testing/pooler.ts";
import type { ScratchDatabase } from "#testing/scratch.ts";
import { freePort } from "#testing/server-process.ts";
import { checkAddresses } from "./check-addresses.ts";
import { explainDatabase } from "./explain.ts";

let scratch: ScratchDatabase;
let pooler: Pooler;
beforeAll(async () => {
  scratch = await createTestDatabase();
  pooler = await startPooler(scratch.url);
});
afterAll(async () => {
  await pooler.close();
  await scratch.drop();
});

const check = (changes: Partial<Parameters<typeof checkAddresses>[0]>): Promise<void> =>
  checkAddresses({
    databaseUrl: scratch.url,
    databaseDirectUrl: scratch.url,
    databaseOwnerUrl: null,
    databaseReadUrl: null,
    ...changes,
  });
const messages = (variable: string, url: string): string => {
  const { host, pathname } = new URL(url);
  return `The database at ${host}${pathname} (${variable}) cannot be used: it is a pooler that does not know prepared statements.`;
};

test("a pooler without prepared statements is reported, without its password", async () => {
  await expect(check({ databaseUrl: pooler.url })).rejects.toThrow(messages("DATABASE_URL", pooler.url));
  await expect(check({ databaseReadUrl: pooler.url })).rejects.toThrow(messages("DATABASE_READ_URL", pooler.url));
});

test("a direct connection to PostgreSQL is accepted", async () => {
  await check({ databaseReadUrl: scratch.url, databaseOwnerUrl: scratch.url });
});

test("an unreachable address is reported by its variable; a replica may be unreachable", async () => {
  const away = new URL(scratch.url);
  away.port = await freePort();
  for (const [variable, name] of [
    ["DATABASE_URL", "databaseUrl"],
    ["DATABASE_DIRECT_URL", "databaseDirectUrl"],
    ["DATABASE_OWNER_URL", "databaseOwnerUrl"],
  ] as const) {
    const sentence = `The database at ${away.host}${away.pathname} (${variable}) cannot be used: nothing answers there.`;
    await expect(check({ [name]: away.href })).rejects.toThrow(sentence);
  }
  await check({ databaseReadUrl: away.href });
});

test("a database that does not answer is reported in a sentence", () => {
  // The driver's own error has no code.
  const sentence = explainDatabase(
    new Error("timeout expired"),
    "DATABASE_URL",
    "postgres://diwan:secret@db.example/diwan",
  );
  expect(sentence).toBe("The database at db.example/diwan (DATABASE_URL) cannot be used: there is no answer.");
});
