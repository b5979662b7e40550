import { globSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = globSync("{apps/web,client,kit,modules,shared}/**/*.{en,ar}.ts", { cwd: root });

/** Yields every message below a value, with its path. */
function* messagesIn(value: unknown, path: string): Generator<[path: string, message: string]> {
  if (typeof value === "string") yield [path, value];
  else for (const [key, child] of Object.entries(value as object)) yield* messagesIn(child, `${path}.${key}`);
}

/** Names of a message's arguments, which may have a kind: `{count, plural, …}`, `{name}`, `<b>`. */
const argumentsOf = (message: string): string[] => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name);
const tagsOf = (message: string): string[] => [...message.matchAll(/<(\w+)>/g)].map(([, name = ""]) => name);
const optionsOf = (message: string): string[] => [...message.matchAll(/(\w+) \{/g)].map(([, option = ""]) => option);

/** Yields one value of each kind for every argument, including options of a choice. */
function* valuesFor(message: string): Generator<Record<string, string | number>> {
  const names = argumentsOf(message);
  const samples = names.length === 0 ? [0] : [0, 1, 2, 3, 11, 100, 1234.5, "\u2068نورة\u2069", ...optionsOf(message)];
  for (const sample of samples) yield Object.fromEntries(names.map((name) => [name, sample]));
}

const isNumeric = (message: string, name: string): boolean =>
  new RegExp(`\\{${name}, (?:plural|number|selectordinal)`).test(message);
const isChosen = (message: string, name: string): boolean => message.includes(`{${name}, select,`);

test("phrases compiled for the browser equal the source, in every form", async () => {
  let count = 0;
  for (const file of files) {
    const locale = file.endsWith(".ar.ts") ? "ar-u-nu-arab-ca-gregory" : "en-u-nu-latn-ca-gregory";
    const phrases = (await import(join(root, file))) as object;
    for (const [path, message] of messagesIn(phrases, file)) {
      const t = createTranslator({ locale, messages: { message } as { message: string }, onError: () => {} });
      const tags = tagsOf(message);
      const marks = Object.fromEntries(tags.map((tag) => [tag, (text: unknown) => `[${tag}:${String(text)}]`]));
      for (const sample of valuesFor(message)) {
        const values = Object.fromEntries(
          Object.entries(sample).map(([name, value]) => {
            if (isNumeric(message, name)) return [name, typeof value === "number" ? value : 7];
            return [name, isChosen(message, name) ? String(value) : value];
          }),
        );
        const options = { formatters: formattersOf };
        const said = format(compile(message), locale, { ...values, ...marks } as never, options as never);
        expect([path, String(said)]).toEqual([path, t.markup("message" as never, { ...values, ...marks } as never)]);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(8_000);
});

const formattersOf = {
  getNumberFormat: (...parameters: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...parameters),
  getPluralRules: (...parameters: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...parameters),
};
