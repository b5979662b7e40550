import { expect, test } from "vitest";
import { orderText, type Direction } from "./order-runs.ts";

const scriptOf = (sign: string) => (/[\u0600-\u06ff]/.test(sign) ? "arabic" : "latin");
/** Returns the runs of a line from left to right, except those of spaces alone. */
const lineOf = (text: string, direction: Direction, [start, end] = [0, text.length]): string[] =>
  orderText(text, direction, scriptOf)
    .runsOf([start, end])
    .map((run) => ({ ...run, text: run.text.trim() }))
    .flatMap((run) => (run.text === "" ? [] : [`${run.isRightToLeft ? "←" : "→"}${run.text}`]));

test("the first word is on the right in Arabic, on the left in English", () => {
  expect(lineOf("عمل Omar هنا", "rtl")).toEqual(["←هنا", "→Omar", "←عمل"]);
  expect(lineOf("Omar عمل here", "ltr")).toEqual(["→Omar", "←عمل", "→here"]);
});

test("numbers keep their order, brackets follow their paragraph, isolates do not change the order around them", () => {
  expect(lineOf("منذ ١٢ يوم", "rtl")).toEqual(["←يوم", "→١٢", "←منذ"]);
  expect(lineOf("القسم (٢)", "rtl").join("")).toBe("←)→٢←(←القسم");
  const name = "\u2068عمر\u2069";
  expect(lineOf(`${name}: ${name} 12`, "ltr")).toEqual(["←عمر", "→:", "←عمر", "→12"]);
  expect(lineOf("عمر: عمر 12", "ltr")[0]).toBe("→12");
});

test("a line is ordered by itself, within its paragraph", () => {
  const text = "يعمل لدى Diwan Company في الرياض";
  expect(lineOf(text, "rtl", [0, 14])).toEqual(["→Diwan", "←يعمل لدى"]);
  expect(lineOf(text, "rtl", [15, text.length])).toEqual(["←في الرياض", "→Company"]);
});

test("marks stay with their letters", () => {
  expect(lineOf("مُحَمَّد", "rtl")).toEqual(["←مُحَمَّد"]);
});
