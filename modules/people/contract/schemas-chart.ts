import { z } from "zod";
import { id, pageQuery, personSummary } from "#shared/wire.ts";
import { place } from "./schemas.ts";

/** Maximum managers above a person. */
export const maxManagers = 100;

export const chartPerson = personSummary
  .extend({
    department: place.nullable(),
    reportCount: z.number().int().meta({ description: "Number of active direct reports." }),
  })
  .meta({ id: "ChartPerson" });
export type ChartPerson = z.output<typeof chartPerson>;

export const chartQuery = z.strictObject({
  person: id.optional().meta({ description: "The person; by default the user." }),
});

/** A person with all managers above, the highest first. */
export const chartPlace = z
  .object({ person: chartPerson, managers: z.array(chartPerson).max(maxManagers) })
  .meta({ id: "ChartPlace" });
export type ChartPlace = z.output<typeof chartPlace>;

export const reportsQuery = z.strictObject({
  ...pageQuery,
  manager: id.optional().meta({ description: "The manager; without one, the people without an active manager." }),
});
