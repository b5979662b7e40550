import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { soleKey, type SecretKeys } from "#platform/config/secret-keys.ts";
import { createAccessTokens, createRefreshTokens } from "./create-tokens.ts";

const [current, other] = [randomBytes(32), randomBytes(32)];
const claims = { personId: "1", sessionId: "0b6f3a52-9a0d-4b7c-8d43-0f1f5a3c2e11", generation: 3 };
const end = Date.now() + 3_600_000;

const access = (keys: SecretKeys) => createAccessTokens(keys).issue(claims, end);
const refresh = (keys: SecretKeys) => createRefreshTokens(keys).issue(claims.sessionId, claims.generation);

describe.each<[string, SecretKeys]>([
  ["next", { ...soleKey(current), next: [other] }],
  ["previous", { ...soleKey(current), previous: [other] }],
])("with a %s key", (_, both) => {
  test("its tokens are accepted beside those of the current one", async () => {
    for (const signing of [soleKey(other), soleKey(current)]) {
      expect(await createAccessTokens(both).read(await access(signing))).toMatchObject(claims);
      expect(createRefreshTokens(both).read(refresh(signing))).toMatchObject({ generation: 3 });
    }
  });

  test("only the current key signs", async () => {
    expect(await createAccessTokens(soleKey(current)).read(await access(both))).toMatchObject(claims);
    expect(await createAccessTokens(soleKey(other)).read(await access(both))).toBeNull();
    expect(createRefreshTokens(soleKey(current)).read(refresh(both))).toMatchObject({ generation: 3 });
    expect(createRefreshTokens(soleKey(other)).read(refresh(both))).toBeNull();
  });

  test("tokens of an unknown or a removed key are refused", async () => {
    const unknown = soleKey(randomBytes(32));
    expect(await createAccessTokens(both).read(await access(unknown))).toBeNull();
    expect(createRefreshTokens(both).read(refresh(unknown))).toBeNull();
    expect(await createAccessTokens(soleKey(current)).read(await access(soleKey(other)))).toBeNull();
    expect(createRefreshTokens(soleKey(current)).read(refresh(soleKey(other)))).toBeNull();
  });
});
