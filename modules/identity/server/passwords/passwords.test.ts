import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { foldPassword, isBreached, isGuessable } from "./check-password.ts";
import { hashPassword, isOutdated, verifyPassword } from "./compute-password-hash.ts";

describe("breached passwords", () => {
  test.each(["password", "12345678", "qwerty123", "iloveyou", "Welcome1", "FOOTBALL", "ｐａｓｓｗｏｒｄ", "١٢٣٤٥٦٧٨"])(
    "%s is breached",
    (password) => {
      expect(isBreached(password)).toBe(true);
    },
  );

  test.each(["Diwan-2026!", "correct horse 9 battery", "صباح الخير يا رياض", "", "x"])(
    "%j is not breached",
    (password) => {
      expect(isBreached(password)).toBe(false);
    },
  );

  test("the list is sorted, so that binary search finds all its entries, and has more than 15,000 entries", () => {
    const list = readFileSync(join(import.meta.dirname, "breached-passwords.bin"));
    const marks = Array.from({ length: list.length / 4 }, (_, index) => list.readUInt32BE(index * 4));
    expect(marks.length).toBeGreaterThan(15_000);
    expect(marks.every((mark, index) => index === 0 || mark > (marks[index - 1] ?? 0))).toBe(true);
  });

  test("other passwords have few false positives", () => {
    const taken = Array.from({ length: 20_000 }, (_, index) => isBreached(`phrase number ${index} of many`));
    expect(taken.filter(Boolean).length).toBeLessThan(3);
  });

  test("folding keeps passwords apart that users consider different", () => {
    expect(foldPassword("PassWord١")).toBe("password1");
    expect(foldPassword("pass word")).not.toBe(foldPassword("password"));
  });
});

describe("the names and address of the owner", () => {
  const owner = { email: "Omar.Haddad@diwan.example", nameEn: "Omar Haddad", nameAr: "عمر حداد" };
  test.each(["omar.haddad", "OMARHADDAD", "omar haddad", "عمر حداد", "omar.haddad@diwan.example", "diwan.example"])(
    "%s is too easy",
    (password) => {
      expect(isGuessable(password, owner)).toBe(true);
    },
  );

  test("they may be part of a longer password, and a missing Arabic name does not count", () => {
    expect(isGuessable("omar haddad likes tea", owner)).toBe(false);
    expect(isGuessable("", { ...owner, nameAr: null })).toBe(false);
  });
});

describe("hashes", () => {
  test("no password matches a missing hash, and hashes of the same password differ", async () => {
    const [first, second] = await Promise.all([hashPassword("secret words"), hashPassword("secret words")]);
    expect(first).not.toBe(second);
    expect(await verifyPassword(null, "secret words")).toBe(false);
    expect(await verifyPassword(first, "Secret words")).toBe(false);
    expect(await verifyPassword(second, "secret words")).toBe(true);
  });

  test.each([
    ["$argon2id$v=19$m=19456,t=2,p=1$x$y", false],
    ["$argon2id$v=19$m=65536,t=3,p=4$x$y", false],
    ["$argon2id$v=19$m=19455,t=2,p=1$x$y", true],
    ["$argon2id$v=19$m=19456,t=1,p=1$x$y", true],
    ["$argon2i$v=19$m=65536,t=3,p=1$x$y", true],
    ["$2b$10$abcdefghijklmnopqrstuv", true],
  ])("%s is outdated: %s", (hash, outdated) => {
    expect(isOutdated(hash)).toBe(outdated);
  });
});
