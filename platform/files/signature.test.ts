import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { soleKey } from "#platform/config/secret-keys.ts";
import { createFileSigner, type FileClaim } from "./signature.ts";

const session = (): string => "session";
const [current, old] = [randomBytes(32), randomBytes(32)];

/** Parses a signed address as the route does. */
function claimOf(address: string): [FileClaim, string] {
  const url = new URL(address, "http://localhost");
  const [, , , fileId = "", variant = ""] = url.pathname.split("/");
  const value = (name: string): string => url.searchParams.get(name) ?? "";
  return [{ fileId, variant, personId: value("p"), session: value("n"), expiry: Number(value("e")) }, value("s")];
}

test("an address of a previous key is accepted until the key is removed; only the current key signs", () => {
  const both = createFileSigner({ ...soleKey(current), previous: [old] }, session);
  const [onlyCurrent, onlyOld] = [current, old].map((key) => createFileSigner(soleKey(key), session));
  const earlier = claimOf(onlyOld?.url("1", "small", "2") ?? "");
  expect(both.isGood(...earlier)).toBe(true);
  expect(onlyCurrent?.isGood(...earlier)).toBe(false);
  const fresh = claimOf(both.briefUrl("1", "small", "2"));
  expect(onlyCurrent?.isGood(...fresh)).toBe(true);
  expect(onlyOld?.isGood(...fresh)).toBe(false);
  const forged = claimOf(createFileSigner(soleKey(randomBytes(32)), session).url("1", "small", "2"));
  expect(both.isGood(...forged)).toBe(false);
});
