import { expect, test } from "vitest";
import { judgeSignOn, type SignOnFacts } from "./policy.ts";

const account = { personId: "7", status: "active" as const, isConfirmed: true, hasFactor: false, isLinked: false };
const nobody: SignOnFacts = { linkedTo: null, email: null, account: null, mayCreate: false };
const known: SignOnFacts = { ...nobody, email: "omar@wahat.example", account };

test("a linked identity signs in, whatever its address is", () => {
  expect(judgeSignOn({ ...nobody, linkedTo: "3" })).toEqual({ kind: "enter", personId: "3" });
  expect(judgeSignOn({ ...known, linkedTo: "3" })).toEqual({ kind: "enter", personId: "3" });
});

test("an address that both sides have confirmed links an account", () => {
  expect(judgeSignOn(known)).toEqual({ kind: "link", personId: "7" });
});

test.each([
  ["an address that the provider has not confirmed", { ...nobody, mayCreate: true }, "single_sign_on_unknown"],
  ["an unknown address where nobody is let in by it", { ...known, account: null }, "single_sign_on_unknown"],
  ["an account of another identity", { ...known, account: { ...account, isLinked: true } }, "single_sign_on_unknown"],
  ["an address not confirmed here", { ...known, account: { ...account, isConfirmed: false } }, "account_unconfirmed"],
  ["an invitation", { ...known, account: { ...account, status: "invited" as const } }, "account_unconfirmed"],
  ["a sign-up", { ...known, account: { ...account, status: "unconfirmed" as const } }, "account_unconfirmed"],
  ["who waits", { ...known, account: { ...account, status: "waiting" as const } }, "account_waiting"],
  ["who has left", { ...known, account: { ...account, status: "disabled" as const } }, "account_disabled"],
  ["a second factor", { ...known, account: { ...account, hasFactor: true } }, "single_sign_on_link_first"],
])("%s is refused", (_, facts, code) => {
  expect(judgeSignOn(facts)).toEqual({ kind: "refuse", code });
});

test("an unknown person of an allowed domain is created, but never if an account has the address", () => {
  expect(judgeSignOn({ ...known, account: null, mayCreate: true })).toEqual({
    kind: "create",
    email: "omar@wahat.example",
  });
  const left = { ...known, mayCreate: true, account: { ...account, status: "disabled" as const } };
  expect(judgeSignOn(left)).toEqual({ kind: "refuse", code: "account_disabled" });
});
