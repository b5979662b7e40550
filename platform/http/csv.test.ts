import { expect, test } from "vitest";
import { csvCell, csvText } from "./csv.ts";

test("a cell that a spreadsheet would execute is converted to text", () => {
  const dangerous = ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", "＠SUM(A1)"];
  for (const text of dangerous) expect(csvCell(text).replace(/^"/, "").startsWith("'")).toBe(true);
  expect(csvCell("a=b")).toBe("a=b");
  // With semicolons as separators, every cell may begin after one.
  expect(csvCell("A;=1+1;b")).toBe("A;'=1+1;b");
  expect(csvCell("two\n=lines")).toBe('"two\n\'=lines"');
});

test("commas, quotes and line ends stay inside their cell", () => {
  expect(csvText([["a,b", 'say "yes"', "two\nlines", null, 7, true]])).toBe(
    '"a,b","say ""yes""","two\nlines",,7,true\r\n',
  );
});

test("Arabic text is written unchanged", () => {
  expect(csvCell("إدارة التقنية، الرياض")).toBe("إدارة التقنية، الرياض");
});
