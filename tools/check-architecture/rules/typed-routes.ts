import { areaOf } from "../area.ts";
import type { SourceFile } from "../source-tree.ts";
import { problemsOf, type Problem, type Rule } from "../rule.ts";
import { nameOf, type Node } from "../syntax.ts";

const kinds: ReadonlySet<string> = new Set(["web", "kit", "apps/web"]);

const isStrictFalse = (node: Node): boolean =>
  node.type === "Property" &&
  nameOf(node["key"]) === "strict" &&
  (node["value"] as Node | undefined)?.["value"] === false;

const isAsNever = (node: Node): boolean =>
  node.type === "TSAsExpression" && (node["typeAnnotation"] as Node | undefined)?.type === "TSNeverKeyword";

/** Returns the properties of the options passed to the router's hooks. */
function optionsOfHooks({ nodes }: SourceFile): ReadonlySet<Node> {
  const hooks = /^use(?:Search|Params|Match|LoaderData|LoaderDeps|RouteContext)$/;
  const calls = nodes.filter((node) => node.type === "CallExpression" && hooks.test(nameOf(node["callee"]) ?? ""));
  const options = calls.flatMap((call) => call["arguments"] as Node[]);
  return new Set(options.flatMap((option) => (option["properties"] as Node[] | undefined) ?? []));
}

function check(file: SourceFile): Problem[] {
  if (file.isTest || !kinds.has(areaOf(file.path).kind)) return [];
  const options = optionsOfHooks(file);
  return problemsOf(file, (node) => {
    if (isStrictFalse(node) && options.has(node))
      return 'reads an address without its route; say which: `from: "/app/…"`';
    return isAsNever(node) ? "says `as never`, which hides what the compiler would refuse" : null;
  });
}

/** Pages read addresses with the types of their routes, and links are type-checked. */
export const typedRoutes: Rule = {
  name: "typed routes",
  check: (tree) => tree.sources.flatMap(check),
};
