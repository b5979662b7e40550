import { expect, test } from "vitest";
import { sessionSeconds } from "./access-token.ts";

const tokenOf = (claims: object): string => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;

test.each([
  ["no token", "nothing"],
  ["no claims", "a..b"],
  ["not base64url", "a.{}.b"],
  ["not JSON", `a.${Buffer.from("{").toString("base64url")}.b`],
  ["without an end", tokenOf({ iat: 5 })],
  ["an end before its beginning", tokenOf({ iat: 5, sxp: 4 })],
  ["an end in words", tokenOf({ iat: 5, sxp: "6" })],
])("a token with %s returns null", (_, token) => {
  expect(sessionSeconds(token)).toBeNull();
});

test("a token returns the seconds from issue to the end of the session", () => {
  expect(sessionSeconds(tokenOf({ sub: "1", iat: 1_767_600_000, sxp: 1_770_192_000 }))).toBe(30 * 86_400);
});
