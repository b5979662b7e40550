import { expect, it } from "vitest";
import { ApiProblem, Unreachable } from "./problems.ts";
import { shouldRetry } from "./query.ts";

it("tries again what did not reach the server, and nothing else", () => {
  expect(shouldRetry(0, new Unreachable("network"))).toBe(true);
  expect(shouldRetry(1, new Unreachable("gateway"))).toBe(true);
  expect(shouldRetry(2, new Unreachable("network"))).toBe(false);
  // A timeout was tried twice by the renewal already; offline is known.
  expect(shouldRetry(0, new Unreachable("timeout"))).toBe(false);
  expect(shouldRetry(0, new Unreachable("offline"))).toBe(false);
  const refusal = new ApiProblem({
    type: "x",
    title: "x",
    status: 403,
    detail: "x",
    code: "not_allowed",
    fields: [],
    requestId: "1",
  });
  expect(shouldRetry(0, refusal)).toBe(false);
  expect(shouldRetry(0, new TypeError("a fault of ours"))).toBe(false);
});
