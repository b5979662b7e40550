import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const repository = join(import.meta.dirname, "../..");

/** Valid files, one in each part, for the planted files to import. */
const tree: Readonly<Record<string, string>> = {
  "shared/word.ts": "export const word = 1;\n",
  "platform/clock.ts": 'import { word } from "#shared/word.ts";\nexport const clock = word;\n',
  "client/call.ts": 'import { word } from "#shared/word.ts";\nexport const call = [word, document.title];\n',
  "ui/Button.tsx": "export const Button = () => null;\n",
  "kit/Page.tsx":
    'import { call } from "#client/call.ts";\nimport { Button } from "#ui/Button.tsx";\nexport const Page = [call, Button];\n',
  "modules/topic/contract/schemas.ts": 'import { word } from "#shared/word.ts";\nexport const topic = word;\n',
  "modules/topic/server/index.ts": 'import { clock } from "#platform/clock.ts";\nexport const server = clock;\n',
  "modules/topic/web/index.ts":
    'import { call } from "#client/call.ts";\nimport { Button } from "#ui/Button.tsx";\nimport { Page } from "#kit/Page.tsx";\nimport { topic } from "../contract/schemas.ts";\nexport const web = [call, Button, Page, topic];\n',
  "apps/server/main.ts": 'export { server } from "#modules/topic/server/index.ts";\n',
  "apps/web/main.ts": 'export { web } from "#modules/topic/web/index.ts";\n',
};

/** Files that the compiler must refuse, each on its own. */
const planted: Readonly<Record<string, string>> = {
  "shared/on-platform.ts": 'export { clock } from "#platform/clock.ts";\n',
  "shared/on-document.ts": "export const title = document.title;\n",
  "modules/topic/contract/on-node.ts": 'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
  "modules/topic/contract/on-process.ts": "export const id = process.pid;\n",
  "modules/topic/contract/on-document.ts": "export const title = document.title;\n",
  "modules/topic/contract/on-server.ts": 'export { server } from "../server/index.ts";\n',
  "platform/on-module.ts": 'export { server } from "#modules/topic/server/index.ts";\n',
  "platform/on-window.ts": "export const width = window.innerWidth;\n",
  "modules/topic/server/on-web.ts": 'export { web } from "../web/index.ts";\n',
  "modules/topic/server/on-client.ts": 'export { call } from "#client/call.ts";\n',
  "modules/topic/server/on-ui.ts": 'export { Button } from "#ui/Button.tsx";\n',
  "ui/on-shared.ts": 'export { word } from "#shared/word.ts";\n',
  "ui/on-contract.ts": 'export { topic } from "#modules/topic/contract/schemas.ts";\n',
  "modules/topic/web/on-server.ts": 'export { server } from "../server/index.ts";\n',
  "modules/topic/web/on-server-type.ts":
    'import type { server } from "../server/index.ts";\nexport type Server = typeof server;\n',
  "modules/topic/web/on-platform.ts": 'export { clock } from "#platform/clock.ts";\n',
  "kit/on-web.ts": 'export { web } from "#modules/topic/web/index.ts";\n',
  "kit/on-platform.ts": 'export { clock } from "#platform/clock.ts";\n',
  "ui/on-kit.ts": 'export { Page } from "#kit/Page.tsx";\n',
  "client/on-node.ts": 'import { readFileSync } from "node:fs";\nexport const read = readFileSync;\n',
  "apps/web/on-server.ts": 'export { server } from "#modules/topic/server/index.ts";\n',
  "apps/server/on-web.ts": 'export { web } from "#modules/topic/web/index.ts";\n',
};

let root: string;

async function plant(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

/** Compiles all projects except `tools`; returns the compiler's output. */
async function compile(): Promise<string> {
  const projects = ["contract", "platform", "server", "ui", "kit", "web"].map((name) => `tsconfig.${name}.json`);
  const child = spawn(join(repository, "node_modules/.bin/tsc"), ["-b", "--pretty", "false", ...projects], {
    cwd: root,
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, "close");
  return printed;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "diwan-walls-"));
  const settings = (await readdir(repository)).filter((name) => /^tsconfig.*\.json$|^package\.json$/.test(name));
  for (const name of settings) await cp(join(repository, name), join(root, name));
  await symlink(join(repository, "node_modules"), join(root, "node_modules"));
  await plant(tree);
});
afterAll(() => rm(root, { recursive: true }));

test("accepts the tree without planted files", async () => {
  expect(await compile()).toBe("");
});

test.each(Object.entries(planted))("refuses %s", async (path, text) => {
  await plant({ [path]: text });
  try {
    // 6307 and 6142: not in this project; 2307: no such module; otherwise: no such global name.
    const printed = await compile();
    expect(printed).toMatch(/error TS(?:6307|6142|2307|2584|2304|2591|2580)\b/);
    expect(printed).toContain(path);
  } finally {
    await rm(join(root, path));
  }
});
