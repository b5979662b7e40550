import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The audit's page describes events in sentences, and each module has the phrases of its actions. Recorded actions are
// found in the source code: texts of the form "noun.verbInThePast", written out where they are recorded, or listed by a
// module.

const root = join(import.meta.dirname, "../..");
const places = ["modules/*/server/**/*.ts", "modules/*/contract/events*.ts", "platform/**/*.ts"];
const written = /"([a-z][A-Za-z]*\.[a-z][A-Za-z]*)"/g;
const stated = /action: "([a-z][A-Za-z]*\.[a-z][A-Za-z]*)"/g;
const inThePast = /(?:ed|read|reset|withdrawn|Added|Up|Over|ready|sent|given|taken|made|waiting)$/;

/** Texts of that form that are not actions: kinds of notifications, jobs, columns, a permission, and a SCIM field. */
const others = new Set(["topic.mentioned", "comment.mentioned", "community.purgeDeleted", "search.markMoved"]);
others.add("poll.waiting").add("identity.cleanUp").add("publications.tellAppeared").add("name.formatted");
others.add("x.folded").add("l.folded").add("attendance.read");

const changed = ["created", "updated", "deleted"];
const publications = ["document", "link", "linkGroup", "promotion"];
const rules = ["zone", "location", "locationZoneUser", "exceptionDay", "workingTimeRule", "overtimePolicy"];

/** Composed actions, by the source code that composes them. */
const composed: Readonly<Record<string, readonly string[]>> = {
  "action: `job.${decision}`": ["job.retried", "job.givenUp"],
  "action: `role.${change}`": [
    "role.created",
    "role.updated",
    "role.deleted",
    "role.permissionsChanged",
    "role.boundsChanged",
  ],
  "action: `${subject.kind}.updated`": ["topic.updated", "comment.updated"],
  "action: `${kind}.${verb}`": publications.flatMap((kind) => changed.map((verb) => `${kind}.${verb}`)),
  "action: `absence.${verb}`": changed.map((verb) => `absence.${verb}`),
  "action: `overtimeRequest.${state}`": ["overtimeRequest.approved", "overtimeRequest.rejected"],
  "action: `overtimeClaim.${state}`": ["overtimeClaim.approved", "overtimeClaim.rejected"],
  "action = `${kind.name}.${verb}`": rules.flatMap((kind) => changed.map((verb) => `${kind}.${verb}`)),
};

const sources = globSync(places, { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(root, path), "utf8"));

const recorded = new Set(Object.values(composed).flat());
for (const source of sources) {
  for (const [, action = ""] of source.matchAll(stated)) recorded.add(action);
  for (const [, action = ""] of source.matchAll(written)) {
    if (inThePast.test(action) && !others.has(action)) recorded.add(action);
  }
}

type Verbs = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Words = { names: Verbs; sentences: Verbs; kinds?: Readonly<Record<string, string>> };

const modules = await Promise.all(
  globSync("modules/*/contract/phrases-recorded.en.ts", { cwd: root }).map(async (path) => {
    const wordsOf = async (file: string): Promise<Words> => {
      const [words] = Object.values((await import(join(root, file))) as Record<string, Words>);
      if (words === undefined) throw new Error(`${file} exports no words.`);
      return words;
    };
    return { path, words: { en: await wordsOf(path), ar: await wordsOf(path.replace(".en.ts", ".ar.ts")) } };
  }),
);

const actionsIn = (verbs: Verbs): string[] =>
  Object.entries(verbs).flatMap(([noun, texts]) => Object.keys(texts).map((verb) => `${noun}.${verb}`));
const textsIn = (verbs: Verbs): string[] => Object.values(verbs).flatMap((texts) => Object.values(texts));
const argumentsOf = (message: string): string[] => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name);

test.each(["en", "ar"] as const)("every recorded action has a name and a sentence in %s", (locale) => {
  expect(recorded.size).toBeGreaterThan(80);
  for (const part of ["names", "sentences"] as const) {
    const worded = new Set(modules.flatMap(({ words }) => actionsIn(words[locale][part])));
    expect([...recorded].filter((action) => !worded.has(action))).toEqual([]);
  }
});

test("composed actions are known here, and types that only describe them are ignored", () => {
  const found = sources.flatMap((source) => source.match(/(?:action:|action =) `[^`]*`(?=,| as const)/g) ?? []);
  const isType = (text: string): boolean => /"created" \| "updated" \| "deleted"|\$\{Kind\}/.test(text);
  expect(found.filter((text) => !(text in composed) && !isType(text))).toEqual([]);
  expect(Object.keys(composed).filter((text) => !found.includes(text))).toEqual([]);
});

test("every phrase belongs to a recorded action, and no action has phrases of two modules", () => {
  for (const part of ["names", "sentences"] as const) {
    const worded = modules.flatMap(({ words }) => actionsIn(words.en[part]));
    expect(worded.filter((action) => !recorded.has(action))).toEqual([]);
    expect(worded).toEqual([...new Set(worded)]);
  }
});

test("sentences use only the page's arguments, and their subjects have a kind", () => {
  const given = new Set(["who", "what", "whom", "role", "count"]);
  const kinds = new Set(modules.flatMap(({ words }) => Object.keys(words.en.kinds ?? {})));
  for (const { path, words } of modules) {
    for (const text of [...textsIn(words.en.sentences), ...textsIn(words.ar.sentences)])
      expect([path, text, argumentsOf(text).filter((name) => !given.has(name))]).toEqual([path, text, []]);
    for (const text of [...Object.values(words.en.kinds ?? {}), ...Object.values(words.ar.kinds ?? {})])
      expect([path, text, argumentsOf(text).filter((name) => name !== "name" && name !== "whom")]).toEqual([
        path,
        text,
        [],
      ]);
  }
  expect(kinds.has("zone") && kinds.has("person")).toBe(true);
});
