import { pick } from "#shared/pick.ts";
import type { ManagedPromotion, PromotionInput } from "#modules/publications/contract/schemas-promotion.ts";
import { audienceBodyOf, audienceValueOf, allUsers, type AudienceValue } from "../forms/audience-value.ts";

const unchanged = ["partnerAr", "partnerEn", "titleAr", "titleEn", "codeKind", "isActive"] as const;

/** Dates are `YYYY-MM-DD`, null while missing. */
export type PromotionValues = Pick<ManagedPromotion, (typeof unchanged)[number]> &
  Record<"textAr" | "textEn" | "address" | "sharedCode", string> &
  Record<"startsOn" | "endsOn", string | null> & {
    /** The id of the picture's file. */
    picture: string | null;
    audience: AudienceValue;
  };

export const emptyPromotion: PromotionValues = {
  partnerAr: "",
  partnerEn: "",
  titleAr: "",
  titleEn: "",
  textAr: "",
  textEn: "",
  picture: null,
  address: "",
  startsOn: null,
  endsOn: null,
  codeKind: "none",
  sharedCode: "",
  audience: allUsers,
  isActive: true,
};

export const valuesOf = (promotion: ManagedPromotion): PromotionValues => ({
  ...pick(promotion, [...unchanged, "startsOn", "endsOn"]),
  textAr: promotion.textAr ?? "",
  textEn: promotion.textEn ?? "",
  picture: promotion.pictureFileId,
  address: promotion.address ?? "",
  sharedCode: promotion.sharedCode ?? "",
  audience: audienceValueOf(promotion.audience),
});

export const bodyOf = (values: PromotionValues): PromotionInput => ({
  ...values,
  startsOn: values.startsOn ?? "",
  endsOn: values.endsOn ?? "",
  sharedCode: values.codeKind === "shared" ? values.sharedCode : null,
  audience: audienceBodyOf(values.audience),
});

/** Parses codes from a text or a table, separated by lines, commas, semicolons or tabs, without duplicates. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/^\uFEFF/, "")
      .split(/[\n\r,;\t،؛]+/)
      .map((code) => code.trim().replace(/^"(.*)"$/, "$1"))
      .filter((code) => code !== ""),
  ),
];
