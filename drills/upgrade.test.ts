import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { runStatements } from "#testing/scratch.ts";
import { openOffice, prepareNodes } from "./nodes.ts";
import { findRevision } from "./previous-release.ts";
import { judge, readStatements, turn, compareTurns } from "./roll-releases.ts";

test("a node that is replaced under load fails no request, and a comment that is lost afterwards is found", async () => {
  const scratch = await createTestDatabase();
  await using directory = await mkdtempDisposable(join(tmpdir(), "diwan-upgrade-"));
  const nodes = await prepareNodes(2, { databaseUrl: scratch.url, directory: directory.path });
  try {
    await nodes.start(0);
    const office = await openOffice(nodes, 2);
    const reads = ["/api/me", "/api/topics"].map((path, reader) => ({ path, reader }));
    const done = await turn("forward", { nodes, ...office, reads, least: 50 }, async () => {
      await nodes.start(1);
      await nodes.end(0, "SIGTERM");
    });
    expect(done.failures).toEqual([]);
    const compared = await compareTurns(scratch.url, [done]);
    expect(compared).toMatchObject({ lost: 0, twice: 0 });
    expect(judge([done], compared).holds).toBe(true);
    await runStatements(scratch.url, "delete from comment where id = (select max(id) from comment)");
    expect(judge([done], await compareTurns(scratch.url, [done])).holds).toBe(false);
  } finally {
    await nodes.endAll();
    await scratch.drop();
  }
});

test("one failed request, lost or doubled comment is enough to fail", () => {
  const done = { name: "forward", reads: 10, failures: [], slowest: 5, topicId: "1", entries: [] };
  const compared = { written: 5, lost: 0, twice: 0 };
  expect(judge([done], compared).holds).toBe(true);
  expect(judge([{ ...done, failures: ["GET /: 500"] }], compared).holds).toBe(false);
  expect(judge([done], { ...compared, lost: 1 }).holds).toBe(false);
  expect(judge([done], { ...compared, twice: 1 }).holds).toBe(false);
  expect(judge([done], { ...compared, written: 0 }).holds).toBe(false);
});

test("operations.md has statements for going back and for returning", async () => {
  const { back, forth } = await readStatements();
  expect(back).toContain("delete from notification");
  expect(forth).toContain("insert into role_permission");
});

test("a revision that the clone does not have is named", async () => {
  await expect(findRevision("f".repeat(40))).rejects.toThrow(/This clone has no revision f{40}\. /);
  expect(await findRevision("HEAD")).toMatch(/^[0-9a-f]{40}$/);
});
