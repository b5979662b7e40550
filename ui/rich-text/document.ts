/** A node of a stored document (ProseMirror JSON); untyped, because stored content may be old or hostile. */
export interface DocumentNode {
  type?: unknown;
  text?: unknown;
  attrs?: unknown;
  marks?: unknown;
  content?: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const childrenOf = (node: DocumentNode): DocumentNode[] =>
  Array.isArray(node.content) ? node.content.filter(isRecord) : [];

/** Returns an attribute of a node or mark if it is a string. */
export const textAttribute = (node: { attrs?: unknown }, name: string): string | null => {
  if (!isRecord(node.attrs) || !Object.hasOwn(node.attrs, name)) return null;
  const value = node.attrs[name];
  return typeof value === "string" ? value : null;
};

/** Returns an attribute of a node if it is an integer within bounds; otherwise the lower bound. */
export const numberAttribute = (node: { attrs?: unknown }, name: string, from: number, to: number): number => {
  const value = isRecord(node.attrs) && Object.hasOwn(node.attrs, name) ? node.attrs[name] : null;
  return typeof value === "number" && Number.isInteger(value) && value >= from && value <= to ? value : from;
};
