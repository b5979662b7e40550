import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const library = join(import.meta.dirname, "../../node_modules/pdfjs-dist");

/**
 * Files that PDF.js fetches on demand, by folder: image decoders (plain scripts, since the content security policy
 * forbids WebAssembly), the standard fonts, character maps for Asian text, and the licences that must accompany them.
 */
const wanted = {
  wasm: /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  cmaps: /\.bcmap$|^LICENSE$/,
};

function* wantedFiles(): Generator<string> {
  for (const [folder, pattern] of Object.entries(wanted)) {
    for (const name of readdirSync(join(library, folder))) if (pattern.test(name)) yield `${folder}/${name}`;
  }
}

/**
 * Emits these files under their original names, which PDF.js requests, in a folder of its version, so that they can be
 * cached permanently; `import.meta.env.PDF_FILES` is the folder's address.
 */
export function pdfFiles(): Plugin {
  const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { version: string };
  const folder = `assets/pdfjs-${version}`;
  return {
    name: "pdf-files",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.PDF_FILES": JSON.stringify(command === "build" ? `/${folder}/` : `/@fs${library}/`),
      },
    }),
    generateBundle() {
      for (const name of wantedFiles()) {
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: readFileSync(join(library, name)) });
      }
    },
  };
}
