import { expect, test } from "vitest";
import { longestTable, readTableFile } from "./table-text.ts";

test("a table is read as it was saved: in UTF-8, or in the Arabic of Windows", async () => {
  expect(await readTableFile(new Blob(["email,الموقع"]))).toBe("email,الموقع");
  expect(await readTableFile(new Blob(["\ufeffemail"]))).toBe("email");
  const windows = new Uint8Array([0xc7, 0xe1, 0xe3, 0xe6, 0xde, 0xda]);
  expect(await readTableFile(new Blob([windows]))).toBe("الموقع");
});

test("what is longer than a table may be is not read", async () => {
  expect(await readTableFile(new Blob(["a".repeat(longestTable + 1)]))).toBeNull();
  expect(await readTableFile(new Blob([new Uint8Array(longestTable * 2 + 1)]))).toBeNull();
});
