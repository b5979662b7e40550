import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runStatements } from "#testing/scratch.ts";
import { failOver, judge, type Facts } from "./fail-over.ts";
import { findPgbouncer, judgeVersion } from "#testing/pgbouncer.ts";
import { openWorkDirectory } from "#testing/postgres.ts";

test("a promoted replica has every acknowledged comment, and the drill fails for one that is deleted", async () => {
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-nodes-"));
  await openWorkDirectory(directory.path);
  const { holds, figures, sentence } = await failOver({
    directory: directory.path,
    nodes: 1,
    entries: 5,
    awaySeconds: 0,
    say: () => {},
    onWritten: (url) => runStatements(url, "delete from comment where id = (select min(id) from comment)"),
  });
  expect(figures).toMatchObject({ lost: 1, twice: 0, "events missing": 0, "mails not sent": 0, "unclear answers": 0 });
  expect(holds).toBe(false);
  expect(sentence).toContain("1 of ");
  expect(sentence).toContain("reads of the replica as promised");
});

const replica = { unseen: 0, wereOld: true, searchMs: 1, directoryMs: 1, onPrimary: 0, onReplica: 2 };
const good: Facts = {
  replica,
  pooler: "PgBouncer 1.24.1",
  strayed: [],
  limit: "30s",
  unclear: [],
  written: 10,
  lost: 0,
  twice: 0,
  unheard: 0,
  heardTwice: 0,
  unsentMails: 0,
};

test("one broken promise is enough to fail", () => {
  expect(judge(good, {}).holds).toBe(true);
  expect(judge({ ...good, limit: null }, {}).holds).toBe(true);
  const broken: Partial<Facts>[] = [
    { lost: 1 },
    { twice: 1 },
    { unheard: 1 },
    { heardTwice: 1 },
    { unsentMails: 1 },
    { written: 0 },
    { unclear: ["write 500"] },
    { strayed: ["diwan-listen"] },
    { limit: "0" },
    { replica: { ...replica, unseen: 1 } },
    { replica: { ...replica, wereOld: false } },
    { replica: { ...replica, onPrimary: 1 } },
    { replica: { ...replica, onReplica: 0 } },
  ];
  for (const fault of broken) expect(judge({ ...good, ...fault }, {}).holds, JSON.stringify(fault)).toBe(false);
});

test("a PgBouncer that is too old, or absent, is named", async () => {
  expect(judgeVersion("/usr/sbin/pgbouncer", "PgBouncer 1.18.0\nlibevent 2.1")).toEqual({
    missing: "PgBouncer 1.18.0 at /usr/sbin/pgbouncer is older than 1.21",
  });
  expect(judgeVersion("/opt/pgbouncer", "PgBouncer 1.24.1\n")).toEqual({
    program: "/opt/pgbouncer",
    version: "1.24.1",
  });
  expect(judgeVersion("/opt/pgbouncer", "PgBouncer 2.0.0\n")).toMatchObject({ version: "2.0.0" });
  expect(judgeVersion("/opt/pgbouncer", "")).toMatchObject({ missing: expect.stringContaining("unknown version") });
  const found = await findPgbouncer("/nowhere");
  expect("missing" in found || found.program.startsWith("/usr/sbin/")).toBe(true);
});
