import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#testing/memory-storage.ts";
import { Unreachable } from "./problems.ts";

const openPage = (requestIdleCallback: (run: () => void) => void) =>
  Object.assign(new EventTarget(), { requestIdleCallback });

const person = JSON.stringify({ id: "7", nameAr: null, nameEn: "Omar" });

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage({ person, refreshToken: "x" }));
  vi.stubGlobal("document", { cookie: "token=x" });
  vi.stubGlobal(
    "window",
    openPage((run) => run()),
  );
});
afterEach(() => vi.unstubAllGlobals());

const fail = (): Promise<never> => Promise.reject(new Unreachable("offline"));

test("a read returns the last kept answer while the server is unreachable, and rejects without one", async () => {
  const { readKept } = await import("./offline-answers.ts");
  await expect(readKept(["/topics"], null, fail)).rejects.toBeInstanceOf(Unreachable);
  await readKept(["/topics"], null, () => Promise.resolve({ data: [1] }));
  await expect(readKept(["/topics"], null, fail)).resolves.toEqual({ data: [1] });
  await expect(readKept(["/topics"], "second page", fail)).rejects.toBeInstanceOf(Unreachable);
  await expect(readKept(["/others"], null, fail)).rejects.toBeInstanceOf(Unreachable);
});

test("an answer is kept when the page is left before it is idle", async () => {
  const { readKept } = await import("./offline-answers.ts");
  vi.stubGlobal(
    "window",
    openPage(() => undefined),
  );
  await readKept(["/topics"], null, () => Promise.resolve(1));
  await expect(readKept(["/topics"], null, fail)).rejects.toBeInstanceOf(Unreachable);
  window.dispatchEvent(new Event("pagehide"));
  await expect(readKept(["/topics"], null, fail)).resolves.toBe(1);
});

test("an error from the server is passed on", async () => {
  const { readKept } = await import("./offline-answers.ts");
  await readKept(["/topics"], null, () => Promise.resolve(1));
  await expect(readKept(["/topics"], null, () => Promise.reject(new Error("404")))).rejects.toThrow("404");
});

test("a person does not get another person's kept answers", async () => {
  const { readKept } = await import("./offline-answers.ts");
  await readKept(["/me"], null, () => Promise.resolve("Omar"));
  localStorage.setItem("person", JSON.stringify({ id: "8", nameAr: null, nameEn: "Alia" }));
  await expect(readKept(["/me"], null, fail)).rejects.toBeInstanceOf(Unreachable);
});

test("at most sixty answers are kept, the most recent ones", async () => {
  const { readKept } = await import("./offline-answers.ts");
  for (let id = 0; id < 70; id += 1) await readKept(["/topics", id], null, () => Promise.resolve(id));
  await expect(readKept(["/topics", 9], null, fail)).rejects.toBeInstanceOf(Unreachable);
  await expect(readKept(["/topics", 10], null, fail)).resolves.toBe(10);
});

test("a query is refetched periodically as long as a kept answer is shown", async () => {
  const { readKept, untilFresh } = await import("./offline-answers.ts");
  const queryHash = JSON.stringify(["/clock"]);
  expect(untilFresh.refetchInterval({ queryHash })).toBe(false);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  await readKept(["/clock"], null, () => Promise.resolve(1));
  const observer = new QueryObserver(client, { queryKey: ["/clock"], queryFn: () => readKept(["/clock"], null, fail) });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  expect(untilFresh.refetchInterval({ queryHash })).toBeGreaterThan(0);
  await readKept(["/clock"], null, () => Promise.resolve(2));
  expect(untilFresh.refetchInterval({ queryHash })).toBe(false);
  stop();
});
