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

test("nobody is asked at once, but after a second notification was opened", () => {
  expect(mayOffer()).toBe(false);
  countUse();
  expect(mayOffer()).toBe(false);
  countUse();
  countUse();
  expect(mayOffer()).toBe(true);
});

test("nor after a refusal, on a device that is told already, or where the browser forbids it or cannot", () => {
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

test("where nothing can be kept nobody is asked", () => {
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
