import { z } from "zod";
import { optionalText, requiredText, updateBody } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery } from "#shared/wire.ts";
import { isLinkAddress } from "./link-address.ts";
import { audience, audienceInput } from "./schemas-audience.ts";

/** Use of an offer: without a code, with a shared code, or with a personal code. */
const codeKinds = ["none", "shared", "unique"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** State of an offer on a day. */
const promotionStates = ["running", "coming", "over", "inactive"] as const;
export type PromotionState = (typeof promotionStates)[number];

const longestName = 80;
const longestTitle = 120;
const longestText = 1000;
const longestCode = 64;
/** Maximum codes added at once. */
const maxCodes = 5000;

/** A date of an offer; dates outside this range are typing errors. */
const offerDate = civilDate.refine((date) => date >= "2000-01-01" && date <= "2999-12-31", "date");
const webAddress = optionalText(2000).refine(
  (value) => value == null || (isLinkAddress(value) && value.startsWith("https://")),
  "linkAddress",
);

const promotionFields = {
  partnerAr: requiredText(1, longestName),
  partnerEn: requiredText(1, longestName),
  titleAr: requiredText(1, longestTitle),
  titleEn: requiredText(1, longestTitle),
  textAr: optionalText(longestText),
  textEn: optionalText(longestText),
  picture: id.nullish().meta({ description: "An upload of the caller, a picture; null for none." }),
  address: webAddress.meta({ description: "An https address." }),
  startsOn: offerDate,
  endsOn: offerDate.meta({ description: "The last day." }),
  codeKind: z.enum(codeKinds),
  sharedCode: optionalText(longestCode),
  audience: audienceInput,
  isActive: z.boolean(),
};
export const createPromotion = z.strictObject({
  ...promotionFields,
  codeKind: promotionFields.codeKind.default("none"),
  audience: audienceInput.default(null),
  isActive: z.boolean().default(true),
});
export type PromotionInput = z.input<typeof createPromotion>;
export const updatePromotion = updateBody(promotionFields);

export const addCodes = z.strictObject({
  codes: z.array(requiredText(1, longestCode)).min(1).max(maxCodes).meta({ "x-max-bytes": 1_000_000 }),
});

const described = {
  id: idOut,
  partnerAr: z.string(),
  partnerEn: z.string(),
  titleAr: z.string(),
  titleEn: z.string(),
  textAr: z.string().nullable(),
  textEn: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  address: z.string().nullable(),
  startsOn: z.string(),
  endsOn: z.string(),
  codeKind: z.enum(codeKinds),
};

export const promotion = z
  .object({
    ...described,
    daysLeft: z.number().int().meta({ description: "0 on the last day." }),
    code: z.string().nullable().meta({ description: "The shared code, or the caller's own." }),
    areCodesAwaited: z.boolean().meta({ description: "Whether codes are personal and none has been added yet." }),
    can: z.object({ claim: z.boolean().meta({ description: "Whether the caller can claim a code." }) }),
  })
  .meta({ id: "Promotion" });
export type Promotion = z.output<typeof promotion>;

export const managedPromotion = z
  .object({
    ...described,
    state: z.enum(promotionStates),
    pictureFileId: idOut.nullable(),
    sharedCode: z.string().nullable(),
    codes: z
      .object({ all: z.number().int(), left: z.number().int(), isLow: z.boolean() })
      .nullable()
      .meta({ description: "Numbers of personal codes: all, and unclaimed." }),
    audience: audience.nullable(),
    isActive: z.boolean(),
    createdAt: instant,
    version: z.number().int(),
    can: z.object({ delete: z.boolean() }),
  })
  .meta({ id: "ManagedPromotion" });
export type ManagedPromotion = z.output<typeof managedPromotion>;

export const listManagedPromotionsQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  state: z.enum(promotionStates).optional(),
});
