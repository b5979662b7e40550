import { execFileSync, spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { acquireLock } from "../lock.mjs";

const tools = join(import.meta.dirname, "..");
const own = join(tools, "..", "node_modules");
const outerPath = (process.env["PATH"] ?? "").split(delimiter).filter((directory) => !directory.startsWith(own));
const realNpm = execFileSync("/bin/sh", ["-c", "command -v npm"], { env: { PATH: outerPath.join(delimiter) } })
  .toString()
  .trim();

let home: string;
let clone: string;
let environment: NodeJS.ProcessEnv;

const runtime = `#!/bin/sh
echo v24.3.0
`;
const installer = `const fs = require("fs");
fs.mkdirSync("bin", { recursive: true });
fs.writeFileSync("bin/node", ${JSON.stringify(runtime)}, { mode: 0o755 });
`;

/** Packs a package whose install script creates its program, like the real `node` package, without a download. */
async function packRuntime(version: string): Promise<void> {
  const folder = join(home, "package");
  await mkdir(folder, { recursive: true });
  const manifest = {
    name: "node",
    version,
    bin: { node: "bin/node" },
    scripts: { preinstall: "node installArchSpecificPackage" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "installArchSpecificPackage.js"), installer);
  execFileSync("tar", ["-czf", join(clone, `node-${version}.tgz`), "-C", home, "package"]);
}

/** Changes manifest and lock file only, or by a real installation. */
async function want(version: string, ...flags: string[]): Promise<void> {
  await packRuntime(version);
  const manifest = {
    name: "clone",
    private: true,
    dependencies: { node: `file:node-${version}.tgz` },
    allowScripts: { node: true },
  };
  await writeFile(join(clone, "package.json"), JSON.stringify(manifest));
  npm("install", ...flags);
}

const npm = (...parameters: string[]): void => {
  execFileSync(realNpm, [...parameters, "--offline", "--silent"], { cwd: clone, env: environment, stdio: "ignore" });
};

type Ended = { code: number | null; printed: string };

/** `onPrint` receives all that was printed so far. */
function bootstrap(
  extra: NodeJS.ProcessEnv = {},
  flags: string[] = [],
  onPrint: (printed: string) => void = () => {},
): Promise<Ended> {
  return new Promise((settle) => {
    const child = spawn("node", [...flags, join(clone, "tools/bootstrap.mjs")], {
      cwd: home,
      env: { ...environment, ...extra },
    });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data: Buffer) => onPrint((printed += data.toString())));
    child.once("close", (code) => settle({ code, printed }));
  });
}

const installations = async (): Promise<number> =>
  (await readFile(join(home, "calls"), "utf8").catch(() => "")).split("\n").filter((line) => line.startsWith("ci "))
    .length;
const runtimeVersion = (): string =>
  execFileSync(join(clone, "node_modules/.bin/node"), ["--version"]).toString().trim();

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "diwan-bootstrap-"));
  clone = join(home, "clone");
  await mkdir(join(clone, "tools"), { recursive: true });
  for (const name of ["bootstrap.mjs", "bootstrap", "lock.mjs"]) {
    await cp(join(tools, name), join(clone, "tools", name), { recursive: true });
  }
  const bin = join(home, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "npm"), `#!/bin/sh\necho "$@" >> ${home}/calls\nexec ${realNpm} "$@"\n`);
  await chmod(join(bin, "npm"), 0o755);
  environment = { PATH: [bin, ...outerPath].join(delimiter), HOME: home, npm_config_offline: "true" };
  await want("24.3.0", "--package-lock-only");
});

afterEach(() => rm(home, { recursive: true, force: true }));

test("a fresh clone is installed with one line of output, and the next start does nothing", async () => {
  expect(await bootstrap()).toEqual({ code: 0, printed: "Installing packages (once, and when they change) …\n" });
  expect(runtimeVersion()).toBe("v24.3.0");
  expect(await bootstrap()).toEqual({ code: 0, printed: "" });
  expect(await installations()).toBe(1);
});

test("two simultaneous starts install once", async () => {
  const release = await acquireLock(join(clone, ".cache", "bootstrap.lock"));
  const waiting = new Set<number>();
  const starts = [1, 2].map((start) =>
    bootstrap({}, [], (printed) => void (printed.includes("waiting for it") && waiting.add(start))),
  );
  await expect.poll(() => waiting.size).toBe(2);
  release();
  for (const { code } of await Promise.all(starts)) expect(code).toBe(0);
  expect(await installations()).toBe(1);
});

test("a changed lock file is installed, unless it was already installed manually", async () => {
  await bootstrap();
  await want("24.3.1", "--package-lock-only");
  expect((await bootstrap()).code).toBe(0);
  expect(await installations()).toBe(2);
  await want("24.3.2");
  expect(await bootstrap()).toEqual({ code: 0, printed: "" });
  expect(await installations()).toBe(2);
});

test("an interrupted installation is repeated", async () => {
  await bootstrap();
  await rm(join(clone, "node_modules/.installed"));
  await rm(join(clone, "node_modules/.package-lock.json"));
  expect((await bootstrap()).code).toBe(0);
  expect(await installations()).toBe(2);
});

test("a Node.js that npm did not install because scripts are blocked is installed", async () => {
  const blocked = { npm_config_ignore_scripts: "true" };
  expect((await bootstrap(blocked)).code).toBe(0);
  expect(runtimeVersion()).toBe("v24.3.0");
  expect(await bootstrap(blocked)).toEqual({ code: 0, printed: "" });
});

test("a Node.js version other than the manifest's is refused and the required version is named", async () => {
  await want("25.0.0", "--package-lock-only");
  const { code, printed } = await bootstrap();
  expect(code).toBe(1);
  expect(printed).toContain("Diwan runs on Node.js 25.0.0");
});

test("npm's output is shown when npm fails", async () => {
  const manifest = JSON.parse(await readFile(join(clone, "package.json"), "utf8")) as { dependencies: object };
  manifest.dependencies = { ...manifest.dependencies, other: "1.0.0" };
  await writeFile(join(clone, "package.json"), JSON.stringify(manifest));
  const { code, printed } = await bootstrap();
  expect(code).toBe(1);
  expect(printed).toContain("npm error");
  expect(printed).toContain("The packages could not be installed");
});

test("Node.js older than 20 is refused with a message and without a stack trace", async () => {
  const old = `data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "18.20.0" } })`;
  const { code, printed } = await bootstrap({}, ["--import", old]);
  expect(code).toBe(1);
  expect(printed).toBe(
    "Diwan needs Node.js 20 or newer to start, and this is 18.20.0. " +
      "Install a current version from https://nodejs.org and try again.\n",
  );
});
