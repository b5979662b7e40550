import type { ContentNode } from "#shared/content.ts";
import { contentFromText } from "#shared/content.ts";
import type { Reply } from "#modules/community/contract/schemas.ts";

/** Somebody who was chosen after an @, by the name that stands in the text. */
export type ChosenName = { kind: "person" | "department"; id: string; label: string };

/** What a comment is sent as: plain text where nobody is named, else a document. */
export type CommentContent = string | { type: "doc"; content: ContentNode[] };

/** A comment as it was written. */
export type WrittenComment = { content: CommentContent; attachments: string[] };

/** Cuts a line at the names that stand in it with their @, the longest first, so that "@Sara Ali" is not "@Sara". */
function cut(line: string, names: readonly ChosenName[]): ContentNode[] {
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

/** The text as it is sent: with the chosen names that still stand in it as mentions. */
export function commentContent(text: string, names: readonly ChosenName[]): CommentContent {
  const named = names.filter(({ label }) => label !== "" && text.includes(`@${label}`));
  if (named.length === 0) return text;
  const { content } = contentFromText(text);
  const withNames = (node: ContentNode): ContentNode[] =>
    node.type === "text"
      ? cut(node.text ?? "", named)
      : [{ ...node, ...(node.content === undefined ? {} : { content: node.content.flatMap(withNames) }) }];
  return { type: "doc", content: content.flatMap(withNames) };
}

/** Who is named in a comment that is changed, by the names that stand in its words. */
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
