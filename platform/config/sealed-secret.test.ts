import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealedSecrets } from "./sealed-secret.ts";

const secretKey = randomBytes(32);
const secrets = sealedSecrets(secretKey, "test");
const secret = Buffer.from("الدهناء", "utf8");

test("a sealed secret is opened for its owner, and its ciphertext differs each time", () => {
  const [one, other] = [secrets.seal(secret, "person 1"), secrets.seal(secret, "person 1")];
  expect(secrets.open(one, "person 1")).toEqual(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
  expect(sealedSecrets(secretKey, "test").open(other, "person 1")).toEqual(secret);
});

test("a sealed secret does not open for another owner, key or purpose, nor after a change", () => {
  const sealed = secrets.seal(secret, "person 1");
  expect(() => secrets.open(sealed, "person 2")).toThrow();
  expect(() => sealedSecrets(randomBytes(32), "test").open(sealed, "person 1")).toThrow();
  expect(() => sealedSecrets(secretKey, "another").open(sealed, "person 1")).toThrow();
  for (const place of [0, 1, 13, 29, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => secrets.open(changed, "person 1")).toThrow();
  }
  expect(() => secrets.open(sealed.subarray(0, 20), "person 1")).toThrow();
});
