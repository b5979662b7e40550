import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealedSecrets } from "./sealed-secret.ts";
import { soleKey } from "#platform/config/secret-keys.ts";

const secretKeys = soleKey(randomBytes(32));
const secrets = sealedSecrets(secretKeys, "test");
const secret = Buffer.from("الدهناء", "utf8");

test("a sealed secret is opened for its owner, and its ciphertext differs each time", () => {
  const [one, other] = [secrets.seal(secret, "person 1"), secrets.seal(secret, "person 1")];
  expect(secrets.open(one, "person 1")).toEqual(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
  expect(sealedSecrets(secretKeys, "test").open(other, "person 1")).toEqual(secret);
});

test("a sealed secret does not open for another owner, key or purpose, nor after a change", () => {
  const sealed = secrets.seal(secret, "person 1");
  expect(() => secrets.open(sealed, "person 2")).toThrow();
  expect(() => sealedSecrets(soleKey(randomBytes(32)), "test").open(sealed, "person 1")).toThrow();
  expect(() => sealedSecrets(secretKeys, "another").open(sealed, "person 1")).toThrow();
  for (const place of [0, 1, 13, 29, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => secrets.open(changed, "person 1")).toThrow();
  }
  expect(() => secrets.open(sealed.subarray(0, 20), "person 1")).toThrow();
});

test("a secret of another accepted key is opened, but the current key seals", () => {
  const [old, current] = [randomBytes(32), randomBytes(32)];
  const sealed = sealedSecrets(soleKey(old), "test").seal(secret, "person 1");
  for (const beside of [{ previous: [old] }, { next: [old] }]) {
    const both = sealedSecrets({ ...soleKey(current), ...beside }, "test");
    expect(both.inspect(sealed, "person 1")).toEqual({ secret, isCurrent: false });
    expect(() => both.open(sealed, "person 2")).toThrow();
    const again = both.seal(secret, "person 1");
    expect(sealedSecrets(soleKey(current), "test").open(again, "person 1")).toEqual(secret);
    expect(sealedSecrets(soleKey(old), "test").inspect(again, "person 1")).toBeNull();
  }
});
