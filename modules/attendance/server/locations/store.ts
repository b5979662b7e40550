import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import type { createLocation } from "../../contract/schemas-location.ts";
import { ruleTable } from "../effects/store-rule.ts";

export type LocationValues = z.output<typeof createLocation> & { timeZone: string };

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  latitude: "latitude",
  longitude: "longitude",
  radius: "radius",
  timeZone: "time_zone",
  fencePolicy: "fence_policy",
  strict: "strict",
  maximumAccuracy: "maximum_accuracy",
  outdoors: "outdoors",
  isActive: "is_active",
};

/** Deleted locations stay for the names of punches and days. */
export const locationTable = ruleTable("location", columns, { isKept: true });
export const lockLocation = statement<LocationValues & { version: number }, [id: string]>(
  locationTable.lockText,
).changed;
