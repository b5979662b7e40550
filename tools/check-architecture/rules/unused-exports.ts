import type { SourceTree, SourceFile } from "../source-tree.ts";
import { problemAt, type Rule } from "../rule.ts";
import { nameOf, type Node } from "../syntax.ts";

/** Generated, or loaded by vitest by name. */
const isEntry = (path: string): boolean => path.includes(".gen.") || path.endsWith("/global-setup.ts");

type Export = { name: string; node: Node; isType: boolean };

const types: ReadonlySet<string> = new Set(["TSTypeAliasDeclaration", "TSInterfaceDeclaration"]);

/** Returns the names of a declaration; none for a destructuring pattern. */
const declared = (declaration: Node): string[] =>
  (declaration.type === "VariableDeclaration" ? (declaration["declarations"] as Node[]) : [declaration]).flatMap(
    (one) => nameOf(one["id"]) ?? [],
  );

/** Returns the named exports. Default exports are loaded by tools as their configuration. */
function exportsOf(node: Node): Export[] {
  if (node.type !== "ExportNamedDeclaration") return [];
  const declaration = node["declaration"] as Node | null;
  if (declaration !== null) {
    return declared(declaration).map((name) => ({ name, node, isType: types.has(declaration.type) }));
  }
  return (node["specifiers"] as Node[]).flatMap((specifier) => {
    const name = nameOf(specifier["exported"]);
    return name === null ? [] : [{ name, node: specifier, isType: false }];
  });
}

/** Declarations inside `declare module` extend another package's types. */
const topLevel = ({ nodes }: SourceFile): Node[] => (nodes[0]?.["body"] as Node[] | undefined) ?? [];

/** A type may be exported for the signature of another export; an exported type unused in its own file is spare. */
const isSpare = ({ name, isType }: Export, { nodes }: SourceFile): boolean =>
  !isType || nodes.filter((node) => node.type === "Identifier" && node["name"] === name).length === 1;

function taken(house: SourceTree): ReadonlySet<string> {
  const all = house.sources.flatMap((file) => file.imports);
  return new Set(all.flatMap(({ file, names }) => (file === null ? [] : names.map((name) => `${file} ${name}`))));
}

export const unusedExports: Rule = {
  name: "unused exports",
  check: (house) => {
    const names = taken(house);
    return house.sources
      .filter((file) => !isEntry(file.path) && !names.has(`${file.path} *`))
      .flatMap((file) =>
        topLevel(file)
          .flatMap(exportsOf)
          .filter((one) => !names.has(`${file.path} ${one.name}`) && isSpare(one, file))
          .map(({ name, node }) => problemAt(file, node, `exports ${name}, which no other file takes`)),
      );
  },
};
