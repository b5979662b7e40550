import { inWords, type Words } from "./words.ts";

/** Adds `text` before the one place that says `before`. */
type Addition = { before: string; text: string };

/** Where a module is put together with the others. */
const additions: Readonly<Record<string, readonly Addition[]>> = {
  "apps/server/modules.ts": [
    {
      before: "import { demonstrationPassword }",
      text: 'import { createSample } from "#modules/sample/server/index.ts";\n',
    },
    { before: "  return {\n    settings,", text: "  const sample = createSample();\n" },
    { before: "      // Before the files:", text: "      ...sample.routes,\n" },
  ],
  "apps/web/routes/inside-routes.ts": [
    { before: "import { catalogue }", text: 'import { SamplePage } from "#modules/sample/web/index.ts";\n' },
    {
      before: "const anythingElse = createRoute",
      text: 'const sample = createRoute({ getParentRoute: () => app, path: "/samples", component: SamplePage });\n',
    },
    { before: "  anythingElse,\n", text: "  sample,\n" },
  ],
  "apps/web/catalogue/inside.en.ts": [
    { before: "\n/** What the pages", text: 'import { sampleEn } from "#modules/sample/contract/phrases.en.ts";\n' },
    { before: "};", text: "  sample: sampleEn,\n" },
  ],
  "apps/web/catalogue/inside.ar.ts": [
    {
      before: "import type { Translation }",
      text: 'import { sampleAr } from "#modules/sample/contract/phrases.ar.ts";\n',
    },
    { before: "} satisfies", text: "  sample: sampleAr,\n" },
  ],
  "tools/check-architecture/owners.ts": [{ before: "};", text: '  sample: ["sample"],\n' }],
};

export const assemblyFiles = Object.keys(additions);

/**
 * A file of the assembly with the module added.
 * @throws when a place is not found exactly once: the file has changed, and this list has to follow.
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
