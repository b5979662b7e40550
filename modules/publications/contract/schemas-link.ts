import { z } from "zod";
import { optionalText, requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { id, idOut, instant, pageQuery, queryBoolean } from "#shared/wire.ts";
import { audience, audienceInput, namedReference } from "./schemas-audience.ts";
import { isLinkAddress, longestAddress } from "./link-address.ts";

/** Icon names known to the design system. */
export const linkIcons = [
  "briefcase",
  "book",
  "bulb",
  "calendar",
  "coffee",
  "cpu",
  "gift",
  "heart",
  "leaf",
  "message",
  "news",
  "speakerphone",
  "stack",
  "star",
  "users",
] as const;

/** Account needed on the linked site. */
export const signIns = ["none", "workAccount", "ownAccount", "vpn"] as const;
/** Result of the nightly check: `failing` answered with an error, `notPublic` is internal and is not requested. */
const linkHealths = ["working", "failing", "unreachable", "slow", "notPublic"] as const;
export type LinkHealth = (typeof linkHealths)[number];

const longestName = 80;
const longestDescription = 200;
const order = wholeNumber(0, 100_000);

// Groups

const groupFields = { nameAr: requiredText(1, longestName), nameEn: requiredText(1, longestName), order };
export const createLinkGroup = z.strictObject({ ...groupFields, order: order.default(0) });
export const updateLinkGroup = updateBody(groupFields);

export const linkGroup = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    order: z.number().int(),
    linkCount: z.number().int(),
    version: z.number().int(),
    can: z.object({ delete: z.boolean() }),
  })
  .meta({ id: "LinkGroup" });
export type LinkGroup = z.output<typeof linkGroup>;

// Links for link managers

const address = z
  .string()
  .max(longestAddress, { error: `maxLength:${longestAddress}`, abort: true })
  .trim()
  .min(1, "fieldRequired")
  .refine((value) => value === "" || isLinkAddress(value), "linkAddress")
  .transform((value) => value.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()));

const linkFields = {
  group: id,
  nameAr: requiredText(1, longestName),
  nameEn: requiredText(1, longestName),
  descriptionAr: optionalText(longestDescription),
  descriptionEn: optionalText(longestDescription),
  icon: z.enum(linkIcons),
  address: address.meta({ description: "An https or mailto address." }),
  signIn: z.enum(signIns),
  audience: audienceInput,
  order,
  isActive: z.boolean(),
};
export const createLink = z.strictObject({
  ...linkFields,
  icon: linkFields.icon.default("star"),
  signIn: linkFields.signIn.default("none"),
  audience: audienceInput.default(null),
  order: order.default(0),
  isActive: z.boolean().default(true),
});
export type LinkInput = z.input<typeof createLink>;
export const updateLink = updateBody(linkFields);

const named = {
  id: idOut,
  nameAr: z.string(),
  nameEn: z.string(),
  descriptionAr: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  icon: z.string(),
  address: z.string(),
  signIn: z.enum(signIns),
};

export const managedLink = z
  .object({
    ...named,
    group: namedReference,
    audience: audience.nullable(),
    order: z.number().int(),
    isActive: z.boolean(),
    uses: z.number().int().meta({ description: "Number of uses in the last 30 days." }),
    health: z
      .object({
        state: z.enum(linkHealths),
        status: z.number().int().nullable(),
        checkedAt: instant,
        failingSince: instant.nullable(),
      })
      .nullable()
      .meta({ description: "Result of the nightly check; null before the first check and for mail addresses." }),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "ManagedLink" });
export type ManagedLink = z.output<typeof managedLink>;

export const listManagedLinksQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  group: id.optional(),
  isActive: queryBoolean.optional(),
  isBroken: queryBoolean.optional().meta({ description: "Whether the nightly check could not reach them." }),
});

// Links for readers

const link = z.object({ ...named, isFavourite: z.boolean() }).meta({ id: "Link" });
export type Link = z.output<typeof link>;

export const groupedLinks = z
  .object({
    groups: z.array(namedReference.extend({ links: z.array(link) })),
    favouriteLimit: z.number().int().meta({ description: "Maximum number of favourites." }),
  })
  .meta({ id: "LinkShelves" });
export type GroupedLinks = z.output<typeof groupedLinks>;
export const favourite = z.object({ isFavourite: z.boolean() });
