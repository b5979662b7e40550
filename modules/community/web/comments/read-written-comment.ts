import type { ContentNode } from "#shared/content.ts";
import { contentFromText } from "#shared/content.ts";
import type { Reply } from "#modules/community/contract/schemas.ts";

/** A mention chosen after an @, with its label in the text. */
export type ChosenName = { kind: "person" | "department"; id: string; label: string };

/** Request content: plain text without mentions, else a document. */
export type CommentContent = string | { type: "doc"; content: ContentNode[] };

export type WrittenComment = { content: CommentContent; attachments: string[] };

/** Splits a line at its mentions, the longest name first, so that "@Sara Ali" is not "@Sara". */
function split(line: string, names: readonly ChosenName[]): ContentNode[] {
  let nodes: ContentNode[] = [{ type: "text", text: line }];
  for (const name of names.toSorted((a, b) => b.label.length - a.label.length)) {
    nodes = nodes.flatMap((node) => {
      if (node.type !== "text") return [node];
      return (node.text ?? "")
        .split(`@${name.label}`)
        .flatMap((text, place): ContentNode[] => [
          ...(place === 0 ? [] : [{ type: "mention", attrs: { ...name } }]),
          ...(text === "" ? [] : [{ type: "text", text }]),
        ]);
    });
  }
  return nodes;
}

/** Converts the chosen names that are still in the text to mentions. */
export function commentContent(text: string, names: readonly ChosenName[]): CommentContent {
  const named = names.filter(({ label }) => label !== "" && text.includes(`@${label}`));
  if (named.length === 0) return text;
  const { content } = contentFromText(text);
  const withNames = (node: ContentNode): ContentNode[] =>
    node.type === "text"
      ? split(node.text ?? "", named)
      : [{ ...node, ...(node.content === undefined ? {} : { content: node.content.flatMap(withNames) }) }];
  return { type: "doc", content: content.flatMap(withNames) };
}

/** The mentions of a comment by their labels in its text. */
export function namesIn({ document }: Pick<Reply, "document">): ChosenName[] {
  const names = new Map<string, ChosenName>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, attrs, content } = node as ContentNode;
    if (type === "mention" && attrs !== undefined) {
      const name = { kind: attrs["kind"], id: attrs["id"], label: attrs["label"] } as ChosenName;
      names.set(`${name.kind} ${name.id}`, name);
    }
    if (Array.isArray(content)) content.forEach(walk);
  };
  walk(document);
  return [...names.values()];
}
