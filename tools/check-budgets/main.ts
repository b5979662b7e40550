import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { checkBudgets, circleOf, manifestSchema } from "./budgets.ts";

const built = join(import.meta.dirname, "../../dist/web");
const compressed = new Set([".js", ".css", ".html"]);

const manifest = manifestSchema.parse(JSON.parse(await readFile(join(built, ".vite/manifest.json"), "utf8")));
const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...chunk.css]));
const sizes = new Map<string, number>();
for (const file of files) {
  const content = await readFile(join(built, file));
  sizes.set(file, compressed.has(extname(file)) ? gzipSync(content, { level: 9 }).length : content.length);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, size, limit, ok } of checkBudgets(manifest, sizes)) {
  console.log(`${ok ? "ok      " : "TOO MUCH"} ${name}: ${kilobytes(size)} of ${kilobytes(limit)}`);
  if (!ok) process.exitCode = 1;
}

const circle = circleOf(manifest);
if (circle !== null) {
  console.log(`CIRCLE   of files: ${circle.map((name) => manifest[name]?.file ?? name).join(", ")}`);
  process.exitCode = 1;
}
