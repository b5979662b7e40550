import { describe, expect, test } from "vitest";
import { fold, foldedWords, runsOf } from "./fold.ts";

describe("different spellings have one form", () => {
  test.each([
    ["أحمد", "احمد"],
    ["إبراهيم", "ابراهيم"],
    ["آمنة", "امنه"],
    ["فاطمة", "فاطمه"],
    ["على", "علي"],
    ["عـــلي", "علي"],
    ["مُحَمَّد", "محمد"],
    ["مؤمن", "مومن"],
    ["هانئ", "هاني"],
    ["ﻣﺤﻤﺪ", "محمد"],
    ["علی", "علي"],
    ["ک", "ك"],
    ["٠٥٥", "055"],
    ["۰۵۵", "055"],
    ["ٱلرحمن", "الرحمن"],
    ["ا\u0653من", "امن"],
    ["\u200fعلي\u200e", "علي"],
    ["Éclair  ÀÇ", "eclair ac"],
    ["İZMİR", "izmir"],
    ["ΟΔΟΣ", "οδοσ"],
    ["  One\tTwo\n", "one two"],
    ["ＡＢＣ １２", "abc 12"],
  ])("%s", (written, folded) => expect(fold(written)).toBe(folded));
});

test("words are letters and digits, whatever separates them", () => {
  expect(foldedWords("«المدرسة» (الجديدة): 12/٣ e-mail!")).toEqual(["المدرسه", "الجديده", "12", "3", "e", "mail"]);
  expect(foldedWords("…؟!")).toEqual([]);
});

test("words are located in the original, although folding shortens it", () => {
  const text = "قال مُحَمَّد: عـــلى ٥٥";
  expect(runsOf(text).map(({ start, end, words }) => [text.slice(start, end), ...words])).toEqual([
    ["قال", "قال"],
    ["مُحَمَّد", "محمد"],
    ["عـــلى", "علي"],
    ["٥٥", "55"],
  ]);
});
