import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { countUse, isMarkedOn, markDevice, mayOffer } from "./device-mark.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  const Notification = { permission: "default" };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  vi.stubGlobal("navigator", { serviceWorker: { controller: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test("push is not offered at once, but after a second notification was opened", () => {
  expect(mayOffer()).toBe(false);
  countUse();
  expect(mayOffer()).toBe(false);
  countUse();
  countUse();
  expect(mayOffer()).toBe(true);
});

test("push is not offered after a refusal, on a subscribed device, or if the browser denies or lacks it", () => {
  countUse();
  countUse();
  markDevice("refused");
  expect(mayOffer()).toBe(false);
  markDevice("on");
  expect([mayOffer(), isMarkedOn()]).toEqual([false, true]);
  markDevice("off");
  expect([mayOffer(), isMarkedOn()]).toEqual([true, false]);
  vi.stubGlobal("Notification", { permission: "denied" });
  expect(mayOffer()).toBe(false);
  vi.stubGlobal("Notification", { permission: "default" });
  expect(mayOffer()).toBe(true);
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  expect(mayOffer()).toBe(false);
  vi.stubGlobal("window", {});
  expect(mayOffer()).toBe(false);
});

test("push is not offered if nothing can be stored", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("no", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  countUse();
  countUse();
  expect(mayOffer()).toBe(false);
});
