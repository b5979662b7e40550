import type { CodeKind, ManagedPromotion, PromotionInput } from "#modules/publications/contract/schemas-promotion.ts";
import { audienceBodyOf, audienceValueOf, everybody, type AudienceValue } from "../forms/audience-value.ts";

/** What the form of an offer holds; dates `YYYY-MM-DD`, null while they are missing. */
export type PromotionValues = {
  partnerAr: string;
  partnerEn: string;
  titleAr: string;
  titleEn: string;
  textAr: string;
  textEn: string;
  /** The id of the picture's file. */
  picture: string | null;
  address: string;
  startsOn: string | null;
  endsOn: string | null;
  codeKind: CodeKind;
  sharedCode: string;
  audience: AudienceValue;
  isActive: boolean;
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
  audience: everybody,
  isActive: true,
};

export const valuesOf = (promotion: ManagedPromotion): PromotionValues => ({
  partnerAr: promotion.partnerAr,
  partnerEn: promotion.partnerEn,
  titleAr: promotion.titleAr,
  titleEn: promotion.titleEn,
  textAr: promotion.textAr ?? "",
  textEn: promotion.textEn ?? "",
  picture: promotion.pictureFileId,
  address: promotion.address ?? "",
  startsOn: promotion.startsOn,
  endsOn: promotion.endsOn,
  codeKind: promotion.codeKind,
  sharedCode: promotion.sharedCode ?? "",
  audience: audienceValueOf(promotion.audience),
  isActive: promotion.isActive,
});

/** What the form says, as the server takes it. */
export const bodyOf = ({
  audience,
  startsOn,
  endsOn,
  codeKind,
  sharedCode,
  ...values
}: PromotionValues): PromotionInput => ({
  ...values,
  startsOn: startsOn ?? "",
  endsOn: endsOn ?? "",
  codeKind,
  sharedCode: codeKind === "shared" ? sharedCode : null,
  audience: audienceBodyOf(audience),
});

/** The codes in a text or a table: one a line, or with commas, semicolons and tabs between; each once. */
export const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/^\uFEFF/, "")
      .split(/[\n\r,;\t،؛]+/)
      .map((code) => code.trim().replace(/^"(.*)"$/, "$1"))
      .filter((code) => code !== ""),
  ),
];
