import { type Declaration, decl } from "postcss";
import { descendants, nameOf, type Node, readSyntax, textOf } from "../check-architecture/syntax.ts";

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the declarations of all `style={{…}}` in a component, with their lines; computed values count as empty. */
export function inlineDeclarations(path: string, text: string): { declaration: Declaration; line: number }[] {
  const attributes = readSyntax(path, text).nodes.filter(
    (node) => node.type === "JSXAttribute" && (node["name"] as { name?: unknown }).name === "style",
  );
  return attributes
    .flatMap(descendants)
    .filter((node) => node.type === "Property")
    .map((node) => {
      const key = node["key"] as Node;
      const declaration = decl({
        prop: kebabCase(nameOf(key) ?? textOf(key) ?? ""),
        value: textOf(node["value"] as Node) ?? "",
      });
      return { declaration, line: text.slice(0, node.start).split("\n").length };
    });
}
