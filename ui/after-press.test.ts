import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPress, watchPresses } from "./after-press.ts";

const page = new EventTarget();
const happen = (name: string): void => void page.dispatchEvent(Object.assign(new Event(name), { isPrimary: true }));
watchPresses(page);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("without a press the work runs immediately", () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test("during a press the work waits for the release and the following click, and runs in order", () => {
  const done: string[] = [];
  happen("pointerdown");
  afterPress(() => done.push("first"));
  afterPress(() => done.push("second"));
  vi.advanceTimersByTime(200);
  happen("pointerup");
  expect(done).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(done).toEqual(["first", "second"]);
});

test("work cancelled during a press never runs", () => {
  const work = vi.fn();
  happen("pointerdown");
  afterPress(work)();
  happen("pointercancel");
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test("a hold delays the work for at most 0.7 s", () => {
  const work = vi.fn();
  happen("pointerdown");
  afterPress(work);
  vi.advanceTimersByTime(699);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test("a failing callback is reported and does not prevent the others from running", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const work = vi.fn();
  happen("pointerdown");
  afterPress(() => {
    throw new Error("broken");
  });
  afterPress(work);
  happen("pointerup");
  vi.runAllTimers();
  vi.unstubAllGlobals();
  expect(work).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});

test("a non-primary pointer does not count as a press", () => {
  const work = vi.fn();
  page.dispatchEvent(Object.assign(new Event("pointerdown"), { isPrimary: false }));
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});
