// Rich content: a Tiptap document, stored as JSON, built from a closed list of nodes and marks and never from HTML. The
// same check serves both sides; the editor's extensions and the renderer know exactly these names.

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
const mostNodes = 20_000;
const longestText = 100_000;

/** For each node: the names it may contain, and whether it must contain something. */
const inline = ["text", "hardBreak"];
const blocks = [
  "paragraph",
  "heading",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "table",
];
const contains: Record<string, readonly string[]> = {
  doc: blocks,
  paragraph: inline,
  heading: inline,
  bulletList: ["listItem"],
  orderedList: ["listItem"],
  listItem: ["paragraph", "bulletList", "orderedList"],
  blockquote: ["paragraph", "bulletList", "orderedList"],
  codeBlock: ["text"],
  horizontalRule: [],
  hardBreak: [],
  text: [],
  table: ["tableRow"],
  tableRow: ["tableCell", "tableHeader"],
  tableCell: ["paragraph", "bulletList", "orderedList"],
  tableHeader: ["paragraph"],
};
const marks = new Set(["bold", "italic", "strike", "underline", "code", "link"]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Addresses a link may lead to: http, https and mailto; everything else is refused, not repaired. */
export const isSafeAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 2000 && /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/i.test(value);

const wholeNumber = (value: unknown, from: number, to: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= from && value <= to;

/** The attributes of a node that are kept; anything else an editor adds is dropped. Null when one is not allowed. */
function cleanAttributes(type: string, attrs: unknown): Record<string, unknown> | null | undefined {
  const given = isRecord(attrs) ? attrs : {};
  if (type === "heading") return wholeNumber(given["level"], 2, 3) ? { level: given["level"] } : null;
  if (type === "orderedList" && given["start"] !== undefined && given["start"] !== 1) {
    return wholeNumber(given["start"], 0, 100_000) ? { start: given["start"] } : null;
  }
  return undefined;
}

function cleanMarks(value: unknown): Mark[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > marks.size) return null;
  const kept: Mark[] = [];
  for (const mark of value) {
    if (!isRecord(mark) || typeof mark["type"] !== "string" || !marks.has(mark["type"])) return null;
    if (mark["type"] !== "link") {
      kept.push({ type: mark["type"] });
      continue;
    }
    const href = isRecord(mark["attrs"]) ? mark["attrs"]["href"] : undefined;
    if (!isSafeAddress(href)) return null;
    kept.push({ type: "link", attrs: { href } });
  }
  return kept;
}

/** A clean copy holding only what is allowed, or null when the document is not one of ours. Never throws. */
export function cleanContent(value: unknown): Content | null {
  let nodes = 0;
  let characters = 0;
  const clean = (node: unknown, allowed: readonly string[], depth: number): ContentNode | null => {
    nodes += 1;
    if (depth > deepest || nodes > mostNodes || !isRecord(node)) return null;
    const type = node["type"];
    if (typeof type !== "string" || !allowed.includes(type)) return null;
    if (type === "text") {
      const text = node["text"];
      const kept = cleanMarks(node["marks"]);
      if (typeof text !== "string" || text === "" || kept === null) return null;
      characters += text.length;
      if (characters > longestText) return null;
      return kept.length === 0 ? { type, text } : { type, text, marks: kept };
    }
    const attrs = cleanAttributes(type, node["attrs"]);
    if (attrs === null) return null;
    const children = node["content"] ?? [];
    if (!Array.isArray(children)) return null;
    const content: ContentNode[] = [];
    for (const child of children) {
      const kept = clean(child, contains[type] ?? [], depth + 1);
      if (kept === null) return null;
      content.push(kept);
    }
    return { type, ...(attrs === undefined ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
  };
  const document = clean(value, ["doc"], 0);
  return document === null ? null : { type: "doc", content: document.content ?? [] };
}

/** A document from plain text: blank lines separate paragraphs, single line ends are line breaks. */
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

/** The words of a document, a line a block. */
export function contentText(content: Content): string {
  const lines: string[] = [];
  const walk = (node: ContentNode): string => {
    if (node.type === "text") return node.text ?? "";
    if (node.type === "hardBreak") return "\n";
    const inner = (node.content ?? []).map(walk).join("");
    const isLine = node.type === "paragraph" || node.type === "heading" || node.type === "codeBlock";
    if (isLine && inner.trim() !== "") lines.push(inner.trim());
    return isLine ? "" : inner;
  };
  content.content.forEach(walk);
  return lines.join("\n");
}

/** Words in a text, for reading time. */
export const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

/** Minutes to read, at least 1: 200 words a minute in English, 180 in Arabic, whose words carry more. */
export const readingMinutes = (words: number, locale: "en" | "ar"): number =>
  Math.max(1, Math.round(words / (locale === "ar" ? 180 : 200)));

/** The beginning of a text on one line, cut at a word. */
export function excerptOf(text: string, longest = 240): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= longest) return line;
  // Never through the middle of a character.
  const cut = line.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).replace(/[\s,،؛;:.]+$/u, "")}…`;
}
