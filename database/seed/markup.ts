import type { Content, ContentNode, Mark } from "#shared/content.ts";

const text = (value: string, marks: Mark[] = []): ContentNode =>
  marks.length === 0 ? { type: "text", text: value } : { type: "text", text: value, marks };

/** Parses `**bold**` and `[words](address)` within a line. */
function inline(line: string): ContentNode[] {
  const nodes: ContentNode[] = [];
  let rest = line;
  while (rest !== "") {
    const match = /\*\*(.+?)\*\*|\[([^\]]+)\]\((https?:\/\/[^)\s]+)\)/u.exec(rest);
    if (match === null) return [...nodes, text(rest)];
    if (match.index > 0) nodes.push(text(rest.slice(0, match.index)));
    nodes.push(
      match[1] === undefined
        ? text(match[2] ?? "", [{ type: "link", attrs: { href: match[3] ?? "" } }])
        : text(match[1], [{ type: "bold" }]),
    );
    rest = rest.slice(match.index + match[0].length);
  }
  return nodes;
}

const paragraph = (lines: string[]): ContentNode => ({
  type: "paragraph",
  content: lines.flatMap((line, index) => [...(index === 0 ? [] : [{ type: "hardBreak" }]), ...inline(line)]),
});

const list = (type: "bulletList" | "orderedList", lines: string[], marker: RegExp): ContentNode => ({
  type,
  content: lines.map((line) => ({ type: "listItem", content: [paragraph([line.replace(marker, "")])] })),
});

const bullet = /^- /;
const numbered = /^\d+\. /;
const quoted = /^> ?/;

function block(lines: string[]): ContentNode[] {
  const [first = ""] = lines;
  if (first.startsWith("## ")) {
    const heading: ContentNode = { type: "heading", attrs: { level: 2 }, content: inline(first.slice(3)) };
    return lines.length === 1 ? [heading] : [heading, ...block(lines.slice(1))];
  }
  for (const [type, marker] of [
    ["bulletList", bullet],
    ["orderedList", numbered],
  ] as const) {
    if (lines.every((line) => marker.test(line))) return [list(type, lines, marker)];
    const from = lines.findIndex((line) => marker.test(line));
    // A line that introduces a list is directly above it.
    if (from > 0) return [...block(lines.slice(0, from)), ...block(lines.slice(from))];
    if (from === 0) {
      const end = lines.findIndex((line) => !marker.test(line));
      return [...block(lines.slice(0, end)), ...block(lines.slice(end))];
    }
  }
  if (lines.every((line) => quoted.test(line))) {
    return [{ type: "blockquote", content: [paragraph(lines.map((line) => line.replace(quoted, "")))] }];
  }
  return [paragraph(lines)];
}

/** Parses the light markup of the demonstration texts (see `topic.ts`) to a document. */
export function contentFromMarkup(markup: string): Content {
  const blocks = markup
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").map((line) => line.trim()));
  return { type: "doc", content: blocks.flatMap(block) };
}
