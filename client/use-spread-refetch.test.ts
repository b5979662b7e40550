import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planRefetch } from "./use-spread-refetch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("many changes cause one refetch of each key, within the delay, and later ones another", () => {
  const client = new QueryClient();
  const refetched = vi.spyOn(client, "invalidateQueries");
  const change = (): void =>
    [["count"], ["list"]].forEach((key) => planRefetch(client, key, { least: 100, spread: 50 }));
  change();
  change();
  vi.advanceTimersByTime(99);
  expect(refetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(51);
  expect(refetched.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(
    expect.arrayContaining([["count"], ["list"]]),
  );
  expect(refetched).toHaveBeenCalledTimes(2);
  change();
  vi.advanceTimersByTime(150);
  expect(refetched).toHaveBeenCalledTimes(4);
});
