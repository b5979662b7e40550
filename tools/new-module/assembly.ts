import { inWords, type Words } from "./words.ts";

type Addition = { before: string; text: string };

/** Files in which modules are registered. */
const additions: Readonly<Record<string, readonly Addition[]>> = {
  "apps/server/modules.ts": [
    {
      before: "import { createWebhooks }",
      text: 'import { createSample } from "#modules/sample/server/index.ts";\n',
    },
    { before: "    // Before the files:", text: "    createSample(),\n" },
  ],
  "apps/web/modules.ts": [
    {
      before: "import { search } from",
      text: 'import { sample } from "#modules/sample/web/manifest.ts";\n',
    },
    { before: "] as const;", text: "  sample,\n" },
  ],
  "tools/check-architecture/owners.ts": [{ before: "};", text: '  sample: ["sample"],\n' }],
};

export const assemblyFiles = Object.keys(additions);

/**
 * Returns a file of the assembly with the module added.
 * @throws when a place is not found exactly once: the file has changed, and this list must be updated.
 */
export function addToAssembly(path: string, text: string, words: Words): string {
  return (additions[path] ?? []).reduce((result, { before, text: added }) => {
    const parts = result.split(before);
    if (parts.length !== 2) {
      throw new Error(`${path} says "${before}" ${parts.length - 1} times; mend tools/new-module/assembly.ts.`);
    }
    return `${parts[0]}${inWords(added, words)}${before}${parts[1]}`;
  }, text);
}
