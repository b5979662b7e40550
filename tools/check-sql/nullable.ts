import { fieldOf, isNode, nodesOf, numberOf, type Tree, type TreeNode, wordOf } from "./node-tree.ts";
import { columnsOf, type Facts, isEmpty, isOuterJoined, isProven, type Scope, scopeAt, sourceOf } from "./scope.ts";
import { nullableParameters } from "./parameters.ts";
import {
  builders,
  conversions,
  firstDecides,
  neverNull,
  ofRows,
  rankings,
  totalFunctions,
  totalOperators,
} from "./total.ts";

/** Kinds of an entry of `rtable`. */
const source = { table: 0, subquery: 1, join: 2, function: 3, values: 5, with: 6, group: 9 };
const sublink = { exists: 0, expression: 4, array: 6 };

/** Returns the parts of a `union`, `intersect` or `except`; none for other queries. */
function branchesOf(query: TreeNode, operation: Tree | undefined): TreeNode[] {
  if (!isNode(operation)) return [];
  if (operation.kind !== "RANGETBLREF") {
    return ["larg", "rarg"].flatMap((side) => branchesOf(query, fieldOf(operation, side)));
  }
  const from = sourceOf(query, numberOf(operation, "rtindex"));
  return from === undefined ? [] : [from];
}

/**
 * Returns a function that tells whether a result column (counted from 1) of a query can be null. Follows a column to
 * its table, through joins, subqueries and `with`; calls an expression nullable unless each part excludes it.
 */
