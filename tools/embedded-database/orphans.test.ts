import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { relocate } from "./location.ts";
import { findOrphans, noteOrigin, removeOrphan } from "./orphans.ts";

let directory: string;
let shelter: string;
let requested: string;
let cluster: string;

beforeEach(async () => {
  directory = await mkdtemp(join(await realpath(tmpdir()), "diwan-orphans-"));
  shelter = join(directory, "shelter");
  requested = join(directory, "clone/database");
  for (const made of [shelter, requested]) await mkdir(made, { recursive: true });
  await writeFile(join(requested, "PG_VERSION"), "18\n");
  cluster = await relocate(requested, shelter);
  await noteOrigin(cluster, requested);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

test("a cluster with an existing data directory is no orphan and is not removed", async () => {
  expect(await findOrphans([shelter, join(directory, "nowhere")])).toEqual([]);
  expect(await removeOrphan({ home: join(cluster, ".."), origin: requested })).toBe(false);
  expect(await exists(join(requested, "PG_VERSION"))).toBe(true);
});

test("a cluster whose data directory is gone is found and removed, and nothing else is removed", async () => {
  await mkdir(join(shelter, "postgresql-18.4.0"));
  await rm(join(directory, "clone"), { recursive: true });
  const [orphan, ...others] = await findOrphans([shelter]);
  expect([orphan?.origin, others]).toEqual([requested, []]);
  if (orphan === undefined) throw new Error("Nothing was found.");
  expect(await removeOrphan(orphan)).toBe(true);
  expect([await exists(cluster), await exists(join(shelter, "postgresql-18.4.0"))]).toEqual([false, true]);
});

test("a cluster replaced by another directory is found; one that was moved with its clone is not", async () => {
  await rename(join(directory, "clone"), join(directory, "moved"));
  await noteOrigin(cluster, join(directory, "moved/database"));
  expect(await findOrphans([shelter])).toEqual([]);
  await rm(join(directory, "moved/database"));
  await mkdir(join(directory, "moved/database"));
  expect(await findOrphans([shelter])).toHaveLength(1);
});

test("a cluster of unknown origin is kept", async () => {
  await rm(join(directory, "clone"), { recursive: true });
  await rm(join(cluster, "../origin"));
  expect(await findOrphans([shelter])).toEqual([]);
});

test("a cluster whose data directory is on an absent disk is kept", async () => {
  await rm(join(directory, "clone"), { recursive: true });
  await writeFile(join(cluster, "../origin"), `${requested}\n4711\n`);
  expect(await findOrphans([shelter])).toEqual([]);
});

test("a running cluster is kept", async () => {
  const program = join(directory, "postgres");
  await symlink("/bin/sh", program);
  const server = spawn(program, ["-c", "read line", "sh", "-D", cluster], { cwd: cluster });
  const ended = once(server, "exit");
  await once(server, "spawn");
  await writeFile(join(cluster, "postmaster.pid"), `${server.pid}\n${cluster}\n0\n5432\n\n\n\nready\n`);
  await rm(join(directory, "clone"), { recursive: true });
  try {
    expect(await findOrphans([shelter])).toEqual([]);
    expect(await removeOrphan({ home: join(cluster, ".."), origin: requested })).toBe(false);
  } finally {
    server.stdin.end();
    await ended;
  }
  expect(await findOrphans([shelter])).toHaveLength(1);
});
