import { isVisible } from "./validators.ts";
import { contentText, type Content, type ContentNode } from "./content.ts";

// What a document refers to: pictures by their file, people and departments by their id.

/** Somebody named in a text. */
export type Mention = { kind: "person" | "department"; id: string };

function everyNode(content: Content): ContentNode[] {
  const found: ContentNode[] = [];
  const walk = (node: ContentNode): void => {
    found.push(node);
    node.content?.forEach(walk);
  };
  content.content.forEach(walk);
  return found;
}

/** The files shown as pictures in a clean document, each once, in the order of the text. */
export const imageFiles = (content: Content): string[] => [
  ...new Set(everyNode(content).flatMap(({ type, attrs }) => (type === "image" ? [String(attrs?.["fileId"])] : []))),
];

const mentionOf = ({ attrs }: ContentNode): Mention => ({
  kind: attrs?.["kind"] === "department" ? "department" : "person",
  id: String(attrs?.["id"]),
});

/** A mention as one word, to compare and look up by. */
export const mentionKey = ({ kind, id }: Mention): string => `${kind} ${id}`;

/** Who is named in a clean document, each once, in the order of the text. */
export function mentionsIn(content: Content): Mention[] {
  const mentions = everyNode(content)
    .filter(({ type }) => type === "mention")
    .map(mentionOf);
  return [...new Map(mentions.map((mention) => [mentionKey(mention), mention])).values()];
}

/** The same document with the labels of its mentions chosen anew: a label is what its writer's editor sent, not a name. */
export function withLabels(content: Content, labelOf: (mention: Mention, given: string) => string): Content {
  const change = (node: ContentNode): ContentNode => {
    if (node.type === "mention") {
      const label = labelOf(mentionOf(node), String(node.attrs?.["label"]));
      return { ...node, attrs: { ...node.attrs, label } };
    }
    return node.content === undefined ? node : { ...node, content: node.content.map(change) };
  };
  return { type: "doc", content: content.content.map(change) };
}

/** Whether there is nothing to read and nothing to look at. */
export const isBlank = (content: Content): boolean =>
  !isVisible(contentText(content)) && imageFiles(content).length === 0;

const plainNodes = new Set(["paragraph", "text", "hardBreak"]);

/** Whether plain text would say the same: paragraphs of unmarked words. */
export const isPlain = (content: Content): boolean =>
  everyNode(content).every(({ type, marks }) => plainNodes.has(type) && (marks?.length ?? 0) === 0);
