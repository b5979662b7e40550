import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import { sealAudit } from "#platform/events/seal.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { runStatements } from "#testing/scratch.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import type { AuditEntry, AuditVerification } from "../../contract/schemas-audit.ts";
import { auditData } from "./personal-data.ts";

let server: TestServer;
/** Alia is an administrator, Omar has no permissions. */
let alia: Caller, omar: Caller;
let aliaId: string, omarId: string;

beforeAll(async () => {
  server = await startTestServer();
  [aliaId, omarId] = [await server.hire("Alia", "administrator"), await server.hire("Omar")];
  const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
  [alia, omar] = [await signedIn(aliaId), await signedIn(omarId)];
});
afterAll(() => server.close());

const refusal = ({ status, problem }: Reply): unknown[] => [
  status,
  problem.code,
  ...problem.fields.map(({ path, code }) => `${path}: ${code}`),
];
const read = async (query = ""): Promise<AuditEntry[]> => {
  const answer = await alia.get<AuditEntry[]>(`/audit${query}`);
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer.data;
};
const write = (subject: string, more: { isVague?: boolean; actorId?: string | null; action?: string } = {}) =>
  server.write((tx) =>
    record(tx, {
      action: more.action ?? "thing.happened",
      actorId: more.actorId === undefined ? omarId : more.actorId,
      subject: { kind: "thing", id: subject },
      details: { before: { name: "Old" }, after: { name: "=New" } },
      isVague: more.isVague ?? false,
    }),
  );
