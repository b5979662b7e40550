import { z } from "zod";
import { decimalNumber, requiredText, updateBody, wholeNumber } from "#shared/fields.ts";
import { idOut, instant, pageQuery } from "#shared/wire.ts";
import { fencePolicies } from "./kinds.ts";
import { activeFilter, searchWords, timeZoneName, whole } from "./schemas-parts.ts";

const locationFields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  latitude: decimalNumber(-90, 90),
  longitude: decimalNumber(-180, 180),
  radius: wholeNumber(20, 5000).default(150).meta({ description: "Metres." }),
  timeZone: timeZoneName.optional().meta({ description: "IANA; the organisation's when absent." }),
  fencePolicy: z.enum(fencePolicies).default("block"),
  strict: z.boolean().default(false).meta({ description: "Uncertain counts as outside." }),
  maximumAccuracy: wholeNumber(1, 10_000).default(100).meta({ description: "Metres." }),
  outdoors: z.boolean().default(false).meta({ description: "Work here counts as work outdoors." }),
  isActive: z.boolean().default(true),
};

export const createLocation = z.strictObject(locationFields);

export const updateLocation = updateBody(locationFields);

export const location = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    radius: whole,
    timeZone: z.string(),
    fencePolicy: z.enum(fencePolicies),
    strict: z.boolean(),
    maximumAccuracy: whole,
    outdoors: z.boolean(),
    isActive: z.boolean(),
    assignmentCount: whole,
    createdAt: instant,
    version: whole,
  })
  .meta({ id: "Location" });
export type Location = z.output<typeof location>;

export const listLocationsQuery = z.strictObject({
  ...pageQuery,
  search: searchWords,
  isActive: activeFilter.optional(),
});
