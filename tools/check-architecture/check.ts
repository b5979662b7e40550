import type { SourceTree } from "./source-tree.ts";
import type { Problem, Rule } from "./rule.ts";
import { circularImports } from "./rules/cycles.ts";
import { drawnTree } from "./rules/drawn-tree.ts";
import { formatting } from "./rules/formatting.ts";
import { fileNames } from "./rules/names.ts";
import { packages } from "./rules/packages.ts";
import { plainWords } from "./rules/plain-words.ts";
import { purePolicy } from "./rules/pure-policy.ts";
import { layers } from "./rules/layers.ts";
import { routeCalls } from "./rules/route-calls.ts";
import { sizes } from "./rules/sizes.ts";
import { tableOwners } from "./rules/table-owners.ts";
import { testClocks } from "./rules/test-clocks.ts";
import { thinHttp } from "./rules/thin-http.ts";
import { typedRoutes } from "./rules/typed-routes.ts";
import { unusedExports } from "./rules/unused-exports.ts";
import { walls } from "./rules/walls.ts";

export const rules: readonly Rule[] = [
  layers,
  walls,
  packages,
  circularImports,
  drawnTree,
  unusedExports,
  tableOwners,
  thinHttp,
  purePolicy,
  testClocks,
  plainWords,
  typedRoutes,
  routeCalls,
  sizes,
  fileNames,
  formatting,
];

/** A file excluded from one rule, with the reason. An exemption that suppresses nothing is refused. */
export type Exemption = { rule: string; path: string; reason: string };

/** Returns the problems of all rules without the exempt ones, and the unused exemptions. */
export function checkTree(tree: SourceTree, exemptions: readonly Exemption[], selected = rules): Problem[] {
  const used = new Set<Exemption>();
  const problems = selected.flatMap((rule) =>
    rule.check(tree).filter((problem) => {
      const exemption = exemptions.find((entry) => entry.rule === rule.name && entry.path === problem.path);
      if (exemption !== undefined) used.add(exemption);
      return exemption === undefined;
    }),
  );
  const dead = exemptions
    .filter((exemption) => !used.has(exemption))
    .map(({ rule, path }) => ({
      path,
      message: `is exempt from "${rule}", which does not refuse it; remove the exemption`,
    }));
  const unread = tree.sources
    .filter((file) => file.parseError !== null)
    .map((file) => ({ path: file.path, message: `cannot be read: ${file.parseError}` }));
  return [...unread, ...problems, ...dead];
}
