import { areaOf } from "../area.ts";
import type { SourceFile } from "../source-tree.ts";
import { importProblems, problemsOf, type Problem, type Rule } from "../rule.ts";
import { nameOf, type Node } from "../syntax.ts";

const isPolicy = (path: string) => areaOf(path).kind === "server" && /\/policy(?:-[a-z-]+)?\.ts$/.test(path);

/** A policy depends only on its arguments: `shared`, contracts and other policies may be imported, and any types. */
const pureImport = /^(?:shared\/|modules\/[^/]+\/contract\/|modules\/[^/]+\/server\/(?:.*\/)?policy(?:-[a-z-]+)?\.ts$)/;
const impure = new Set(["Date.now", "Math.random", "performance.now"]);

function impurity(node: Node): string | null {
  if (node.type === "AwaitExpression") return "waits for something";
  if (
    node.type === "NewExpression" &&
    nameOf(node["callee"]) === "Date" &&
    (node["arguments"] as Node[]).length === 0
  ) {
    return "asks for the time";
  }
  if (node.type !== "MemberExpression") return null;
  const access = `${nameOf(node["object"])}.${nameOf(node["property"])}`;
  if (impure.has(access)) return `calls ${access}`;
  return access.startsWith("process.") ? "reads the process" : null;
}

const advice = "a policy is pure, hand it what it must know";

function check(file: SourceFile): Problem[] {
  return [
    ...importProblems(file, ({ typeOnly, file: target, specifier }) =>
      typeOnly || pureImport.test(target ?? "") ? null : `imports ${specifier}; ${advice}`,
    ),
    ...problemsOf(file, (node) => {
      const what = impurity(node);
      return what === null ? null : `${what}; ${advice}`;
    }),
  ];
}

export const purePolicy: Rule = {
  name: "pure policy",
  check: (tree) => tree.sources.filter((file) => isPolicy(file.path)).flatMap(check),
};
