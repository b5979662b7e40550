import { problemsOf, type Rule } from "../rule.ts";
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

function messageOf(node: Node): string | null {
  const name = formattedName(node);
  return name === null ? null : `uses ${name}; dates and numbers are written by shared/dates.ts and shared/numbers.ts`;
}

export const formatting: Rule = {
  name: "formatting",
  check: ({ sources }) =>
    sources.filter(({ path, isTest }) => !homes.has(path) && !isTest).flatMap((file) => problemsOf(file, messageOf)),
};
