import { metrics } from "#platform/metrics/declared.ts";
import { backupMetric } from "../backup/write-metrics.ts";
import { others } from "./names.ts";
import { readExpression } from "./read-expression.ts";

/** Labels that Prometheus adds, and `le` of histograms. */
const added = ["job", "instance", "le"];

const suffixes = { histogram: ["_bucket", "_sum", "_count"], gauge: [""], counter: [""] };

/** Labels of the metrics that expressions may name. */
const known = new Map<string, readonly string[]>();
for (const { name, type, labels } of Object.values(metrics)) {
  for (const suffix of suffixes[type]) known.set(name + suffix, labels);
}
for (const name of [...Object.values(others), backupMetric]) known.set(name, []);

/** Returns the faults of an expression: it does not parse, or names a metric or a label that does not exist. */
export function faultsOfExpression(expression: string): string[] {
  let reading: ReturnType<typeof readExpression>;
  try {
    reading = readExpression(expression);
  } catch (error) {
    return [(error as Error).message];
  }
  const all = new Set(added);
  const faults = [...reading.metrics].flatMap(([name, used]) => {
    const labels = known.get(name);
    if (labels === undefined) return [`There is no metric ${name}: ${expression}`];
    labels.forEach((label) => all.add(label));
    const unknown = [...used].filter((label) => !labels.includes(label) && !added.includes(label));
    return unknown.map((label) => `The metric ${name} has no label ${label}: ${expression}`);
  });
  const grouped = [...reading.grouping].filter((label) => !all.has(label));
  return [...faults, ...grouped.map((label) => `There is no label ${label} to group by: ${expression}`)];
}

/** Returns the declared metrics that no expression names. */
export function metricsWithout(expressions: readonly string[]): string[] {
  const named = new Set(expressions.flatMap((expression) => [...readExpression(expression).metrics.keys()]));
  return Object.values(metrics)
    .filter(({ name, type }) => !suffixes[type].some((suffix) => named.has(name + suffix)))
    .map(({ name }) => name);
}
