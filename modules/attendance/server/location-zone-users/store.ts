import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import type { createLocationZoneUser } from "../../contract/schemas-location-zone-user.ts";
import { namingTable } from "../effects/store-rule.ts";

export type AssignmentValues = z.output<typeof createLocationZoneUser>;

export const assignmentTable = namingTable("location_zone_user", {
  location: "location_id",
  zone: "zone_id",
  from: "from_date",
  to: "to_date",
  isActive: "is_active",
});
export const lockAssignment = statement<AssignmentValues & { version: number }, [id: string]>(
  assignmentTable.lockText,
).changed;
