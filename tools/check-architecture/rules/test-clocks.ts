import type { SourceFile } from "../source-tree.ts";
import { importProblems, problemsOf, type Problem, type Rule } from "../rule.ts";
import { descendants, nameOf, type Node, textOf } from "../syntax.ts";

/** The only file in which test code may pause between two polls. */
const home = "testing/until.ts";
const isTestCode = ({ path, isTest }: SourceFile) => (isTest || /^(?:testing|e2e)\//.test(path)) && path !== home;

const waitsForTime = "waits for a time; wait for the state, with expect.poll or testing/until.ts";
const measuresTime = "measures time; count the work instead";
const ownLimits = "has a property without limits of its own; say numRuns, and no limit of time";

const ownTimeout = "has a limit of time of its own; vitest.config.ts says one for all";

const pauses = new Set(["setTimeout", "setInterval", "waitForTimeout"]);
const members: Readonly<Record<string, string>> = {
  "performance.now": measuresTime,
  "process.hrtime": measuresTime,
  "AbortSignal.timeout": waitsForTime,
  "Atomics.wait": waitsForTime,
  // Default timeout: one second.
  "vi.waitFor": ownTimeout,
  "vi.waitUntil": ownTimeout,
};
/** In programs for other processes, and in SQL. */
const written = /\b(?:setTimeout|setInterval)\(|^\s*select pg_sleep\b/;
const timers = /^(?:node:)?timers(?:\/promises)?$/;
const limitsOfTime = new Set(["interruptAfterTimeLimit", "skipAllAfterTimeLimit", "timeout"]);

const isNow = (node: unknown): boolean =>
  (node as Node | null)?.type === "CallExpression" &&
  memberOf((node as Node)["callee"] as Node) === "Date.now" &&
  ((node as Node)["arguments"] as Node[]).length === 0;

const isDifference = (node: Node): boolean => node.type === "BinaryExpression" && node["operator"] === "-";

const memberOf = (node: Node): string | null =>
  node.type === "MemberExpression" ? `${nameOf(node["object"])}.${nameOf(node["property"])}` : null;

const isDifferenceToNow = (node: Node): boolean =>
  isDifference(node) && [node["left"], node["right"]].some((side) => descendants(side as Node).some(isNow));

/** Variables assigned from `Date.now()`: a difference to one measures elapsed time. */
const moments = (file: SourceFile): ReadonlySet<string> =>
  new Set(
    file.nodes.flatMap((node) => {
      const name =
        node.type === "VariableDeclarator" && isNow(node["init"])
          ? nameOf(node["id"])
          : node.type === "AssignmentExpression" && isNow(node["right"])
            ? nameOf(node["left"])
            : null;
      return name === null ? [] : [name];
    }),
  );

/** Keys of the object that a node is, refers to, or creates by calling a function of this file. */
function keysOf(file: SourceFile, node: Node): string[] {
  const name = nameOf(node.type === "CallExpression" ? node["callee"] : node);
  const declared = file.nodes.find((one) => one.type === "VariableDeclarator" && nameOf(one["id"]) === name);
  return descendants(name === null || declared === undefined ? node : declared).flatMap((one) =>
    one.type === "Property" ? [nameOf(one["key"]) ?? ""] : [],
  );
}

function hasOwnLimits(file: SourceFile, call: Node): boolean {
  const [, options] = call["arguments"] as Node[];
  const keys = options === undefined ? [] : keysOf(file, options);
  return keys.includes("numRuns") && !keys.some((key) => limitsOfTime.has(key));
}

const setsTimeout = (file: SourceFile, call: Node): boolean =>
  (call["arguments"] as Node[]).slice(1).some((options) => keysOf(file, options).includes("timeout"));

function refusal(file: SourceFile, node: Node, marks: ReadonlySet<string>): string | null {
  if (node.type === "Identifier" && pauses.has(node["name"] as string)) return waitsForTime;
  if (written.test(textOf(node) ?? "")) return waitsForTime;
  const member = memberOf(node);
  if (member !== null && Object.hasOwn(members, member)) return members[member] ?? null;
  if (isDifference(node)) {
    const sides = [node["left"], node["right"]];
    if (sides.some(isNow) && sides.some((side) => marks.has(nameOf(side) ?? ""))) return measuresTime;
  }
  if (node.type !== "CallExpression") return null;
  const needed = node["arguments"] as Node[];
  if (nameOf(node["callee"]) === "expect" && needed.some((one) => descendants(one).some(isDifferenceToNow)))
    return measuresTime;
  const callee = memberOf(node["callee"] as Node);
  if (callee === "expect.poll" && setsTimeout(file, node)) return ownTimeout;
  return callee === "fc.assert" && !hasOwnLimits(file, node) ? ownLimits : null;
}

function check(file: SourceFile): Problem[] {
  const marks = moments(file);
  const all = [
    ...importProblems(file, ({ specifier, names }) =>
      timers.test(specifier) && names.some((name) => name !== "setImmediate") ? waitsForTime : null,
    ),
    ...problemsOf(file, (node) => refusal(file, node, marks)),
  ];
  // A pause is an identifier both in an import and where it is used: each line is reported once.
  return [...new Map(all.map((one) => [`${one.line} ${one.message}`, one])).values()];
}

/** Tests wait for states and count work, so that a slow or busy machine fails none. */
export const testClocks: Rule = {
  name: "test clocks",
  check: (tree) => tree.sources.filter(isTestCode).flatMap(check),
};
