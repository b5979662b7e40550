import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";

/** Fonts and images are already compressed. */
const compressible = "**/*.{js,mjs,css,html,svg,json,webmanifest,txt}";
const smallest = 1024;
/** Larger files are lazily loaded viewers and editors: compressing all takes half a minute and saves a tenth. */
const largest = 450_000;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > largest ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file of a built client, so that serving needs no compression. */
export async function compressFiles(directory: string): Promise<void> {
  const files = globSync(compressible, { cwd: directory });
  await runConcurrently(4, files, (name) => compressFile(join(directory, name)));
}
