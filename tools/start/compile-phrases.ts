import compile from "icu-minify/compile";
import type { Plugin } from "vite";

/** What the interface says, in one language. */
const phraseFiles = /\.(?:en|ar)\.ts$/;
/** Where the browser's code asks for the formatter that parses, it gets the one that only formats. */
const formatters = { "use-intl/format-message": "use-intl/format-message/format-only" };

type Node = { type: string; start: number; end: number; [property: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Returns the message that a node is, or null when it is none. @throws for a text that is put together. */
function messageIn({ type, value, quasis, expressions }: Node): string | null {
  if (type === "Literal" && typeof value === "string") return value;
  if (type === "BinaryExpression") throw new Error("A phrase is one text, not one that is put together.");
  if (type !== "TemplateLiteral") return null;
  if ((expressions as Node[]).length > 0) throw new Error("A phrase takes its values when it is said.");
  return (quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? "";
}

/** Yields every property value below a node that is a message: keys and the names of modules are none. */
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

/** Replaces the messages in the program of a file of phrases by what `use-intl` formats without parsing. */
export function compilePhrases(code: string, program: unknown): string {
  let compiled = "";
  let place = 0;
  for (const { start, end, message } of messagesBelow(program as Node)) {
    compiled += code.slice(place, start) + JSON.stringify(compile(message));
    place = end;
  }
  return compiled + code.slice(place);
}

/**
 * Parses messages at build time: the parser of ICU messages is a tenth of what a first visit would load, and slow on a
 * phone.
 */
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
