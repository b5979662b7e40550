import type { SourceFile, SourceTree } from "./source-tree.ts";
import type { Node } from "./syntax.ts";

/** A refused file or line; the message states what to do instead. */
export type Problem = { path: string; line?: number; message: string };

export type Rule = { name: string; check(tree: SourceTree): Problem[] };

/** Returns a problem at a place of a file: a node, or anything else with an offset. */
export const problemAt = ({ path, lineAt }: SourceFile, { start }: Pick<Node, "start">, message: string): Problem => ({
  path,
  line: lineAt(start),
  message,
});

/** Returns the problems of a file's nodes; `messageOf` returns why one is refused, or null. */
export const problemsOf = (file: SourceFile, messageOf: (node: Node) => string | null): Problem[] =>
  file.nodes.flatMap((node) => {
    const message = messageOf(node);
    return message === null ? [] : [problemAt(file, node, message)];
  });

export const importProblems = (
  { path, imports }: SourceFile,
  messageOf: (found: SourceFile["imports"][number]) => string | null,
): Problem[] =>
  imports.flatMap((found) => {
    const message = messageOf(found);
    return message === null ? [] : [{ path, line: found.line, message }];
  });
