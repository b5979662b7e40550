import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { isNode, type Node } from "../check-architecture/syntax.ts";

/** Phrases in one language. */
const phraseFiles = /\.(?:en|ar)\.ts$/;
/** Replaces the formatter that parses by the one that only formats. */
const formatters = { "use-intl/format-message": "use-intl/format-message/format-only" };

/** Returns the message of a node, or null. @throws for a concatenated text. */
function messageIn({ type, value, quasis, expressions }: Node): string | null {
  if (type === "Literal" && typeof value === "string") return value;
  if (type === "BinaryExpression") throw new Error("A phrase is one text, not one that is put together.");
  if (type !== "TemplateLiteral") return null;
  if ((expressions as Node[]).length > 0) throw new Error("A phrase takes its values when it is said.");
  return (quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? "";
}

/** Yields every property value below a node that is a message; keys and module specifiers are not messages. */
function* messagesBelow(node: Node): Generator<{ start: number; end: number; message: string }> {
  const message = messageIn(node);
  if (message !== null) {
    yield { start: node.start, end: node.end, message };
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name === "source" || (name === "key" && node.type === "Property")) continue;
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) yield* messagesBelow(each);
  }
}

/** Replaces the messages in a phrases file by the form that `use-intl` formats without parsing. */
export function compilePhrases(code: string, program: unknown): string {
  let compiled = "";
  let place = 0;
  for (const { start, end, message } of messagesBelow(program as Node)) {
    compiled += code.slice(place, start) + JSON.stringify(compile(message));
    place = end;
  }
  return compiled + code.slice(place);
}

/** Parses messages at build time: the ICU parser is a tenth of the code of a first visit, and slow on phones. */
export const compiledPhrases = (): Plugin => ({
  name: "compiled-phrases",
  config: () => ({ resolve: { alias: formatters } }),
  transform: {
    filter: { id: phraseFiles },
    handler(code) {
      return { code: compilePhrases(code, this.parse(code)), map: null };
    },
  },
});
