import { describe, expect, it } from "vitest";
import { signInSearchFor, guardNavigation, isOpenPage, safeNext } from "./next-address.ts";

const origin = "https://diwan.example";
const decide = (hasToken: boolean, address: string) => guardNavigation(hasToken, address, origin);

describe("the address after signing in", () => {
  it.each([
    "/community/categories/3?sort=newest",
    "/community/categories/3/topic/12?comment=7#end",
    "/admin/zones?zone=%7B%22id%22%3A1%7D",
    "/no/such/page",
  ])("an address of this site is kept: %s", (next) => {
    expect(safeNext(next, origin)).toBe(next);
  });

  it.each([
    "//evil.example",
    "/community\\\\x",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/x\u007f",
    "https://evil.example/",
    "https://diwan.example/community",
    "javascript:alert(1)",
    "community",
    "",
    "/.//evil.example",
    "/x/..//evil.example",
    "/login",
    "/login?next=/login",
    "/sign-up",
    `/${"x".repeat(3000)}`,
    undefined,
    null,
    7,
    ["/community"],
  ])("any other address is replaced by the home page: %j", (next) => {
    expect(safeNext(next, origin)).toBe("/");
  });

  it("the home page is omitted from the sign-in query", () => {
    expect(signInSearchFor("/")).toEqual({});
    expect(signInSearchFor("/community?x=1")).toEqual({ next: "/community?x=1" });
  });
});

describe("the navigation guard", () => {
  it("a visitor without a token is redirected to the sign-in page from all but the open pages", () => {
    expect(decide(false, "/")).toEqual({ kind: "go", to: "/login", search: {} });
    expect(decide(false, "/community/categories/3?sort=newest#x")).toEqual({
      kind: "go",
      to: "/login",
      search: { next: "/community/categories/3?sort=newest#x" },
    });
    expect(decide(false, "/no/such/page")).toEqual({ kind: "go", to: "/login", search: { next: "/no/such/page" } });
    expect(decide(false, "/loginx")).toMatchObject({ to: "/login" });
    expect(decide(false, "/login/more")).toMatchObject({ to: "/login" });
  });

  it("a visitor without a token stays on the open pages, whatever their query", () => {
    for (const address of ["/login", "/login/", "/login?next=%2F", "/login?confirm=abc", "/sign-up"]) {
      expect(decide(false, address)).toEqual({ kind: "stay" });
    }
  });

  it("a user with a token is redirected home from the open pages, with the codes of mailed links", () => {
    expect(decide(true, "/login")).toEqual({ kind: "go", to: "/", search: {} });
    expect(decide(true, "/sign-up")).toEqual({ kind: "go", to: "/", search: {} });
    expect(decide(true, "/login?next=%2Fcommunity")).toEqual({ kind: "go", to: "/", search: {} });
    expect(decide(true, "/login?confirm=12345678901234567890")).toEqual({
      kind: "go",
      to: "/",
      search: { confirm: "12345678901234567890" },
    });
    expect(decide(true, "/login?reset=a%2Bb")).toEqual({ kind: "go", to: "/", search: { reset: "a+b" } });
  });

  it("a user with a token stays on all other pages", () => {
    for (const address of ["/", "/?confirm=abc", "/community", "/no/such/page", "/user-profile"]) {
      expect(decide(true, address)).toEqual({ kind: "stay" });
    }
  });

  it("only /login and /sign-up are open pages", () => {
    expect(["/login", "/sign-up", "/", "/Login", "/sign-up/x"].map(isOpenPage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
