import { isRecord } from "./is-record.ts";
import { isVisible, unitsOf } from "./validators.ts";

// Rich content: a Tiptap document, stored as JSON, built from a closed list of nodes and marks and never from HTML.
// Server and client use the same check; the editor's extensions and the renderer know exactly these names.

export type Mark = { type: string; attrs?: Record<string, unknown> };
export type ContentNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: ContentNode[];
  marks?: Mark[];
  text?: string;
};
export type Content = { type: "doc"; content: ContentNode[] };

const deepest = 16;
const maxNodes = 20_000;
const maxTextLength = 100_000;
/** Maximum pictures in one document. */
const maxImages = 40;

/** For each node: the names it may contain. */
const inline = ["text", "hardBreak", "mention"];
const topicBlocks = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "table",
  "image",
];
const contains: Record<string, readonly string[]> = {
  paragraph: inline,
  heading: inline,
  bulletList: ["listItem"],
  orderedList: ["listItem"],
  listItem: ["paragraph", "bulletList", "orderedList", "image"],
  blockquote: ["paragraph", "bulletList", "orderedList", "image"],
  codeBlock: ["text"],
  horizontalRule: [],
  hardBreak: [],
  text: [],
  image: [],
  mention: [],
  table: ["tableRow"],
  tableRow: ["tableCell", "tableHeader"],
  tableCell: ["paragraph", "bulletList", "orderedList", "image"],
  tableHeader: ["paragraph"],
};
/** Nodes that must not be empty: an editor could not open them. */
const neverEmpty = new Set([
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "table",
  "tableRow",
  "tableCell",
  "tableHeader",
]);
/** Nodes allowed at the top: everything in a topic, paragraphs in a comment. */
const tops = { topic: topicBlocks, comment: ["paragraph"] } as const;
export type ContentKind = keyof typeof tops;
const marks = new Set(["bold", "italic", "strike", "underline", "code", "link"]);

/** Addresses allowed in links: http, https and mailto; everything else is refused, not repaired. */
const isSafeAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 2000 && /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/i.test(value);

const wholeNumber = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** Returns an id as stored: digits; a number is accepted. */
function idOf(value: unknown): string | null {
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === "string" && /^[1-9][0-9]{0,17}$/.test(text) ? text : null;
}

/** Returns a text on one line; null if it has no visible character or is too long. */
function lineOf(value: unknown, longest: number): string | null {
  if (typeof value !== "string" || value.length > unitsOf(longest)) return null;
  const line = value.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length <= longest && isVisible(line) ? line : null;
}

function imageAttributes({ fileId, alt }: Record<string, unknown>): Record<string, unknown> | null {
  const file = idOf(fileId);
  if (file === null) return null;
  const hasAlt = alt !== undefined && alt !== null && !(typeof alt === "string" && alt.trim() === "");
  const words = hasAlt ? lineOf(alt, 300) : null;
  if (hasAlt && words === null) return null;
  return words === null ? { fileId: file } : { fileId: file, alt: words };
}

function mentionAttributes({ kind, id, label }: Record<string, unknown>): Record<string, unknown> | null {
  const [whom, words] = [idOf(id), lineOf(label, 200)];
  if ((kind !== "person" && kind !== "department") || whom === null || words === null) return null;
  return { kind, id: whom, label: words };
}

/** Returns the allowed attributes of a node; additional ones of an editor are dropped. Null if one is not allowed. */
function cleanAttributes(type: string, attrs: unknown): Record<string, unknown> | null | undefined {
  const raw = isRecord(attrs) ? attrs : {};
  if (type === "image") return imageAttributes(raw);
  if (type === "mention") return mentionAttributes(raw);
  if (type === "heading") return wholeNumber(raw["level"], 2, 3) ? { level: raw["level"] } : null;
  if (type === "orderedList" && raw["start"] !== undefined && raw["start"] !== 1) {
    return wholeNumber(raw["start"], 0, 100_000) ? { start: raw["start"] } : null;
  }
  return undefined;
}

