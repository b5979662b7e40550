import { areaOf } from "../area.ts";
import { problemsOf, type Rule } from "../rule.ts";
import { nameOf, textOf, type Node } from "../syntax.ts";

const kinds: ReadonlySet<string> = new Set(["web", "kit", "apps/web"]);
const methods = /^(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/;
/** Functions that accept a route or an API address. */
const callers = /^(?:endpoint|addressOf|download|uploadFile|fetch)$/;

function written(node: Node): string | null {
  if (node.type === "CallExpression" && callers.test(nameOf(node["callee"]) ?? "")) {
    const [first] = node["arguments"] as Node[];
    // The text before the first interpolation; a path that is composed of routes only has none.
    const text = first === undefined ? null : textOf(first);
    return text !== null && /^\/(?!api\b)/.test(text) ? "a path" : null;
  }
  const text = textOf(node);
  if (text === null) return null;
  if (methods.test(text)) return "a method";
  return text.startsWith("/api/") ? "a path" : null;
}

function messageOf(node: Node): string | null {
  const what = written(node);
  return what === null ? null : `writes ${what} by hand; take it from the contract: endpoint(topicRoutes.readTopic)`;
}

/** The method and path of a route are written once, in its declaration. */
export const routeCalls: Rule = {
  name: "route calls",
  check: ({ sources }) =>
    sources
      .filter(({ path, isTest }) => !isTest && kinds.has(areaOf(path).kind))
      .flatMap((file) => problemsOf(file, messageOf)),
};
