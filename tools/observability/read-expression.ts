import { parser } from "@prometheus-io/lezer-promql";

/** The selectors of an expression in Prometheus' language: names of metrics with the labels that they match or group by. */
export type Reading = { metrics: Map<string, Set<string>>; grouping: Set<string> };

/** Parses an expression; throws with its place if it is not one. */
export function readExpression(expression: string): Reading {
  const reading: Reading = { metrics: new Map(), grouping: new Set() };
  let current = new Set<string>();
  let isGrouping = false;
  parser.parse(expression).iterate({
    enter(node) {
      const text = expression.slice(node.from, node.to);
      if (node.type.isError) {
        throw new Error(`No expression of Prometheus, at ${node.from} (${text || "its end"}): ${expression}`);
      }
      if (node.name === "GroupingLabels") isGrouping = true;
      if (node.name === "Identifier" && node.matchContext(["VectorSelector"])) {
        current = reading.metrics.get(text) ?? new Set();
        reading.metrics.set(text, current);
      }
      if (node.name === "LabelName") (isGrouping ? reading.grouping : current).add(text);
    },
    leave(node) {
      if (node.name === "GroupingLabels") isGrouping = false;
    },
  });
  return reading;
}
