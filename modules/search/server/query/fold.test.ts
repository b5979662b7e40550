import fc from "fast-check";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { fold, foldedWords, writtenWords } from "#shared/fold.ts";
import { useTestDatabase } from "#testing/database.ts";

const { database } = await useTestDatabase(2);

const ask = statement<{ given: string; folded: string; words: string }>(`
  select given, fold_text(given) as folded, search_words(given) as words from unnest($1::text[]) as texts (given)
  where unicode_assigned(given)`);

/** Characters assigned in both Unicode versions; a difference between versions is not an error. */
const isAssigned = (text: string): boolean => !/\p{Cn}|\p{Cs}|\p{Co}/u.test(text);
const letters = "اأإآٱبةتثهىيئیکك ؤءـًٌٍَُِّْٰ٠١٢۳۴ ﷲﻻﺔ éÀçİıßΣσςǅ aBz09.,-'’()\t\n\u00a0\u200c\u200f\u202b\u0640\u06d6\u00ad";
const text = fc.oneof(
  fc.array(fc.constantFrom(...letters), { maxLength: 40 }).map((some) => some.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc
    .array(fc.integer({ min: 0x0600, max: 0x08ff }), { maxLength: 30 })
    .map((points) => String.fromCodePoint(...points)),
  fc.array(fc.integer({ min: 0x1, max: 0x2fff }), { maxLength: 30 }).map((points) => String.fromCodePoint(...points)),
  fc
    .array(fc.integer({ min: 0xf900, max: 0xffef }), { maxLength: 30 })
    .map((points) => String.fromCodePoint(...points)),
);

test("the database and the browser fold every text equally and split it into the same words", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (given) => {
      const texts = given.filter((one) => !one.includes("\0") && isAssigned(one));
      for (const row of await ask(database.primary, [texts])) {
        expect([row.given, row.folded, row.words]).toEqual([
          row.given,
          fold(row.given),
          writtenWords(row.given).join(" "),
        ]);
      }
    }),
    { numRuns: 150 },
  );
});

test("folding is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (given) => fold(fold(given)) === fold(given)),
    { numRuns: 100 },
  );
});

test("a text with a zero-width non-joiner is split into the joined word and the words separated by a space", () => {
  expect(writtenWords("يوم\u200cالعمل")).toEqual(["يومالعمل", "يوم", "العمل"]);
  expect(foldedWords("يوم\u200cالعمل")).toEqual(["يوم", "العمل"]);
  expect(writtenWords("يوم العمل")).toEqual(["يوم", "العمل"]);
});
