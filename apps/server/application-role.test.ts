import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { callerOf } from "#testing/call.ts";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements, type ScratchDatabase } from "#testing/scratch.ts";
import { startTestServer, type TestServer } from "#testing/server.ts";

// The server under a role that owns nothing, and an attacker with that role.

const role = `app_${randomBytes(6).toString("hex")}`;
let scratch: ScratchDatabase;
let url: string;
let server: TestServer;
let attacker: pg.Client;

beforeAll(async () => {
  scratch = await createTestDatabase();
  await runStatements(scratch.url, `create role ${role} login password '${role}'`);
  const address = new URL(scratch.url);
  address.username = role;
  address.password = role;
  url = address.href;
  server = await startTestServer({ scratch, environment: { DATABASE_URL: url, DATABASE_OWNER_URL: scratch.url } });
  attacker = new pg.Client({ connectionString: url });
  await attacker.connect();
});
afterAll(async () => {
  await attacker?.end();
  const cluster = new URL(scratch.url);
  cluster.pathname = "/postgres";
  await server?.close();
  await runStatements(cluster.href, `drop role ${role}`);
});

test("a start is refused if the server's role could do what its owner can", async () => {
  const refused = startTestServer({ environment: { DATABASE_OWNER_URL: scratch.url, DATABASE_URL: scratch.url } });
  await expect(refused).rejects.toThrow("DATABASE_URL: must name a role that owns nothing");
});

test("the server works as that role: writes, jobs, partitions, seals", async () => {
  const author = callerOf(server.url, (await server.startSession(await server.hire("Omar"))).token);
  const written = await author.post<Topic>("/topics", {
    categoryId: "2",
    titleEn: "Guarded by its owner",
    contentEn: "Words.",
  });
  expect(written.status).toBe(201);
  type Hits = { topics: { items: { id: string }[] } };
  const find = async (): Promise<string> => JSON.stringify((await author.get<Hits>("/search?q=guarded")).data ?? null);
  await expect.poll(find, { interval: 200 }).toContain("Guarded");
  await sql`select graphile_worker.add_job('audit.seal', '{}'::json)`.execute(server.database.primary);
  await sql`select graphile_worker.add_job('attendance.partition', '{}'::json)`.execute(server.database.primary);
  await sql`select graphile_worker.add_job('attendance.purge', '{}'::json)`.execute(server.database.primary);
  const left = async (): Promise<unknown[]> => {
    const { rows } = await sql`select task_identifier from graphile_worker.jobs
      where task_identifier in ('audit.seal', 'attendance.partition', 'attendance.purge')`.execute(
      server.database.primary,
    );
    return rows;
  };
  await expect.poll(left, { interval: 200 }).toEqual([]);
  const seals = () => server.database.primary.selectFrom("audit_seal").select("key").execute();
  await expect.poll(async () => (await seals()).length, { interval: 500 }).toBeGreaterThan(0);
  const workers = await sql<{ role: string }>`
    select distinct usename as role from pg_stat_activity where datname = current_database()
      and application_name in ('diwan', 'diwan-jobs', 'diwan-listen')`.execute(server.database.primary);
  expect(workers.rows).toEqual([{ role }]);
  expect(await server.faults()).toEqual([]);
});

test.each([
  "alter table audit disable trigger audit_append_only",
  "alter table audit_seal disable trigger all",
  "drop trigger audit_append_only on audit",
  "create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$",
  "set session_replication_role = replica",
  "update audit set action = 'x'",
  "delete from audit",
  "truncate audit",
  "delete from audit_overflow",
  "insert into audit_overflow (action, subject_kind, subject_id) values ('a.b', 'a', '1')",
  "drop table audit",
  "alter table audit rename to elsewhere",
  "update audit_seal set hash = ''",
  "delete from audit_seal",
  "update audit_seal_keying set last_plain = 100",
  "update migration set hash = ''",
  "create table public.mine (id int)",
  "create policy mine on audit using (true)",
  `alter role current_user superuser`,
])("the role is denied: %s", async (attack) => {
  await expect(attacker.query(attack), attack).rejects.toThrow(/^(must be owner of|permission denied)/);
});

test("the role is denied changes of the audit's partitions, and the owner's role", async () => {
  const { rows } = await attacker.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass",
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { name } of rows) await expect(attacker.query(`delete from ${name}`)).rejects.toThrow("permission denied");
  const owner = new URL(scratch.url).username;
  await expect(attacker.query(`set role ${owner}`)).rejects.toThrow("permission denied");
});
