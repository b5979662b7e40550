import { areaOf } from "../area.ts";
import type { SourceTree } from "../source-tree.ts";
import type { Problem, Rule } from "../rule.ts";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function link(graph: Map<string, Set<string>>, from: string, to: string): void {
  const targets = graph.get(from) ?? new Set();
  graph.set(from, targets.add(to));
}

/** Returns the shortest path from a node back to itself, or null. */
function cycleThrough(graph: Graph, start: string): string[] | null {
  const paths = new Map<string, string[]>([[start, [start]]]);
  for (const [node, path] of paths) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return path;
      if (!paths.has(next)) paths.set(next, [...path, next]);
    }
  }
  return null;
}

/** Returns one cycle per group of nodes that reach one another. */
export function cycles(graph: Graph): string[][] {
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const node of [...graph.keys()].toSorted()) {
    if (seen.has(node)) continue;
    const cycle = cycleThrough(graph, node);
    if (cycle === null) continue;
    for (const member of cycle) seen.add(member);
    found.push(cycle);
  }
  return found;
}

/** Type imports count: changes of types propagate too. */
function fileGraph(tree: SourceTree): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of tree.sources) {
    for (const { file: target } of file.imports) {
      if (target !== null) link(graph, file.path, target);
    }
  }
  return graph;
}

/** Layers of modules, as `topic/server`. */
function layerGraph(tree: SourceTree): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of tree.sources) {
    const from = areaOf(file.path);
    if (from.module === null || file.isTest) continue;
    for (const { file: target } of file.imports) {
      const to = target === null ? null : areaOf(target);
      if (to?.module == null || (to.module === from.module && to.kind === from.kind)) continue;
      link(graph, `${from.module}/${from.kind}`, `${to.module}/${to.kind}`);
    }
  }
  return graph;
}

export const circularImports: Rule = {
  name: "cycles",
  check: (tree) => {
    const describe = (path: string[]): string => [...path, path[0]].join(" -> ");
    const files: Problem[] = cycles(fileGraph(tree)).map((path) => ({
      path: path[0] ?? "",
      message: `imports itself by ${describe(path)}`,
    }));
    const layers: Problem[] = cycles(layerGraph(tree)).map((path) => ({
      path: `modules/${path[0]}`,
      message: `depends on itself by ${describe(path)}`,
    }));
    return [...files, ...layers];
  },
};
