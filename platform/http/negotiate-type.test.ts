import { expect, test } from "vitest";
import { negotiateType } from "./negotiate-type.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test.each([
  [undefined, "application/json"],
  ["", "application/json"],
  ["*/*", "application/json"],
  ["text/csv", "text/csv"],
  ["TEXT/CSV; charset=utf-8", "text/csv"],
  [xlsx, xlsx],
  ["text/*", "text/csv"],
  ["application/*", "application/json"],
  [`text/csv;q=0.5, ${xlsx};q=0.9`, xlsx],
  ["text/csv, */*;q=0.8", "text/csv"],
  ["*/*, text/csv;q=0.1", "application/json"],
  ["application/json;q=0, */*;q=0.5", "text/csv"],
  ["text/csv;q=nonsense", "application/json"],
  ["image/png", "application/json"],
  ["text/csv;q=0.4, application/json;q=0.4", "application/json"],
])("accept “%s” selects %s", (accept, expected) => {
  expect(negotiateType(accept, ["application/json", "text/csv", xlsx])).toBe(expected);
});
