import { staleRule } from "#client/stale-rule.ts";

/** All screens show names, colours and weeks; those of administrators the settings and failed jobs. */
export const administrationEvents = staleRule<{ action: string; details: object }>(({ action }) => {
  if (action === "settings.changed") return [["/instance"], ["/settings"]];
  return action.startsWith("job.") ? [["/jobs"], ["/dashboard/health"]] : [];
});
