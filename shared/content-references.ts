import { isVisible } from "./validators.ts";
import { contentText, type Content, type ContentNode } from "./content.ts";

// References of a document: pictures by their file, people and departments by their id.

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

/** Returns the files shown as pictures in a clean document, each once, in the order of the text. */
export const imageFiles = (content: Content): string[] => [
  ...new Set(everyNode(content).flatMap(({ type, attrs }) => (type === "image" ? [String(attrs?.["fileId"])] : []))),
];

const mentionOf = ({ attrs }: ContentNode): Mention => ({
  kind: attrs?.["kind"] === "department" ? "department" : "person",
  id: String(attrs?.["id"]),
});

/** Returns a mention as one word, for comparison and lookup. */
export const mentionKey = ({ kind, id }: Mention): string => `${kind} ${id}`;

/** Returns the mentions in a clean document, each once, in the order of the text. */
export function mentionsIn(content: Content): Mention[] {
  const mentions = everyNode(content)
    .filter(({ type }) => type === "mention")
    .map(mentionOf);
  return [...new Map(mentions.map((mention) => [mentionKey(mention), mention])).values()];
}

/** Returns the document with new labels of its mentions: the stored one is the author's input, not the current name. */
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

/** Returns whether a document has neither visible text nor pictures. */
export const isBlank = (content: Content) => !isVisible(contentText(content)) && imageFiles(content).length === 0;

const plainNodes = new Set(["paragraph", "text", "hardBreak"]);

/** Returns whether plain text would be equivalent: paragraphs of unmarked words. */
export const isPlain = (content: Content): boolean =>
  everyNode(content).every(({ type, marks }) => plainNodes.has(type) && (marks?.length ?? 0) === 0);
