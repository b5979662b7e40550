import { fieldOf, isNode, nodesOf, type Tree, type TreeNode, wordOf } from "./node-tree.ts";
import { conversions } from "./total.ts";

/** Returns the number of the parameter that an expression is, `$2` or `$2::text`, or null. */
function parameterOf(tree: Tree | undefined): string | null {
  if (!isNode(tree)) return null;
  if (tree.kind === "PARAM") return wordOf(tree, "paramid");
  return conversions.has(tree.kind) ? parameterOf(fieldOf(tree, "arg")) : null;
}

const testing = new Set(["NULLTEST", "DISTINCTEXPR", "COALESCEEXPR"]);

/**
 * Returns the parameters for which a query considers null: `$3 is null`, `coalesce($3, …)`, `… is distinct from $3`. All
 * others are taken to have values.
 */
export function nullableParameters(query: TreeNode): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (tree: Tree | undefined): void => {
    if (Array.isArray(tree)) return tree.forEach(visit);
    if (!isNode(tree)) return;
    if (testing.has(tree.kind)) {
      const operands = [fieldOf(tree, "arg"), ...nodesOf(fieldOf(tree, "args"))];
      // The last resort of `coalesce` is not tested.
      for (const operand of tree.kind === "COALESCEEXPR" ? operands.slice(0, -1) : operands) {
        const parameter = parameterOf(operand);
        if (parameter !== null) found.add(parameter);
      }
    }
    tree.fields.forEach(visit);
  };
  visit(query);
  return found;
}
