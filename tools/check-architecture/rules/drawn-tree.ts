import type { Rule } from "../rule.ts";

export const page = "docs/ARCHITECTURE.md";
const drawing = /^## The tree$[^]*?^```text\n([^]*?)^```$/m;

type Folder = Map<string, Folder>;

function foldersOf(files: readonly string[]): Folder {
  const root: Folder = new Map();
  for (const path of files) {
    let folder = root;
    for (const name of path.split("/").slice(0, -1)) {
      if (name.startsWith(".")) break;
      const inner = folder.get(name) ?? new Map<string, Folder>();
      folder.set(name, inner);
      folder = inner;
    }
  }
  return root;
}

/** Draws a folder a line: those inside it that have no folders stand behind its name, all others below it. */
function draw(folder: Folder, indent = ""): string[] {
  return [...folder.keys()].toSorted().flatMap((name) => {
    const inside = [...(folder.get(name) ?? [])].toSorted();
    const plain = inside.flatMap(([inner, { size }]) => (size === 0 ? [inner] : []));
    const line = plain.length === 0 ? name : `${name}: ${plain.join(" ")}`;
    return [`${indent}${line}`, ...draw(new Map(inside.filter(([, { size }]) => size > 0)), `${indent}  `)];
  });
}

const drawingOf = (files: readonly string[]): string[] => draw(foldersOf(files));

/** Returns the documentation with the drawing of these files; unchanged if it has none. */
export const withDrawing = (text: string, files: readonly string[]): string =>
  text.replace(drawing, (whole, drawn: string) => whole.replace(drawn, `${drawingOf(files).join("\n")}\n`));

/** The folders drawn in the documentation are those that exist. */
export const drawnTree: Rule = {
  name: "drawn tree",
  check: ({ files, read }) => {
    const actual = drawingOf(files);
    const text = read(page);
    const match = drawing.exec(text);
    if (match === null) return [{ path: page, message: "draws no tree" }];
    const drawn = (match[1] ?? "").split("\n").slice(0, -1);
    const index = actual.findIndex((line, at) => line !== drawn[at]);
    if (index === -1 && drawn.length === actual.length) return [];
    const at = index === -1 ? actual.length : index;
    const firstLine = text.slice(0, match.index + match[0].indexOf("```text")).split("\n").length + 1;
    const [is, should] = [drawn[at], actual[at]].map((line) => (line === undefined ? "nothing" : `“${line.trim()}”`));
    return [
      { path: page, line: firstLine + at, message: `draws ${is} where the tree has ${should}: npm run draw-tree` },
    ];
  },
};
