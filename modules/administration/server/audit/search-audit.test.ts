import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { updatePeople } from "#modules/search/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import { callerOf, type Caller, type Reply } from "#testing/call.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";
import { until } from "#testing/until.ts";
import type { AuditEntry } from "../../contract/schemas-audit.ts";
import { indexNext } from "./store.ts";

let server: TestServer;
/** Alia reads the audit, Khalid and Omar are actors. */
let alia: Caller, omar: Caller;
let aliaId: string, khalidId: string, omarId: string;

beforeAll(async () => {
  server = await startTestServer();
  [aliaId, khalidId, omarId] = [
    await server.hire("Alia", "administrator"),
    await server.hire("Khalid Mansour"),
    await server.hire("Omar"),
  ];
  const signedIn = async (id: string): Promise<Caller> => callerOf(server.url, (await server.startSession(id)).token);
  [alia, omar] = [await signedIn(aliaId), await signedIn(omarId)];
  while ((await transaction(server.database.primary, (tx) => updatePeople(tx, null))) > 0);
  await write("plain", { titleEn: "Chief Navigator", titleAr: "كبيرُ الملّاحين" }, { requestId: "0192-abcd-ef" });
  await write("nested", { list: [{ reason: "Lighthouse keeper, since ١٩٨٤" }], secretKey: "quartz", isOld: true });
  await write("vague", { reason: "harassment zeppelin" }, { actorId: null, isVague: true });
  await write("of-khalid", { titleEn: "Purser" }, { actorId: khalidId });
  await write(khalidId, { titleEn: "Boatswain" }, { actorId: null }, "person");
  // A concurrent transaction may delay the newest entry.
  await until("the newest is found", async () => (await found("boatswain")).includes(khalidId));
});
afterAll(() => server.close());

const write = (
  id: string,
  details: Record<string, unknown>,
  more: { actorId?: string | null; isVague?: boolean; requestId?: string } = {},
  kind = "vessel",
): Promise<void> =>
  server.write((tx) =>
    record(tx, { action: "vessel.sailed", actorId: omarId, subject: { kind, id }, details, ...more }),
  );

const look = async (search: string, more = ""): Promise<Reply<AuditEntry[]>> => {
  const answer = await alia.get<AuditEntry[]>(
    `/audit?action=vessel.sailed&search=${encodeURIComponent(search)}${more}`,
  );
  expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
  return answer;
};
const found = async (search: string, more = ""): Promise<string[]> =>
  (await look(search, more)).data.map(({ subject }) => subject.id);

describe("refused searches", () => {
  test("an employee is refused with 403", async () => {
    for (const path of ["/audit", "/audit.csv", "/audit.jsonl"]) {
      const { status, problem } = await omar.get(`${path}?search=navigator`);
      expect([status, problem.code]).toEqual([403, "not_allowed"]);
    }
  });

  test.each([
    ["a", "minLength"],
    ["  a  ", "minLength"],
    ["x".repeat(121), "maxLength"],
  ])("the search text %j is refused with 400", async (search, code) => {
    for (const path of ["/audit", "/audit.csv", "/audit.jsonl"]) {
      const { status, problem } = await alia.get(`${path}?search=${encodeURIComponent(search)}`);
      expect([status, problem.code, ...problem.fields.map((field) => `${field.path}: ${field.code}`)]).toEqual([
        400,
        "fields_invalid",
        `search: ${code}`,
      ]);
    }
  });
});

test("entries are found by prefixes of all words, folded in both scripts, anywhere in the details", async () => {
  expect(await found("navig CHIEF")).toEqual(["plain"]);
  expect(await found("كبير الملاح")).toEqual(["plain"]);
  expect(await found("chief lighthouse")).toEqual([]);
  expect(await found("lighthouse 198")).toEqual(["nested"]);
  expect(await found("keeper ١٩٨٤")).toEqual(["nested"]);
  expect(await found("vigator")).toEqual([]);
  expect(await found("!?")).toEqual([]);
  expect(await found("' & \\ | :* quartz")).toEqual(["nested"]);
});

