import { expect, it } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { createAnswerStore } from "./answer-store.ts";

const day = 24 * 60 * 60 * 1000;

it("keeps the last answer per person and place, with its age, for a fortnight", () => {
  const storage = memoryStorage({ "answer:7:broken": "{" });
  let time = day;
  const answers = createAnswerStore(
    () => storage,
    () => time,
  );
  answers.keep("7", "today", { value: { is: "in" }, at: day });
  expect(answers.read("7", "today")).toEqual({ value: { is: "in" }, at: day });
  expect(answers.read("8", "today")).toBeNull();
  expect(answers.read("7", "broken")).toBeNull();
  time = 15 * day;
  expect(answers.read("7", "today")).toBeNull();
});

it("forgets all of them at once, and nothing else", () => {
  const storage = memoryStorage({ refreshToken: "x" });
  const answers = createAnswerStore(
    () => storage,
    () => 0,
  );
  answers.keep("7", "today", { value: 1, at: 0 });
  answers.keep("8", "month", { value: 2, at: 0 });
  answers.dropAll();
  expect([answers.read("7", "today"), answers.read("8", "month")]).toEqual([null, null]);
  expect(storage.getItem("refreshToken")).toBe("x");
});
