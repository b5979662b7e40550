import { expect, test } from "vitest";
import { noContent, route } from "./route.ts";

const things = { path: "/things", summary: "Things.", output: noContent } as const;
const closed = { tokenScope: null, viewing: "hidden" };

test("a route without a decision about tokens or viewing does not compile, and is closed if it runs anyway", () => {
  // @ts-expect-error: no area of tokens
  const writing = route({ ...things, method: "POST", permission: "topic.create" });
  // @ts-expect-error: neither
  const reading = route({ ...things, method: "GET", permission: "signedIn" });
  // @ts-expect-error: nothing about viewing
  const unseen = route({ ...things, method: "HEAD", permission: "signedIn", tokens: "none" });
  for (const each of [writing, reading, unseen]) expect(each).toMatchObject(closed);
  // @ts-expect-error: nothing about viewing
  expect(route({ ...things, method: "GET", permission: "link.manage" }).viewing).toBe("hidden");
});

test("the scope of an administrative permission is administration; no other route belongs to it", () => {
  const managing = { ...things, permission: "link.manage" } as const;
  expect(route({ ...managing, method: "GET", viewing: "shown" }).tokenScope).toBe("administration:read");
  expect(route({ ...managing, method: "PUT" }).tokenScope).toBe("administration:write");
  expect(route({ ...managing, method: "PUT", tokens: "none" })).toMatchObject(closed);
  // @ts-expect-error: an area of employees
  route({ ...managing, method: "PUT", tokens: "publications" });
  // @ts-expect-error: an area of administrators
  route({ ...things, method: "PUT", permission: "signedIn", tokens: "administration" });
  // @ts-expect-error: a public route asks for no token
  route({ ...things, method: "PUT", permission: "public", tokens: "none" });
});

test("a write of a signed-in user in one transaction is idempotent, unless its route says otherwise", () => {
  const writing = { ...things, method: "PUT", permission: "signedIn", tokens: "profile" } as const;
  expect(route(writing)).toMatchObject({ tokenScope: "profile:write", viewing: "hidden", idempotent: true });
  expect(route({ ...writing, idempotent: false }).idempotent).toBe(false);
  expect(route({ ...writing, transaction: "own" }).idempotent).toBe(false);
  expect(route({ ...writing, bearsNoPerson: true }).idempotent).toBe(false);
  expect(route({ ...things, method: "PUT", permission: "public" }).idempotent).toBe(false);
});
