import { areaOf } from "../area.ts";
import type { SourceTree } from "../source-tree.ts";
import type { Problem, Rule } from "../rule.ts";
import { concepts, verbs } from "../vocabulary.ts";

const noun = "[a-z]+(?:-[a-z]+)*";
const anyTest = String.raw`(?:\.[a-z]+)?\.test\.tsx?`;

const webParts = ["api(?:-<noun>)?\\.ts", "use-<noun>\\.ts", "<verb>-<noun>\\.ts", "<concept>\\.(?:ts|module\\.css)"];

/** File names allowed in a layer, extension included; `<verb>` and `<concept>` are placeholders for the vocabulary. */
const names: Readonly<Record<string, readonly string[]>> = {
  contract: [
    "(?:routes|schemas|events|ids)(?:-<noun>)?\\.ts",
    "phrases(?:-<noun>)?\\.(?:en|ar)\\.ts",
    "<concept>\\.ts",
  ],
  server: [
    "index\\.ts",
    "(?:http|queries|store|policy|jobs)(?:-<noun>)?\\.ts",
    "<verb>-<noun>\\.ts",
    "<concept>(?:\\.en|\\.ar)?\\.ts",
    "<noun>\\.bin",
  ],
  web: [
    "(?:index|(?:admin-)?manifest|entrance)\\.ts",
    "events\\.ts",
    "[A-Z][A-Za-z0-9]*(?:Page|Form|View|Dialog|Panel)\\.(?:tsx|module\\.css)",
    ...webParts,
  ],
  // In a folder named by a noun, and in components/, the folder's name gives the context.
  "web/parts": ["[A-Z][A-Za-z0-9]*\\.(?:tsx|module\\.css)", ...webParts],
};

const described: Readonly<Record<string, string>> = {
  contract: "routes, schemas, events, ids, phrases.en, phrases.ar",
  server: "index, http, queries, store, policy, jobs, <verb>-<noun>",
  web: "index, manifest, admin-manifest, entrance, api, events, <Noun>Page, <Noun>Form, <Noun>View, <Noun>Dialog, <Noun>Panel, use-<noun>; other parts in a folder",
  "web/parts": "<Name>.tsx, <Name>.module.css, api, use-<noun>",
};

const alternatives = (list: readonly string[]) => (list.length === 0 ? "(?!)" : `(?:${list.join("|")})`);

function patternOf(kind: string, known: { verbs: readonly string[]; concepts: readonly string[] }): RegExp {
  const all = names[kind]?.map((name) =>
    name
      .replaceAll("<verb>", alternatives(known.verbs))
      .replaceAll("<concept>", alternatives(known.concepts))
      .replaceAll("<noun>", noun),
  );
  return new RegExp(`^(?:${all?.join("|")})$`);
}

/** `modules/topic/web/reading/components/X.tsx` has kind "web" and folders ["reading", "components"]. */
function placeOf(path: string): { kind: string; folders: string[]; file: string } {
  const [, , kind = "", ...rest] = path.split("/");
  return { kind, folders: rest.slice(0, -1), file: rest.at(-1) ?? "" };
}

/** Returns whether a layer may have these folders: one level of nouns, and in web a last `components`. */
function foldersFit(kind: string, folders: string[]): boolean {
  const nouns = kind === "web" && folders.at(-1) === "components" ? folders.slice(0, -1) : folders;
  return nouns.length <= 1 && nouns.every((folder) => new RegExp(`^${noun}$`).test(folder) && folder !== "components");
}

type Words = { verbs: readonly string[]; concepts: readonly string[] };

const maxVerbs = 25;
const vocabularyPath = "tools/check-architecture/vocabulary.ts";

function checkFile(path: string, words: Words): Problem[] {
  const { kind } = areaOf(path);
  if (!path.startsWith("modules/")) return [];
  if (!(kind in names))
    return [{ path, message: "a module has three layers, contract/, server/ and web/, and nothing beside them" }];
  const { folders, file } = placeOf(path);
  if (!foldersFit(kind, folders)) {
    return [
      { path, message: `a layer has one level of folders, named by nouns${kind === "web" ? ", and components/" : ""}` },
    ];
  }
  const place = kind === "web" && folders.length > 0 ? "web/parts" : kind;
  if (new RegExp(`${anyTest}$`).test(file) || patternOf(place, words).test(file)) return [];
  return [
    {
      path,
      message: `is not a name for a file here: ${described[place]}, or a word of tools/check-architecture/vocabulary.ts`,
    },
  ];
}

/** Returns words that no file uses any more. */
function deadWords(tree: SourceTree, words: Words): Problem[] {
  const stems = tree.files
    .filter((path) => path.startsWith("modules/"))
    .map((path) => path.split("/").at(-1)?.split(".")[0] ?? "");
  const dead = [
    ...words.verbs.filter((verb) => !stems.some((stem) => stem.startsWith(`${verb}-`))),
    ...words.concepts.filter((concept) => !stems.includes(concept)),
  ];
  return dead.map((word) => ({ path: vocabularyPath, message: `"${word}" names no file any more; remove it` }));
}

const surplusVerbs = ({ verbs: { length } }: Words): Problem[] =>
  length > maxVerbs ? [{ path: vocabularyPath, message: `has ${length} verbs; the maximum is ${maxVerbs}` }] : [];

/** Returns the rule with another vocabulary; for tests. */
export const layersWith = (words: Words): Rule => ({
  name: "layers",
  check: (tree) => [
    ...tree.files.flatMap((path) => checkFile(path, words)),
    ...deadWords(tree, words),
    ...surplusVerbs(words),
  ],
});

export const layers: Rule = layersWith({ verbs, concepts });