function cleanMarks(value: unknown): Mark[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > marks.size) return null;
  const cleaned: Mark[] = [];
  for (const mark of value) {
    if (!isRecord(mark) || typeof mark["type"] !== "string" || !marks.has(mark["type"])) return null;
    if (mark["type"] !== "link") {
      cleaned.push({ type: mark["type"] });
      continue;
    }
    const href = isRecord(mark["attrs"]) ? mark["attrs"]["href"] : undefined;
    if (!isSafeAddress(href)) return null;
    cleaned.push({ type: "link", attrs: { href } });
  }
  return cleaned;
}

/** Returns a clean copy with only what is allowed in this kind; null if the document is invalid. Never throws. */
export function cleanContent(value: unknown, kind: ContentKind = "topic"): Content | null {
  let nodes = 0;
  let characters = 0;
  let images = 0;
  const clean = (node: unknown, allowed: readonly string[], depth: number): ContentNode | null => {
    nodes += 1;
    if (depth > deepest || nodes > maxNodes || !isRecord(node)) return null;
    const type = node["type"];
    if (typeof type !== "string" || !allowed.includes(type)) return null;
    if (type === "text") {
      const text = node["text"];
      const cleaned = cleanMarks(node["marks"]);
      if (typeof text !== "string" || text === "" || cleaned === null) return null;
      characters += text.length;
      if (characters > maxTextLength) return null;
      return cleaned.length === 0 ? { type, text } : { type, text, marks: cleaned };
    }
    const attrs = cleanAttributes(type, node["attrs"]);
    if (attrs === null) return null;
    if (type === "image" && ++images > maxImages) return null;
    const children = node["content"] ?? [];
    if (!Array.isArray(children) || (children.length === 0 && neverEmpty.has(type))) return null;
    const content: ContentNode[] = [];
    const inside = type === "doc" ? tops[kind] : (contains[type] ?? []);
    for (const child of children) {
      const cleaned = clean(child, inside, depth + 1);
      if (cleaned === null) return null;
      content.push(cleaned);
    }
    return { type, ...(attrs === undefined ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
  };
  const document = clean(value, ["doc"], 0);
  return document === null ? null : { type: "doc", content: document.content ?? [] };
}

/** Converts plain text to a document: blank lines separate paragraphs, single line ends are line breaks. */
export function contentFromText(text: string): Content {
  const paragraphs = text.replace(/\r\n?/g, "\n").split(/\n[^\S\n]*\n\s*/);
  return {
    type: "doc",
    content: paragraphs
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== "")
      .map((paragraph) => ({
        type: "paragraph",
        content: paragraph
          .split("\n")
          .flatMap((line, index): ContentNode[] => [
            ...(index === 0 ? [] : [{ type: "hardBreak" }]),
            ...(line === "" ? [] : [{ type: "text", text: line }]),
          ]),
      })),
  };
}

const textOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** Returns the text of a document, one line per block: a mention is "@" and its label, a picture its description. */
export function contentText(content: Content): string {
  const lines: string[] = [];
  const walk = (node: ContentNode): string => {
    if (node.type === "text") return node.text ?? "";
    if (node.type === "hardBreak") return "\n";
    if (node.type === "mention") return `@${textOrEmpty(node.attrs?.["label"])}`;
    if (node.type === "image") {
      const alt = textOrEmpty(node.attrs?.["alt"]);
      if (alt !== "") lines.push(alt);
      return "";
    }
    const inner = (node.content ?? []).map(walk).join("");
    const isLine = node.type === "paragraph" || node.type === "heading" || node.type === "codeBlock";
    if (isLine && inner.trim() !== "") lines.push(inner.trim());
    return isLine ? "" : inner;
  };
  content.content.forEach(walk);
  return lines.join("\n");
}

/** Counts the words of a text, for reading time. */
export const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

/** Returns the minutes to read, at least 1: 200 words a minute in English, 180 in Arabic, whose words carry more. */
export const readingMinutes = (words: number, locale: "en" | "ar"): number =>
  Math.max(1, Math.round(words / (locale === "ar" ? 180 : 200)));

/** Returns the beginning of a text on one line, cut at a word. */
export function excerptOf(text: string, longest = 240): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= longest) return line;
  // Never through the middle of a character.
  const cut = line.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,،؛;:.]+$/u, "")}…`;
}
