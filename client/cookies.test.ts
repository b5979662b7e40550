import { expect, it } from "vitest";
import { cookieLine, readCookie } from "./cookies.ts";

it("a cookie is read by its full name", () => {
  const cookies = 'xtoken=1; token=abc.def=; userLocation={"lat":24.7,"lng":46.6}; empty=';
  expect(readCookie("token", cookies)).toBe("abc.def=");
  expect(readCookie("userLocation", cookies)).toBe('{"lat":24.7,"lng":46.6}');
  expect(readCookie("oken", cookies)).toBeNull();
  expect(readCookie("empty", cookies)).toBeNull();
  expect(readCookie("token", "")).toBeNull();
});

it("a cookie is written for the whole site, with Secure over https only", () => {
  expect(cookieLine("token", "abc", 2591999.9, false)).toBe("token=abc; Path=/; SameSite=Lax; Max-Age=2591999");
  expect(cookieLine("token", "", -5, true)).toBe("token=; Path=/; SameSite=Lax; Max-Age=0; Secure");
});