const download = async (
  path: string,
  method = "GET",
): Promise<{ status: number; text: string; type: string | null }> => {
  const { token } = await server.startSession(aliaId);
  const response = await fetch(`${server.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, text: await response.text(), type: response.headers.get("content-type") };
};

describe("refused requests", () => {
  test("an employee is refused all routes of the audit with 403", async () => {
    for (const answer of [
      await omar.get("/audit"),
      await omar.get("/audit.csv"),
      await omar.get("/audit.jsonl"),
      await omar.get("/audit/verification"),
      await omar.post("/audit/verification"),
    ]) {
      expect(refusal(answer)).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    ["actor=nobody", "actor: invalid"],
    ["action=everything", "action: invalid"],
    ["subjectKind=thing", "subjectId: fieldRequired"],
    ["subjectId=1", "subjectId: fieldRequired"],
    ["from=yesterday", "from: date"],
    ["who=me", "who: unknownField"],
  ])("a query with %s is refused with 400", async (query, field) => {
    for (const path of ["/audit", "/audit.csv", "/audit.jsonl"]) {
      const [status, code, first] = refusal(await alia.get(`${path}?${query}`));
      expect([status, code, String(first).split(":")[0]]).toEqual([400, "fields_invalid", field.split(":")[0]]);
    }
  });

  test("a cursor of another list and a forged cursor are refused with 400", async () => {
    for (const id of ["a", "b", "c"]) await write(id);
    const { page } = await alia.get(`/audit?limit=1&actor=${omarId}`);
    const forged = JSON.parse(Buffer.from(page.next ?? "", "base64url").toString()) as string[];
    forged[3] = "AAAAAAAAAAAAAAAAAAAAAA";
    const byHand = Buffer.from(JSON.stringify(forged)).toString("base64url");
    for (const query of [`cursor=${page.next}`, `actor=${omarId}&cursor=${byHand}`]) {
      expect(refusal(await alia.get(`/audit?${query}`))).toEqual([400, "cursor_invalid", "cursor: invalid"]);
    }
  });
});

test("an entry contains actor, action, subject, and the values before and after", async () => {
  await write("whole");
  const [entry] = await read("?subjectKind=thing&subjectId=whole");
  expect(entry).toMatchObject({
    actor: { id: omarId, nameEn: "Omar" },
    action: "thing.happened",
    subject: { kind: "thing", id: "whole", person: null },
    details: { before: { name: "Old" }, after: { name: "=New" } },
  });
  const [membership] = await read("?action=role.memberAdded");
  expect(membership?.subject).toMatchObject({ kind: "person", id: aliaId, person: { nameEn: "Alia" } });
});

test("filters can be combined, and pages follow each other without gaps or duplicates", async () => {
  for (let number = 0; number < 7; number += 1) await write("paged", { action: "thing.counted" });
  await write("paged", { action: "thing.counted", actorId: null });
  const query = `action=thing.counted&actor=${omarId}&subjectKind=thing&subjectId=paged&from=2020-01-01&to=2999-12-31`;
  const first = await alia.get<AuditEntry[]>(`/audit?${query}&limit=3`);
  const second = await alia.get<AuditEntry[]>(`/audit?${query}&limit=3&cursor=${first.page.next}`);
  const third = await alia.get<AuditEntry[]>(`/audit?${query}&limit=3&cursor=${second.page.next}`);
  expect([first, second, third].map(({ data }) => data.length)).toEqual([3, 3, 1]);
  expect(third.page.next).toBeNull();
  const ids = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(7);
  const back = await alia.get<AuditEntry[]>(`/audit?${query}&limit=3&cursor=${third.page.previous}`);
  expect(back.data.map(({ id }) => id)).toEqual(second.data.map(({ id }) => id));
  expect(await read("?action=thing.counted&to=2020-01-01")).toEqual([]);
});

test("reading is recorded once in a quarter of an hour, every export is recorded", async () => {
  const query = "?action=thing.never";
  await read(query);
  await read(query);
  const filters = { action: "thing.never" };
  const readings = (await read("?action=audit.read")).filter(
    ({ details }) => JSON.stringify(details) === JSON.stringify({ filters }),
  );
  expect(readings.map(({ actor }) => actor?.id)).toEqual([aliaId]);
  await download(`/audit.csv${query}`);
  await download(`/audit.jsonl${query}`, "HEAD");
  await download(`/audit.jsonl${query}`);
  expect((await read("?action=audit.exported")).map(({ details }) => details)).toEqual([
    { format: "jsonl", filters },
    { format: "csv", filters },
  ]);
});

test("things that an entry names by id have their current names in lists only; a deleted thing has none", async () => {
  const [roleId] = (
    await server.database.primary.selectFrom("role").select("id").where("key", "=", "administrator").execute()
  ).map(({ id }) => id);
  await server.write((tx) =>
    record(tx, {
      action: "thing.named",
      actorId: omarId,
      subject: { kind: "role", id: String(roleId) },
      details: { personId: omarId, before: { manager: aliaId }, after: { manager: "999999999" }, users: [omarId, "x"] },
    }),
  );
  const [entry] = await read("?action=thing.named");
  expect(entry?.names).toEqual([
    expect.objectContaining({ field: null, id: roleId }),
    expect.objectContaining({ field: "users", id: omarId, nameEn: "Omar" }),
    expect.objectContaining({ field: "personId", id: omarId, nameEn: "Omar" }),
    expect.objectContaining({ field: "manager", id: aliaId, nameEn: "Alia" }),
  ]);
  const lines = await download("/audit.jsonl?action=thing.named");
  expect(lines.text).not.toContain('"names"');
});

test("exports contain the entries of the list: CSV without executable formulas, and lines of JSON", async () => {
  for (let number = 0; number < 600; number += 1) await write("many", { action: "thing.exported" });
  const table = await download("/audit.csv?action=thing.exported");
  expect([table.status, table.type]).toEqual([200, "text/csv; charset=utf-8"]);
  const rows = table.text.trimEnd().split("\r\n");
  expect(rows).toHaveLength(601);
  expect(rows[1]).toContain(
    `,${omarId},Omar,thing.exported,thing,many,,"{""after"": {""name"": ""=New""}`.slice(0, 40),
  );
  const lines = await download("/audit.jsonl?action=thing.exported");
  expect(lines.type).toBe("application/jsonl; charset=utf-8");
  const entries = lines.text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as AuditEntry);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(600);
  expect(entries[0]?.actor).toEqual({ id: omarId, nameAr: null, nameEn: "Omar" });
});

