import { z } from "zod";
import { id, pageQuery, personSummary } from "#shared/wire.ts";
import { place } from "./schemas.ts";

/** Maximum managers above a person. */
export const mostManagers = 100;

export const chartPerson = personSummary
  .extend({
    department: place.nullable(),
    reportCount: z.number().int().meta({ description: "How many active people report to them directly." }),
  })
  .meta({ id: "ChartPerson" });
export type ChartPerson = z.output<typeof chartPerson>;

export const chartQuery = z.strictObject({
  person: id.optional().meta({ description: "Whose place is asked for; mine by default." }),
});

/** A person with all managers above, the highest first. */
export const chartPlace = z
  .object({ person: chartPerson, managers: z.array(chartPerson).max(mostManagers) })
  .meta({ id: "ChartPlace" });
export type ChartPlace = z.output<typeof chartPlace>;

export const reportsQuery = z.strictObject({
  ...pageQuery,
  manager: id.optional().meta({ description: "Whose reports; without it, everybody who reports to nobody active." }),
});
