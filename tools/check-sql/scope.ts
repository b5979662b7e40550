import { fieldOf, isNode, nodesOf, numberOf, type Tree, type TreeNode, wordOf } from "./node-tree.ts";

/** A query, and the queries around it, whose columns and `with` clauses it may use. */
export type Scope = { query: TreeNode; outer: Scope | null };

/** Facts of the database that decide whether a value can be null. */
export type Facts = {
  /** Columns declared `not null`, as `table oid.number`. */
  notNull: ReadonlySet<string>;
  /** Names of the functions, by oid. */
  functions: ReadonlyMap<string, string>;
  /** Names of the operators, by oid. */
  operators: ReadonlyMap<string, string>;
};

export function scopeAt(scope: Scope, levelsUp: number): Scope {
  let found = scope;
  for (let level = 0; level < levelsUp && found.outer !== null; level += 1) found = found.outer;
  return found;
}

export const sourceOf = (query: TreeNode, number: number) => nodesOf(fieldOf(query, "rtable"))[number - 1];

/** Returns the result columns in order: those of `returning` if the query writes. */
export function columnsOf(query: TreeNode): TreeNode[] {
  const isSelect = numberOf(query, "commandType") === 1;
  const entries = nodesOf(fieldOf(query, isSelect ? "targetList" : "returningList"));
  return entries.filter((entry) => fieldOf(entry, "resjunk") === "false");
}

export const isEmpty = (tree: Tree | undefined): boolean =>
  tree === null || tree === undefined || (Array.isArray(tree) && tree.length === 0);

/** Returns whether an outer join can replace the variable's row by nulls. The list is `(b 4 7)`. */
export const isOuterJoined = (variable: TreeNode): boolean => {
  const joins = fieldOf(variable, "varnullingrels");
  return Array.isArray(joins) && joins.length > 1;
};

const keyOf = (variable: TreeNode) => `${numberOf(variable, "varno")}.${numberOf(variable, "varattno")}`;

const join = { inner: 0, left: 1 };
const comparisons = new Set(["=", "<", "<=", ">", ">=", "<>", "@>", "<@", "&&", "~~"]);

/** Adds the variables of this level that are not null where the condition is true: `x is not null`, `x = $1`. */
function addProven(condition: Tree | undefined, facts: Facts, proven: Set<string>): void {
  if (!isNode(condition)) return;
  const add = (tree: Tree | undefined) => {
    if (isNode(tree) && tree.kind === "VAR" && numberOf(tree, "varlevelsup") === 0) proven.add(keyOf(tree));
  };
  const operands = nodesOf(fieldOf(condition, "args"));
  if (condition.kind === "BOOLEXPR" && fieldOf(condition, "boolop") === "and") {
    for (const part of operands) addProven(part, facts, proven);
  } else if (condition.kind === "NULLTEST" && numberOf(condition, "nulltesttype") === 1) {
    add(fieldOf(condition, "arg"));
  } else if (condition.kind === "OPEXPR" && comparisons.has(facts.operators.get(wordOf(condition, "opno")) ?? "")) {
    operands.forEach(add);
  } else if (condition.kind === "SCALARARRAYOPEXPR" && fieldOf(condition, "useOr") === "true") {
    add(operands[0]);
  }
}

function addFrom(tree: TreeNode, facts: Facts, proven: Set<string>): void {
  addProven(fieldOf(tree, "quals"), facts, proven);
  if (tree.kind === "FROMEXPR") for (const item of nodesOf(fieldOf(tree, "fromlist"))) addInner(item, facts, proven);
}

/** Conditions of inner joins hold for every row; of a left join only those within its left side. */
function addInner(tree: TreeNode, facts: Facts, proven: Set<string>): void {
  const kind = tree.kind === "JOINEXPR" ? numberOf(tree, "jointype") : -1;
  if (kind !== join.inner && kind !== join.left) return;
  if (kind === join.inner) addProven(fieldOf(tree, "quals"), facts, proven);
  for (const side of kind === join.inner ? ["larg", "rarg"] : ["larg"]) {
    const item = fieldOf(tree, side);
    if (isNode(item)) addInner(item, facts, proven);
  }
}

const known = new WeakMap<TreeNode, ReadonlySet<string>>();

/** Returns whether `where` or an inner join excludes rows in which the variable is null. A write may set it to null. */
export function isProven(query: TreeNode, variable: TreeNode, facts: Facts): boolean {
  if (numberOf(query, "resultRelation") === numberOf(variable, "varno")) return false;
  let proven = known.get(query);
  if (proven === undefined) {
    const found = new Set<string>();
    const from = fieldOf(query, "jointree");
    if (isNode(from)) addFrom(from, facts, found);
    known.set(query, (proven = found));
  }
  return proven.has(keyOf(variable));
}