test("an entry with only a date cannot be placed between its neighbours", async () => {
  await write("before-it");
  await write("vague", { isVague: true, actorId: null });
  await write("after-it");
  const entries = await Promise.all(
    ["before-it", "vague", "after-it"].map(async (id) => (await read(`?subjectKind=thing&subjectId=${id}`))[0]),
  );
  expect(entries[1]).toMatchObject({ actor: null, requestId: null });
  expect(entries[1]?.at).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Ascending ids would reveal its position.
  for (const entry of entries) expect(entry?.id).toMatch(/^[\w-]{22}$/);
  const rows = await server.database.primary
    .selectFrom("audit")
    .select("id")
    .where("subject_id", "=", "vague")
    .execute();
  const { page } = await alia.get("/audit?limit=1&subjectKind=thing&subjectId=vague");
  const cursor = Buffer.from(page.next ?? page.previous ?? "", "base64url").toString();
  expect(cursor).not.toContain(`"${rows[0]?.id}"`);
});

describe("the chain of seals", () => {
  const look = async (): Promise<AuditVerification> => (await alia.get<AuditVerification>("/audit/verification")).data;
  const verify = async (): Promise<NonNullable<AuditVerification["last"]>> => {
    const before = (await look()).last?.id;
    const asked = await alia.post<AuditVerification>("/audit/verification");
    expect(asked.status).toBe(202);
    expect(asked.data.running).toMatchObject({ askedBy: { id: aliaId }, finishedAt: null });
    await expect.poll(async () => (await look()).last?.id === before).toBe(false);
    const { last } = await look();
    if (last === null) throw new Error("Nothing was verified.");
    return last;
  };

  test("the chain is valid, and shows the fault after a superuser changed a row", async () => {
    const seal = async (): Promise<number> => {
      await sealAudit(server.database.primary, server.sealKeys);
      return (await look()).unsealed;
    };
    await expect.poll(seal).toBe(0);
    const good = await verify();
    expect(good).toMatchObject({ fault: null, askedBy: { id: aliaId } });
    expect(good.rows).toBeGreaterThan(600);
    expect(good.sealedUntil).toMatch(/Z$/);
    await runStatements(
      server.databaseUrl,
      "alter table audit disable trigger audit_append_only",
      "update audit set actor_id = null where subject_id = 'whole'",
    );
    const bad = await verify();
    expect(bad.fault?.reason).toBe("changed");
    expect(Number(bad.fault?.seal)).toBe(bad.seals + 1);
    expect((await read("?action=audit.verificationStarted")).length).toBe(2);
  });
});

test("the personal data of a person contain the actions of others on them, without the people these name", async () => {
  const subject = { kind: "person", id: omarId };
  const details = {
    fields: ["titleEn", "manager"],
    before: { titleEn: "Clerk", manager: aliaId },
    after: {},
    reason: "x",
  };
  await server.write(async (tx) => {
    await record(tx, { action: "person.updated", actorId: aliaId, subject, details });
    await record(tx, { action: "person.updated", actorId: omarId, subject });
    await record(tx, { action: "person.updated", actorId: omarId, subject: { kind: "person", id: aliaId } });
    await record(tx, { action: "notifications.changed", actorId: null, subject });
  });
  const part = auditData.parts.find(({ name }) => name === "done-to-me");
  const rows = await statement<{ action: string }>(part?.query ?? "")(server.database.primary, [omarId]);
  expect(rows.filter(({ action }) => action === "person.updated")).toEqual([
    {
      at: expect.any(String),
      action: "person.updated",
      fields: ["titleEn", "manager"],
      before: { titleEn: "Clerk" },
      after: {},
    },
  ]);
  expect(rows.map(({ action }) => action)).not.toContain("notifications.changed");
});
