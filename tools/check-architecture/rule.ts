import type { SourceTree } from "./source-tree.ts";

/** A refused file or line; the message states what to do instead. */
export type Problem = { path: string; line?: number; message: string };
export type Rule = { name: string; check(tree: SourceTree): Problem[] };
