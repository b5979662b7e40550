import { join } from "node:path";
import { runCommand } from "../test/run-step.ts";
import { makeModule } from "./make-module.ts";

const root = join(import.meta.dirname, "../..");
const [noun, plural = `${noun}s`] = process.argv.slice(2);
if (noun === undefined) {
  console.error("Usage: npm run new-module <noun> [plural]");
  process.exit(2);
}

async function run(program: string, ...parameters: string[]): Promise<void> {
  const { code, output } = await runCommand({ program, parameters, cwd: root });
  if (code !== 0) throw new Error(output);
}

try {
  const files = await makeModule(root, noun, plural);
  await run(join(root, "node_modules/.bin/oxfmt"), ...files.filter((path) => /\.tsx?$/.test(path)));
  await run(process.execPath, join(root, "tools/check-schema/main.ts"), "write");
  await run(process.execPath, join(root, "tools/check-architecture/draw-tree.ts"));
  console.log(`${files.join("\n")}

The module ${noun} is served at /api/${plural} and shown at /${plural}. Yours to do:
  - its real columns, in the migration, before anybody applies it (then: npm run schema)
  - its words, in modules/${noun}/contract/phrases.en.ts and phrases.ar.ts
  - its icon and its place in the navigation, modules/${noun}/web/manifest.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
