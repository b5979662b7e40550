import { z } from "zod";
import { decimalNumber, requiredText, version, wholeNumber } from "#shared/fields.ts";
import { idOut, instant, pageQuery } from "#shared/wire.ts";
import { activeFilter, timeZoneName } from "./schemas-parts.ts";

export const fencePolicies = ["block", "flag", "log"] as const;
const radiusBounds = { min: 20, max: 5000, default: 150 } as const;

const radius = wholeNumber(radiusBounds.min, radiusBounds.max);
const maximumAccuracy = wholeNumber(1, 10_000);

const locationFields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  latitude: decimalNumber(-90, 90),
  longitude: decimalNumber(-180, 180),
  radius: radius.default(radiusBounds.default).meta({ description: "Metres." }),
  timeZone: timeZoneName.optional().meta({ description: "IANA; the organisation's when absent." }),
  fencePolicy: z.enum(fencePolicies).default("block"),
  strict: z.boolean().default(false).meta({ description: "Uncertain counts as outside." }),
  maximumAccuracy: maximumAccuracy.default(100).meta({ description: "Metres." }),
  outdoors: z.boolean().default(false).meta({ description: "Work here counts as work outdoors." }),
  isActive: z.boolean().default(true),
};

export const createLocation = z.strictObject(locationFields);

export const updateLocation = z.strictObject({
  version,
  nameAr: locationFields.nameAr.optional(),
  nameEn: locationFields.nameEn.optional(),
  latitude: locationFields.latitude.optional(),
  longitude: locationFields.longitude.optional(),
  radius: radius.optional(),
  timeZone: timeZoneName.optional(),
  fencePolicy: z.enum(fencePolicies).optional(),
  strict: z.boolean().optional(),
  maximumAccuracy: maximumAccuracy.optional(),
  outdoors: z.boolean().optional(),
  isActive: z.boolean().optional(),
});

export const location = z
  .object({
    id: idOut,
    nameAr: z.string(),
    nameEn: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    radius: z.number().int(),
    timeZone: z.string(),
    fencePolicy: z.enum(fencePolicies),
    strict: z.boolean(),
    maximumAccuracy: z.number().int(),
    outdoors: z.boolean(),
    isActive: z.boolean(),
    assignmentCount: z.number().int(),
    createdAt: instant,
    version: z.number().int(),
  })
  .meta({ id: "Location" });
export type Location = z.output<typeof location>;

export const listLocationsQuery = z.strictObject({
  ...pageQuery,
  search: z.string().max(200).optional(),
  isActive: activeFilter.optional(),
});
