import { expect, test } from "vitest";
import { readTableFile } from "./read-table-file.ts";

const longest = 5_000;

test("a table is decoded as UTF-8 or else as Windows-1256", async () => {
  expect(await readTableFile(new Blob(["email,الموقع"]), longest)).toBe("email,الموقع");
  expect(await readTableFile(new Blob(["\ufeffemail"]), longest)).toBe("email");
  const windows = new Uint8Array([0xc7, 0xe1, 0xe3, 0xe6, 0xde, 0xda]);
  expect(await readTableFile(new Blob([windows]), longest)).toBe("الموقع");
});

test("a table longer than the limit is not read", async () => {
  expect(await readTableFile(new Blob(["a".repeat(longest + 1)]), longest)).toBeNull();
  expect(await readTableFile(new Blob([new Uint8Array(longest * 2 + 1)]), longest)).toBeNull();
});
