import { expect, test } from "vitest";
import { createPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { bodyOf, codesIn, emptyPromotion } from "./promotion-values.ts";

test("codes are parsed from lines and tables without duplicates", () => {
  expect(codesIn('\uFEFFA-1\r\n"A-2";A-3\t A-1 ,\n\nA-4، A-5')).toEqual(["A-1", "A-2", "A-3", "A-4", "A-5"]);
  expect(codesIn(" \n ")).toEqual([]);
});

test("the request body passes the schema of the server", () => {
  const words = { partnerAr: "شريك", partnerEn: "Partner", titleAr: "عرض", titleEn: "Offer" };
  const filled = { ...emptyPromotion, ...words, startsOn: "2026-01-01", endsOn: "2026-02-01" };
  expect(createPromotion.parse(bodyOf(filled))).toMatchObject({ address: null, sharedCode: null, audience: null });
  expect(bodyOf({ ...filled, codeKind: "unique", sharedCode: "LEFT OVER" }).sharedCode).toBeNull();
});
