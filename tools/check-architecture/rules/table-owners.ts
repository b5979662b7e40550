import { areaOf } from "../area.ts";
import type { SourceTree, SourceFile } from "../source-tree.ts";
import { owners } from "../owners.ts";
import type { Problem, Rule } from "../rule.ts";
import { type Node, nameOf, textOf } from "../syntax.ts";

const builders = new Set(["insertInto", "replaceInto", "updateTable", "deleteFrom", "mergeInto"]);
const statements =
  /\b(?:insert\s+into|update(?:\s+only)?(?=\s+[\w".]+(?:\s+(?:as\s+)?\w+)?\s+set\b)|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|copy(?=[^;]*\bfrom\s+stdin))\s+"?(?:public"?\."?)?([a-z_]+)/gi;
/** Exempt: these write data that no use case creates (migrations, load, tests) and the schema itself. */
const free = new Set(["database", "bench", "drills", "testing", "e2e", "tools", "root"]);

type Write = { table: string; line: number };

function writesOf(file: SourceFile): Write[] {
  const writes: Write[] = [];
  const note = (table: string, node: Node) =>
    writes.push({ table: table.toLowerCase(), line: file.lineAt(node.start) });
  for (const node of file.nodes) {
    if (node.type === "CallExpression" && builders.has(nameOf(node["callee"]) ?? "")) {
      const table = textOf((node["arguments"] as Node[])[0] ?? node);
      // "topic as t" is the query builder's notation for an alias.
      if (table !== null) note(table.split(/\s/)[0] ?? "", node);
      continue;
    }
    for (const match of (textOf(node) ?? "").matchAll(statements)) if (match[1] !== undefined) note(match[1], node);
  }
  return writes;
}

const isStore = (path: string) => /^store(?:-[a-z-]+)?\.ts$/.test(path.split("/").at(-1) ?? "");

function checkFile(file: SourceFile, ownerOf: ReadonlyMap<string, string>): Problem[] {
  const { kind, module } = areaOf(file.path);
  if (free.has(kind) || file.isTest) return [];
  return writesOf(file).flatMap(({ table, line }) => {
    const owner = ownerOf.get(table);
    if (owner === undefined)
      return [{ path: file.path, line, message: `writes ${table}, which has no owner in owners.ts` }];
    if (owner === "platform" && kind === "platform") return [];
    if (owner === module && kind === "server" && isStore(file.path)) return [];
    const writer = owner === "platform" ? "platform/" : `a store.ts of the module ${owner}`;
    return [{ path: file.path, line, message: `writes ${table}; only ${writer} may` }];
  });
}

/** Every table has an owner, and owners own only existing tables. */
function checkOwners(tree: SourceTree, owned: ReadonlyMap<string, string>): Problem[] {
  const path = "tools/check-architecture/owners.ts";
  const tables = new Set(
    [...tree.read("database/schema.sql").matchAll(/^create (?:unlogged )?table "?(\w+)"?/gm)].map((match) => match[1]),
  );
  return [
    ...[...tables]
      .filter((table) => !owned.has(table ?? ""))
      .map((table) => ({ path, message: `names no owner of the table ${table}` })),
    ...[...owned.keys()]
      .filter((table) => !tables.has(table))
      .map((table) => ({ path, message: `names an owner of ${table}, which is no table` })),
  ];
}

/** Returns the rule with other owners; for tests. */
export const tableOwnersWith = (table: Readonly<Record<string, readonly string[]>>): Rule => ({
  name: "table owners",
  check: (tree) => {
    const owned = new Map(Object.entries(table).flatMap(([owner, tables]) => tables.map((name) => [name, owner])));
    return [...tree.sources.flatMap((file) => checkFile(file, owned)), ...checkOwners(tree, owned)];
  },
});

export const tableOwners: Rule = tableOwnersWith(owners);
