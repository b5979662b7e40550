/** PostgreSQL's internal form of an analysed query, as it prints it (`pg_node_tree`). */
export type TreeNode = { kind: string; fields: ReadonlyMap<string, Tree> };
export type Tree = TreeNode | Tree[] | string | null;

/** Words, and the brackets of nodes and lists; a backslash takes the next character's meaning away. */
const token = /[{}()]|(?:\\[\s\S]|[^\s{}()\\])+/g;

/** Parses the text of a `pg_node_tree`: nodes `{KIND :field value …}`, lists `(…)`, words, and `<>` for nothing. */
export function parseTree(text: string): Tree {
  const tokens = text.match(token) ?? [];
  let at = 0;

  function list(): Tree[] {
    const items: Tree[] = [];
    while (tokens[at] !== ")") items.push(value());
    at += 1;
    return items;
  }

  function node(): TreeNode {
    const kind = tokens[at++] ?? "";
    const fields = new Map<string, Tree>();
    while (tokens[at] !== "}") {
      const name = (tokens[at++] ?? "").slice(1);
      fields.set(name, value());
      // The bytes of a constant are several words, and of no interest here.
      while (tokens[at] !== "}" && tokens[at]?.startsWith(":") !== true) value();
    }
    at += 1;
    return { kind, fields };
  }

  function value(): Tree {
    const word = tokens[at++];
    if (word === undefined) throw new Error("The text of the query tree ends too early.");
    if (word === "{") return node();
    if (word === "(") return list();
    return word === "<>" ? null : word.replace(/\\([\s\S])/g, "$1");
  }

  return value();
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === "object" && tree !== null && !Array.isArray(tree);

/** Returns the nodes of a list; without those that are missing (`<>`). */
export const nodesOf = (tree: Tree | undefined): TreeNode[] => (Array.isArray(tree) ? tree.filter(isNode) : []);

export const fieldOf = (node: TreeNode, name: string): Tree | undefined => node.fields.get(name);
/** Returns a word, such as an oid or a name; an empty text for anything else. */
export function wordOf(node: TreeNode, name: string): string {
  const word = node.fields.get(name);
  return typeof word === "string" ? word : "";
}

export const numberOf = (node: TreeNode, name: string): number => Number(node.fields.get(name));
