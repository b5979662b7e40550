import { areaOf } from "../area.ts";
import type { SourceFile } from "../source-tree.ts";
import { importProblems, problemsOf, type Problem, type Rule } from "../rule.ts";
import { descendants, nameOf, type Node, textOf } from "../syntax.ts";

const decisions: Readonly<Record<string, string>> = {
  IfStatement: "test",
  ConditionalExpression: "test",
  SwitchStatement: "discriminant",
  LogicalExpression: "left",
};
const aboutRights = /^(?:roles?|permissions?|is(?:Administrator|Admin|Moderator|Owner|Author)|can[A-Z]?\w*)$/;
/** SQL is written in lower case here; a sentence begins with a capital. */
const sqlText = /^\s*(?:select\s[\s\S]+\sfrom|with\s\S+\sas|insert into|update \S+ set|delete from)\b/;
const databases = /^(?:kysely|pg)$/;

const isHttp = (path: string) => areaOf(path).kind === "server" && /\/http(?:-[a-z-]+)?\.ts$/.test(path);

function checkNode(node: Node): string | null {
  const part = decisions[node.type];
  if (part !== undefined) {
    const right = descendants(node[part] as Node).find((inner) => aboutRights.test(nameOf(inner) ?? ""));
    if (right !== undefined) return `decides by "${nameOf(right)}"; rules about rights belong to policy.ts`;
  }
  if (sqlText.test(textOf(node) ?? "")) return "contains SQL, which belongs to queries.ts and store.ts";
  return null;
}

function check(file: SourceFile): Problem[] {
  return [
    ...importProblems(file, ({ typeOnly, packageName, file: target, specifier }) =>
      !typeOnly && (databases.test(packageName ?? "") || target?.startsWith("platform/database/") === true)
        ? `imports ${specifier}; http.ts does not speak to the database`
        : null,
    ),
    ...problemsOf(file, checkNode),
  ];
}

export const thinHttp: Rule = {
  name: "thin http",
  check: (tree) => tree.sources.filter((file) => isHttp(file.path)).flatMap(check),
};