export function nullability(root: TreeNode, facts: Facts): (column: number) => boolean {
  const nullable = nullableParameters(root);
  /** Columns of recursive queries that are being examined: not null unless another branch is nullable. */
  const open = new Set<TreeNode>();

  function ofColumn(scope: Scope, column: number): boolean {
    const { query } = scope;
    const branches = branchesOf(query, fieldOf(query, "setOperations"));
    if (branches.length > 0) return branches.some((branch) => ofBranch(scope, branch, column));
    const entry = columnsOf(query)[column - 1];
    if (entry === undefined || open.has(entry)) return entry === undefined;
    open.add(entry);
    const isNullable = ofExpression(fieldOf(entry, "expr"), scope);
    open.delete(entry);
    return isNullable;
  }

  function ofBranch(scope: Scope, branch: TreeNode, column: number): boolean {
    const query = fieldOf(branch, "subquery");
    return !isNode(query) || ofColumn({ query, outer: scope }, column);
  }

  function ofWith(from: TreeNode, scope: Scope, column: number): boolean {
    const owner = scopeAt(scope, numberOf(from, "ctelevelsup"));
    const found = nodesOf(fieldOf(owner.query, "cteList")).find(
      (one) => fieldOf(one, "ctename") === fieldOf(from, "ctename"),
    );
    const query = found === undefined ? undefined : fieldOf(found, "ctequery");
    return !isNode(query) || ofColumn({ query, outer: owner }, column);
  }

  function ofVariable(variable: TreeNode, inner: Scope): boolean {
    const scope = scopeAt(inner, numberOf(variable, "varlevelsup"));
    if (isProven(scope.query, variable, facts)) return false;
    if (isOuterJoined(variable)) return true;
    const from = sourceOf(scope.query, numberOf(variable, "varno"));
    const column = numberOf(variable, "varattno");
    if (from === undefined) return true;
    const kind = numberOf(from, "rtekind");
    // A whole row, or a column of the system.
    if (column <= 0) return false;
    if (kind === source.table) return !facts.notNull.has(`${wordOf(from, "relid")}.${column}`);
    if (kind === source.subquery) return ofBranch(scope, from, column);
    if (kind === source.with) return ofWith(from, scope, column);
    if (kind === source.join) return ofExpression(nodesOf(fieldOf(from, "joinaliasvars"))[column - 1], scope);
    if (kind === source.group) return ofExpression(nodesOf(fieldOf(from, "groupexprs"))[column - 1], scope);
    if (kind === source.values) {
      const rows = fieldOf(from, "values_lists");
      return !Array.isArray(rows) || rows.some((row) => ofExpression(nodesOf(row)[column - 1], scope));
    }
    return kind !== source.function || ofFunction(from, scope, column);
  }

  /** Not null: the number of `with ordinality`, numbers of a series, and the elements of arrays. */
  function ofFunction(from: TreeNode, scope: Scope, column: number): boolean {
    const calls = nodesOf(fieldOf(from, "functions")).map((one) => fieldOf(one, "funcexpr"));
    if (fieldOf(from, "funcordinality") === "true" && column === calls.length + 1) return false;
    return ofExpression(calls[column - 1], scope);
  }

  const isAggregate = ({ query }: Scope) => fieldOf(query, "hasAggs") === "true";
  const isGrouped = ({ query }: Scope) =>
    !isEmpty(fieldOf(query, "groupClause")) && isEmpty(fieldOf(query, "groupingSets"));

  function ofSubquery(expression: TreeNode, scope: Scope): boolean {
    const kind = numberOf(expression, "subLinkType");
    if (kind === sublink.exists || kind === sublink.array) return false;
    const query = fieldOf(expression, "subselect");
    if (kind !== sublink.expression || !isNode(query)) return true;
    // Always exactly one row: an aggregate without groups.
    const own = { query, outer: scope };
    const isOneRow =
      isAggregate(own) &&
      !isGrouped(own) &&
      ["havingQual", "limitCount", "limitOffset"].every((part) => isEmpty(fieldOf(query, part)));
    return !isOneRow || ofColumn(own, 1);
  }

  function ofAggregate(expression: TreeNode, scope: Scope): boolean {
    const name = facts.functions.get(wordOf(expression, "aggfnoid")) ?? "";
    if (name === "count") return false;
    if (!ofRows.has(name) || !isGrouped(scope) || !isEmpty(fieldOf(expression, "aggfilter"))) return true;
    return nodesOf(fieldOf(expression, "args")).some((argument) => ofExpression(fieldOf(argument, "expr"), scope));
  }

  function ofCase(expression: TreeNode, scope: Scope): boolean {
    const results = nodesOf(fieldOf(expression, "args")).map((one) => fieldOf(one, "result"));
    return [...results, fieldOf(expression, "defresult")].some((result) => ofExpression(result, scope));
  }

  function ofExpression(expression: Tree | undefined, scope: Scope): boolean {
    if (!isNode(expression)) return true;
    const { kind } = expression;
    const operands = () => nodesOf(fieldOf(expression, "args"));
    const isNullable = (operand: TreeNode) => ofExpression(operand, scope);
    if (kind === "VAR") return ofVariable(expression, scope);
    if (kind === "PARAM") return nullable.has(wordOf(expression, "paramid"));
    if (kind === "CONST") return fieldOf(expression, "constisnull") === "true";
    if (neverNull.has(kind)) return false;
    if (conversions.has(kind)) return ofExpression(fieldOf(expression, "arg"), scope);
    if (kind === "COALESCEEXPR" || kind === "MINMAXEXPR") return operands().every(isNullable);
    if (kind === "BOOLEXPR") return operands().some(isNullable);
    if (kind === "CASEEXPR") return ofCase(expression, scope);
    if (kind === "SUBLINK") return ofSubquery(expression, scope);
    if (kind === "AGGREF") return ofAggregate(expression, scope);
    if (kind === "WINDOWFUNC") return !rankings.has(facts.functions.get(wordOf(expression, "winfnoid")) ?? "");
    if (kind === "OPEXPR") {
      const name = facts.operators.get(wordOf(expression, "opno")) ?? "";
      return !totalOperators.has(name) || operands().some(isNullable);
    }
    if (kind === "FUNCEXPR") return ofCall(expression, scope);
    return true;
  }

  function ofCall(expression: TreeNode, scope: Scope): boolean {
    const name = facts.functions.get(wordOf(expression, "funcid")) ?? "";
    if (builders.has(name)) return false;
    // 1 and 2: written as a cast, or added by PostgreSQL.
    const isCast = name !== "" && [1, 2].includes(numberOf(expression, "funcformat"));
    if (!isCast && !totalFunctions.has(name) && !firstDecides.has(name)) return true;
    const operands = nodesOf(fieldOf(expression, "args"));
    const deciding = firstDecides.has(name) ? operands.slice(0, 1) : operands;
    return deciding.some((operand) => ofExpression(operand, scope));
  }

  return (column) => ofColumn({ query: root, outer: null }, column);
}
