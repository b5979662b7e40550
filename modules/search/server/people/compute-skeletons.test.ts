import { describe, expect, test } from "vitest";
import { foldedWords } from "#shared/fold.ts";
import { joinedNames, looseSkeletonsOf, skeletonsOf } from "./compute-skeletons.ts";

type Skeletons = (word: string) => string[];

/** Returns whether two spellings of a name's word match. */
const meets = (one: string, other: string, of: Skeletons): boolean => {
  const [word = ""] = foldedWords(other);
  const known = new Set(of(word));
  return foldedWords(one)
    .flatMap(of)
    .some((skeleton) => known.has(skeleton));
};

describe("spellings of one name match in either script", () => {
  test.each([
    ["Layla", "ليلى", "Laela", "Leila", "Lyla", "Laylah"],
    ["Nasser", "ناصر", "Naser", "Nasir", "alnasser", "الناصر"],
    ["Ali", "علي", "Aly", "Alee", "alali", "العلي"],
    ["Alia", "علياء", "Alya", "Aliyah", "Aleya", "عليا"],
    ["Aisha", "عائشة", "Aysha", "Ayesha", "Aishah"],
    ["Yahya", "يحيى", "Yehia", "Yahia"],
    ["Taha", "طه"],
    ["Mai", "مي", "May"],
    ["Wael", "وائل", "Wail"],
    ["Duaa", "دعاء", "Doaa", "Dua"],
    ["Mamdouh", "ممدوح", "Mamduh"],
    ["Abdullah", "عبدالله", "Abdallah", "abdulla"],
    ["Haddad", "حداد", "Hadad"],
    ["Fathi", "فتحي", "Fathy"],
    ["Adham", "أدهم"],
    ["Ishaq", "إسحاق", "Ishak"],
    ["Shaikh", "شيخ", "Shaykh", "asshaikh"],
    ["Saleh", "صالح", "assaleh", "Salih"],
    ["Ghada", "غادة", "Gada"],
    ["Othman", "عثمان", "Osman"],
    ["Jamal", "جمال", "Gamal", "Djamel"],
  ])("%s, %s and all other spellings match each other", (...ways) => {
    for (const one of ways) {
      for (const other of ways) expect([one, other, meets(one, other, skeletonsOf)]).toEqual([one, other, true]);
    }
  });
});

test.each([
  ["Khalid", "Halid"],
  ["خالد", "Halid"],
  ["حسن", "Khassan"],
  ["قاسم", "Ghasem"],
  ["Qasim", "Gasim"],
  ["رمضان", "Ramzan"],
])("%s matches %s phonetically only", (one, other) => {
  expect([meets(one, other, skeletonsOf), meets(one, other, looseSkeletonsOf)]).toEqual([false, true]);
});

test.each([
  ["Ali", "Ola"],
  ["Ali", "علياء"],
  ["Layla", "Ali"],
  ["Lina", "Layla"],
  ["Hassan", "غسان"],
  ["Nasser", "Nora"],
  ["Khalil", "جلال"],
  ["Mai", "Maha"],
])("%s does not match %s", (one, other) => {
  expect([meets(one, other, skeletonsOf), meets(one, other, looseSkeletonsOf)]).toEqual([false, false]);
});

test("initials and articles have no skeleton", () => {
  for (const word of ["h", "ح", "al", "ال", "an", "3"]) expect(skeletonsOf(word)).toEqual([]);
});

test("words of a name that may be written together are joined", () => {
  expect(joinedNames(["as", "saleh", "abdul", "rahman"])).toEqual(["assaleh", "abdulrahman"]);
  expect(joinedNames(["as", "rahman", "sara"])).toEqual([]);
});
