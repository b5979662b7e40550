import { parseSync } from "vite";

/** A node of the syntax tree, in ESTree format. */
export type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;

/** One import or re-export. `names` are the imported names: "*" for all, empty for a side-effect import. */
export type Reference = { specifier: string; names: string[]; typeOnly: boolean; start: number };

export type Comment = { text: string; start: number };

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value;

/** Returns the node and all its descendants, parents first. */
export function descendants(node: Node): Node[] {
  const found: Node[] = [node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) found.push(...descendants(child));
  }
  return found;
}

/** Returns the text of a string literal or of a template's fixed parts, or null. */
export function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "TemplateLiteral") {
    const parts = node["quasis"] as { value: { cooked: string | null; raw: string } }[];
    return parts.map((part) => part.value.cooked ?? part.value.raw).join("$");
  }
  return null;
}

/** Returns `name` of an identifier, `property` of a member access, or null. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return node["name"] as string;
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return null;
}

const importedName = (entry: { importName: { kind: string; name?: string | null } }): string =>
  entry.importName.kind === "Name"
    ? (entry.importName.name ?? "")
    : entry.importName.kind === "Default"
      ? "default"
      : "*";

export function readSyntax(path: string, text: string) {
  const { program, module, comments, errors } = parseSync(path, text);
  const nodes = descendants(program as unknown as Node);
  const references: Reference[] = module.staticImports.map((item) => ({
    specifier: item.moduleRequest.value,
    names: item.entries.map(importedName),
    typeOnly: item.entries.length > 0 && item.entries.every((entry) => entry.isType),
    start: item.start,
  }));
  const reexportsAll: number[] = [];
  for (const item of module.staticExports) {
    const entries = item.entries.filter((entry) => entry.moduleRequest !== null);
    const specifier = entries[0]?.moduleRequest?.value;
    if (specifier === undefined) continue;
    references.push({
      specifier,
      names: entries.map(importedName),
      typeOnly: entries.every((entry) => entry.isType),
      start: item.start,
    });
    if (entries.some((entry) => entry.exportName.kind === "None")) reexportsAll.push(item.start);
  }
  for (const node of nodes) {
    if (node.type !== "ImportExpression" && node.type !== "TSImportType") continue;
    const specifier = isNode(node["source"]) ? textOf(node["source"]) : null;
    if (specifier !== null) {
      references.push({ specifier, names: ["*"], typeOnly: node.type === "TSImportType", start: node.start });
    }
  }
  return {
    references,
    nodes,
    comments: comments.map(({ value, start }) => ({ text: value, start })),
    reexportsAll,
    error: errors[0]?.message ?? null,
  };
}
