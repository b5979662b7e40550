import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock/clock.ts";
import { openDatabase, type Database, type Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { Refusal } from "#platform/http/refuse.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { createDiskBlobStore } from "./disk-blob-store.ts";
import { createFiles, type Files } from "./files.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const [omar, reem] = ["1", "2"];
const day = 86_400_000;
let scratch: ScratchDatabase;
let database: Database;
let directory: string;
let files: Files;

beforeAll(async () => {
  scratch = await createTestDatabase();
  await runStatements(scratch.url, "insert into person (id, name_en) values (1, 'Omar'), (2, 'Reem')");
  database = openDatabase({ url: scratch.url, size: 4 });
  directory = await mkdtemp(join(tmpdir(), "diwan-attachments-"));
  files = createFiles({
    blobs: createDiskBlobStore(directory),
    secretKeys: soleKey(randomBytes(32)),
    isLive: async () => true,
  });
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
  await rm(directory, { recursive: true });
});

const write = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  transaction(database.primary, work);

/** Creates an upload of Omar, kept for a day. */
async function upload(name = "ملاحظات.txt", ownerId = omar): Promise<string> {
  const content = Buffer.from("Notes");
  const kept = await files.storeContent("document", [
    { variant: "original", mediaType: "text/plain", width: null, height: null, content },
  ]);
  return write((tx) => files.insert(tx, ownerId, kept, { name, keptUntil: new Date(Date.now() + day) }));
}

const attach = (fileIds: string[], ownerId = omar): ReturnType<Files["attach"]> =>
  write((tx) => files.attach(tx, ownerId, fileIds));

/** Returns code and path of the refusal, or the other error. */
const refusedAt = async (attempt: Promise<unknown>): Promise<string> => {
  const thrown: unknown = await attempt.then(
    () => "not refused",
    (error: unknown) => error,
  );
  return thrown instanceof Refusal ? `${thrown.code} ${thrown.fields[0]?.path}` : String(thrown);
};

describe("attaching is refused at the path of the file", () => {
  test("for another person's, an unknown and an unfinished upload", async () => {
    const mine = await upload();
    const theirs = await upload("hers.txt", reem);
    expect(await refusedAt(attach([mine, theirs]))).toBe("file_unknown attachments.1");
    expect(await refusedAt(attach(["999999999"]))).toBe("file_unknown attachments.0");
    const named = write((tx) => files.attach(tx, omar, [theirs], () => "poster.fileId"));
    expect(await refusedAt(named)).toBe("file_unknown poster.fileId");
    await runStatements(scratch.url, `update file set state = 'uploading' where id = ${mine}`);
    expect(await refusedAt(attach([mine]))).toBe("file_unknown attachments.0");
  });

  test("for a file that is in use already", async () => {
    const fileId = await upload();
    await attach([fileId]);
    expect(await refusedAt(attach([fileId]))).toBe("file_unknown attachments.0");
  });

  test("for an expired upload, unless it was held", async () => {
    const [left, held] = [await upload(), await upload()];
    const later = Date.now() + 2 * day;
    await write((tx) => files.extendUploads(tx, omar, [held], new Date(later + day)));
    await write((tx) => files.extendUploads(tx, reem, [left], new Date(later + day)));
    setClock(() => later);
    expect(await refusedAt(attach([left]))).toBe("file_unknown attachments.0");
    expect(await attach([held])).toHaveLength(1);
  });

  test("for all but one of simultaneous uses of a file", async () => {
    const fileId = await upload();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => refusedAt(attach([fileId]))));
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "file_unknown attachments.0"),
      "not refused",
    ]);
  });
});

test("files are attached in the given order, each once, with their Arabic names", async () => {
  const [first, second] = [await upload("الأول.txt"), await upload("الثاني.txt")];
  const attached = await attach([second, first, second]);
  expect(attached.map(({ name }) => name)).toEqual(["الثاني.txt", "الأول.txt"]);
  expect(attached[0]).toEqual({
    id: second,
    kind: "document",
    name: "الثاني.txt",
    mediaType: "text/plain",
    byteSize: 5,
    width: null,
    height: null,
  });
});

test("holding a file never shortens its lifetime, and leaves a file in use unchanged", async () => {
  const fileId = await upload();
  await write((tx) => files.extendUploads(tx, omar, [fileId], new Date(0)));
  expect(await attach([fileId])).toHaveLength(1);
  await write((tx) => files.extendUploads(tx, omar, [fileId], new Date(Date.now() + day)));
  expect(await refusedAt(attach([fileId]))).toBe("file_unknown attachments.0");
});

test("a description has addresses signed for its reader, and omits unknown files", async () => {
  const fileId = await upload();
  const described = await files.describe(database.primary, [fileId, "999999999"], reem);
  expect([...described.keys()]).toEqual([fileId]);
  expect(described.get(fileId)).toMatchObject({ kind: "document", state: "ready", previewUrl: null });
  expect(described.get(fileId)?.url).toContain("p=2&");
});

test("released files are deleted", async () => {
  const fileId = await upload();
  await attach([fileId]);
  await write((tx) => files.release(tx, [fileId]));
  expect((await files.describe(database.primary, [fileId], omar)).size).toBe(0);
});
