import type { SourceFile } from "../source-tree.ts";
import { problemAt, type Problem, type Rule } from "../rule.ts";
import { nameOf, type Node, textOf } from "../syntax.ts";

/** Pronouns that hide which user is meant. */
const pronouns = /\b(?:who(?:m)?ever|(?:some|no|every|any)body)\b/i;
/** First words of fragments that paraphrase a name. */
const fragments = /^(?:What|Whoever|Who|How|Those who|Answers (?:whether|with))\b/;

/** Parts of names for which the field has a term: timeout, maximum, memoize, source tree, initial value. */
const replacedNames = /^patience(?:[A-Z]|$)|^most(?:Letters|Label|PerPerson)$|^madeOnce$|^(?:read|check)House$|ToGive$/;

const findTurn = (text: string): string | undefined => (fragments.exec(text) ?? pronouns.exec(text))?.[0];

/** The words of a comment, without its stars and the code that it quotes. */
const wordsOf = (comment: string): string =>
  comment
    .replace(/^[*!]|^\s*\*(?=\s)/gm, "")
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, "…")
    .trim();

const isTest = (node: Node): boolean =>
  node.type === "CallExpression" && /^(?:test|describe)$/.test(rootOf(node["callee"] as Node) ?? "");

/** `test` of `test`, `test.skip` and `test.each(rows)`. */
function rootOf(callee: Node): string | null {
  if (callee.type === "MemberExpression") return rootOf(callee["object"] as Node);
  if (callee.type === "CallExpression") return rootOf(callee["callee"] as Node);
  return nameOf(callee);
}

function check(file: SourceFile): Problem[] {
  const refuse = (at: { start: number }, turn: string, place: string): Problem =>
    problemAt(file, at, `says "${turn}" in a ${place}; use the term of the field (docs/glossary.md)`);
  const comments = file.comments.flatMap((comment) => {
    const turn = findTurn(wordsOf(comment.text));
    return turn === undefined ? [] : [refuse(comment, turn, "comment")];
  });
  const titles = file.nodes.filter(isTest).flatMap((node) => {
    const [title] = node["arguments"] as Node[];
    const turn = title === undefined ? undefined : pronouns.exec(textOf(title) ?? "")?.[0];
    return turn === undefined ? [] : [refuse(node, turn, "title of a test")];
  });
  const identifiers = file.nodes.filter(({ type }) => type === "Identifier").toReversed();
  const names = [...new Map(identifiers.map((node) => [nameOf(node) ?? "", node]))]
    .filter(([name]) => replacedNames.test(name))
    .map(([name, node]) => refuse(node, name, "name"));
  return [...comments, ...titles, ...names];
}

/** Comments, titles of tests and names are written in plain technical English. */
export const plainWords: Rule = {
  name: "plain words",
  check: (tree) => tree.sources.filter(({ path }) => !path.endsWith(".gen.ts")).flatMap(check),
};
