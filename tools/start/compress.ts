import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Fonts and pictures are compressed already. */
const compressible = "**/*.{js,mjs,css,html,svg,json,webmanifest,txt}";
const smallest = 1024;

/** Puts a `.br` and a `.gz` beside every text file of a built client, so that serving it costs no time. */
export async function compressFiles(directory: string): Promise<void> {
  for await (const name of glob(compressible, { cwd: directory })) {
    const path = join(directory, name);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
