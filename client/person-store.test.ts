import { expect, it, vi } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { createAnswerStore, createDraftStore } from "./person-store.ts";

const day = 24 * 60 * 60 * 1000;

it("the last answer is kept per person and place, with its time, for 14 days", () => {
  const storage = memoryStorage({ "answer:7:broken": "{" });
  let time = day;
  const answers = createAnswerStore(
    () => storage,
    () => time,
  );
  answers.save("7", "today", { value: { is: "in" }, at: day });
  expect(answers.read("7", "today")).toEqual({ value: { is: "in" }, at: day });
  expect(answers.read("8", "today")).toBeNull();
  expect(answers.read("7", "broken")).toBeNull();
  time = 15 * day;
  expect(answers.read("7", "today")).toBeNull();
});

it("dropAll removes all answers and no other item", () => {
  const storage = memoryStorage({ refreshToken: "x" });
  const answers = createAnswerStore(
    () => storage,
    () => 0,
  );
  answers.save("7", "today", { value: 1, at: 0 });
  answers.save("8", "month", { value: 2, at: 0 });
  answers.dropAll();
  expect([answers.read("7", "today"), answers.read("8", "month")]).toEqual([null, null]);
  expect(storage.getItem("refreshToken")).toBe("x");
});

it("a draft is kept per person and place until it is dropped", () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(
    () => storage,
    () => 0,
  );
  drafts.save("7", "comment:42", "half a sentence");
  drafts.save("7", "profile", { phone: "+966" });
  drafts.save("8", "comment:42", "somebody else's");
  expect(drafts.read("7", "comment:42")).toBe("half a sentence");
  expect(drafts.read("7", "profile")).toEqual({ phone: "+966" });
  expect(drafts.read("7", "comment:43")).toBeUndefined();
  drafts.drop("7", "comment:42");
  expect(drafts.read("7", "comment:42")).toBeUndefined();
  expect(drafts.read("8", "comment:42")).toBe("somebody else's");
});

it("drafts of other people are removed when another person signs in, and no other item is", () => {
  const storage = memoryStorage({ refreshToken: "x", "draft-like": "y" });
  const drafts = createDraftStore(
    () => storage,
    () => 0,
  );
  drafts.save("7", "a", 1);
  drafts.save("77", "a", 2);
  drafts.save("8", "a", 3);
  drafts.dropOthers("7");
  expect([drafts.read("7", "a"), drafts.read("77", "a"), drafts.read("8", "a")]).toEqual([1, undefined, undefined]);
  expect(storage.getItem("refreshToken")).toBe("x");
  expect(storage.getItem("draft-like")).toBe("y");
});

it("a draft expires after thirty days and an unreadable one is removed", () => {
  const storage = memoryStorage({ "draft:7:broken": "{" });
  let now = 0;
  const drafts = createDraftStore(
    () => storage,
    () => now,
  );
  drafts.save("7", "old", "x");
  now = 29 * day;
  drafts.save("7", "young", "y");
  expect(drafts.read("7", "old")).toBe("x");
  now = 30 * day;
  expect(drafts.read("7", "old")).toBeUndefined();
  drafts.dropExpired();
  expect(storage.length).toBe(1);
  expect(drafts.read("7", "young")).toBe("y");
});

it("a full storage only logs a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const storage = memoryStorage({}, { full: true });
  const drafts = createDraftStore(
    () => storage,
    () => 0,
  );
  expect(() => drafts.save("7", "a", "text")).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
