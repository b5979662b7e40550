import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const library = join(import.meta.dirname, "../../node_modules/pdfjs-dist");

/**
 * What PDF.js fetches when a page needs it, by its folders: decoders of scanned pictures, those that are plain script
 * since our policy compiles no WebAssembly; the fonts that a document may do without; the tables of Asian letters. And
 * what their makers ask to stand beside them.
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
 * Puts these files into the build under their own names, which PDF.js asks for, in a folder of its version, so that they
 * may be kept for good; `import.meta.env.PDF_FILES` is its address.
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
