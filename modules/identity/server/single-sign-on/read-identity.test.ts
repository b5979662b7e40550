import { expect, test } from "vitest";
import { readIdentity } from "./read-identity.ts";

const token = { iss: "https://id.wahat.example", sub: "7" };
const email = "omar@wahat.example";

test.each([
  ["the token confirms its own address", { email, email_verified: true }, {}, email],
  ["the provider tells both elsewhere", {}, { email, email_verified: true }, email],
  [
    "the address is the token's, its confirmation another's",
    { email },
    { email: "x@y.example", email_verified: true },
    null,
  ],
  ["the confirmation is the token's, the address another's", { email_verified: true }, { email }, null],
  ["nobody confirms it", { email }, {}, null],
])("an address counts only if its own source has confirmed it: %s", (_, own, more, expected) => {
  expect(readIdentity({ ...token, ...own }, more).email).toBe(expected);
});