test("entries are found by the ids of their subject and request, but not by keys, marks or punctuation", async () => {
  expect(await found("of-kha")).toEqual(["of-khalid"]);
  expect(await found("0192-abcd-ef")).toEqual(["plain"]);
  expect(await found("0192abc")).toEqual(["plain"]);
  for (const nothing of ["titleEn", "secretKey", "true", "sailed", "~avessel"]) {
    expect(await found(nothing), nothing).toEqual([]);
  }
});

test("a name finds actions by and on the person, across scripts and combined with filters", async () => {
  expect(await found("khalid mans")).toEqual([khalidId, "of-khalid"]);
  expect(await found("خالد")).toEqual([khalidId, "of-khalid"]);
  expect(await found("khalid", `&actor=${khalidId}`)).toEqual(["of-khalid"]);
  expect(await found("khalid", `&subjectKind=person&subjectId=${khalidId}`)).toEqual([khalidId]);
  expect(await found("navigator", `&actor=${khalidId}`)).toEqual([]);
  expect(await found("navigator", "&to=2020-01-01")).toEqual([]);
  expect(await found("navigator", "&from=2020-01-01&to=2999-12-31")).toEqual(["plain"]);
});

test("an entry with a hidden actor is not found by the actor's name", async () => {
  expect(await found("zeppelin")).toEqual(["vague"]);
  expect(await found("omar")).toEqual(["nested", "plain"]);
  expect((await look("zeppelin")).data[0]).toMatchObject({ actor: null, requestId: null });
});

test("pages follow each other in both directions, over years", async () => {
  const years = await statement<{ id: string }>(`
    insert into audit (actor_id, action, subject_kind, subject_id, details, at)
    select $1, 'vessel.sailed', 'vessel', 'year-' || year, '{"harbour": "Aden"}', make_timestamptz(year, 3, 1, 0, 0, 0, 'UTC')
    from generate_series(2012, 2018) year returning subject_id as id`)(server.database.primary, [omarId]);
  const all = years.map(({ id }) => id).toReversed();
  await expect.poll(() => found("aden")).toEqual(all);
  expect(await found("aden harb")).toEqual([]);
  const walk = async (cursor: string | null): Promise<Reply<AuditEntry[]>> =>
    look("aden", `&limit=3${cursor === null ? "" : `&cursor=${cursor}`}`);
  const first = await walk(null);
  const second = await walk(first.page.next);
  const third = await walk(second.page.next);
  const ids = ({ data }: Reply<AuditEntry[]>): string[] => data.map(({ subject }) => subject.id);
  expect([first, second, third].flatMap(ids)).toEqual(all);
  expect(third.page.next).toBeNull();
  expect(ids(await walk(third.page.previous))).toEqual(ids(second));
  expect(ids(await walk(second.page.previous))).toEqual(ids(first));
  const other = await alia.get(`/audit?action=vessel.sailed&search=navigator&limit=3&cursor=${first.page.next}`);
  expect([other.status, other.problem.code]).toEqual([400, "cursor_invalid"]);
});

test("exports contain the entries of the list, and the searched text is recorded in the audit", async () => {
  const { token } = await server.startSession(aliaId);
  const download = async (ending: string): Promise<string> => {
    const address = `${server.url}/api/audit.${ending}?action=vessel.sailed&search=khalid`;
    return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).text();
  };
  expect((await download("csv")).trimEnd().split("\r\n")).toHaveLength(3);
  const lines = (await download("jsonl")).trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as AuditEntry).subject.id)).toEqual([khalidId, "of-khalid"]);
  const { data } = await alia.get<AuditEntry[]>("/audit?action=audit.exported");
  expect(data.map(({ details }) => details["filters"])).toContainEqual({ action: "vessel.sailed", search: "khalid" });
});

test("entries from before the search existed are indexed once, the newest first", async () => {
  const db = server.database.primary;
  const run = (text: string): Promise<unknown[]> => statement(text)(db, []);
  await run("delete from audit_document");
  await run("update audit_filling set older_xact = newer_xact, older_id = newer_id");
  while (await transaction(db, indexNext));
  expect(await found("navigator")).toEqual(["plain"]);
  const [filling] = await run("select older_xact, older_id from audit_filling");
  expect(filling).toEqual({ older_xact: null, older_id: null });
  await run("update audit_filling set older_xact = newer_xact, older_id = newer_id");
  while (await transaction(db, indexNext));
  expect(await found("navigator")).toEqual(["plain"]);
});
