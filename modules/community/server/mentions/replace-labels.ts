import { placeholderOf } from "#platform/personal-data/erasure.ts";

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

function isMentionOf(node: Node, personId: string): boolean {
  const { type, attrs } = node;
  return type === "mention" && isNode(attrs) && attrs["kind"] !== "department" && String(attrs["id"]) === personId;
}

/** Replaces the labels of one person's mentions in a document, or in any value that contains documents. */
export function renameMentions(value: unknown, personId: string): unknown {
  if (Array.isArray(value)) return value.map((each) => renameMentions(each, personId));
  if (!isNode(value)) return value;
  if (isMentionOf(value, personId)) {
    const attrs = value["attrs"] as Node;
    return { ...value, attrs: { ...attrs, label: placeholderOf(String(attrs["label"])) } };
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renameMentions(each, personId)]));
}
