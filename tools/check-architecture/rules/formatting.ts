import type { SourceFile } from "../source-tree.ts";
import type { Problem, Rule } from "../rule.ts";
import { nameOf, type Node } from "../syntax.ts";

/** Files that format dates, times and numbers, with explicit language, calendar, digits and time zone. */
const homes = new Set([
  "shared/dates.ts",
  "shared/numbers.ts",
  "platform/clock/civil-date.ts",
  "client/time-zone.ts",
  "ui/dates/DateField.tsx",
  "modules/attendance/server/engine/time-zone.ts",
]);
const formatters = new Set(["DateTimeFormat", "NumberFormat", "RelativeTimeFormat", "DurationFormat", "ListFormat"]);
const methods = new Set(["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]);

function formattedName(node: Node): string | null {
  if (node.type !== "MemberExpression") return null;
  const property = nameOf(node["property"]) ?? "";
  if (nameOf(node["object"]) === "Intl" && formatters.has(property)) return `Intl.${property}`;
  return methods.has(property) ? property : null;
}

function check(file: SourceFile): Problem[] {
  return file.nodes.flatMap((node) => {
    const name = formattedName(node);
    if (name === null) return [];
    const message = `uses ${name}; dates and numbers are written by shared/dates.ts and shared/numbers.ts`;
    return [{ path: file.path, line: file.lineAt(node.start), message }];
  });
}

export const formatting: Rule = {
  name: "formatting",
  check: (tree) => tree.sources.filter((file) => !homes.has(file.path) && !file.isTest).flatMap(check),
};
