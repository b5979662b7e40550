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
  const { readOrCached } = await import("./offline-answers.ts");
  await expect(readOrCached(["/topics"], null, fail)).rejects.toBeInstanceOf(Unreachable);
  await readOrCached(["/topics"], null, () => Promise.resolve({ data: [1] }));
  await expect(readOrCached(["/topics"], null, fail)).resolves.toEqual({ data: [1] });
  await expect(readOrCached(["/topics"], "second page", fail)).rejects.toBeInstanceOf(Unreachable);
  await expect(readOrCached(["/others"], null, fail)).rejects.toBeInstanceOf(Unreachable);
});

test("an answer is kept when the page is left before it is idle", async () => {
  const { readOrCached } = await import("./offline-answers.ts");
  vi.stubGlobal(
    "window",
    openPage(() => undefined),
  );
  await readOrCached(["/topics"], null, () => Promise.resolve(1));
  await expect(readOrCached(["/topics"], null, fail)).rejects.toBeInstanceOf(Unreachable);
  window.dispatchEvent(new Event("pagehide"));
  await expect(readOrCached(["/topics"], null, fail)).resolves.toBe(1);
});

test("an error from the server is passed on", async () => {
  const { readOrCached } = await import("./offline-answers.ts");
  await readOrCached(["/topics"], null, () => Promise.resolve(1));
  await expect(readOrCached(["/topics"], null, () => Promise.reject(new Error("404")))).rejects.toThrow("404");
});

test("a person does not get another person's kept answers", async () => {
  const { readOrCached } = await import("./offline-answers.ts");
  await readOrCached(["/me"], null, () => Promise.resolve("Omar"));
  localStorage.setItem("person", JSON.stringify({ id: "8", nameAr: null, nameEn: "Alia" }));
  await expect(readOrCached(["/me"], null, fail)).rejects.toBeInstanceOf(Unreachable);
});

test("at most sixty answers are kept, the most recent ones", async () => {
  const { readOrCached } = await import("./offline-answers.ts");
  for (let id = 0; id < 70; id += 1) await readOrCached(["/topics", id], null, () => Promise.resolve(id));
  await expect(readOrCached(["/topics", 9], null, fail)).rejects.toBeInstanceOf(Unreachable);
  await expect(readOrCached(["/topics", 10], null, fail)).resolves.toBe(10);
});

test("a query is refetched periodically as long as a kept answer is shown", async () => {
  const { readOrCached, refetchUntilFresh } = await import("./offline-answers.ts");
  const queryHash = JSON.stringify(["/clock"]);
  expect(refetchUntilFresh.refetchInterval({ queryHash })).toBe(false);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });
  await readOrCached(["/clock"], null, () => Promise.resolve(1));
  const observer = new QueryObserver(client, {
    queryKey: ["/clock"],
    queryFn: () => readOrCached(["/clock"], null, fail),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  expect(refetchUntilFresh.refetchInterval({ queryHash })).toBeGreaterThan(0);
  await readOrCached(["/clock"], null, () => Promise.resolve(2));
  expect(refetchUntilFresh.refetchInterval({ queryHash })).toBe(false);
  stop();
});
