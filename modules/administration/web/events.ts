import { staleRule } from "#client/stale-rule.ts";

/** Names, colours and weeks are on all screens; the settings themselves, and failed jobs, on those of administrators. */
export const administrationEvents = staleRule<{ action: string; details: object }>(({ action }) => {
  if (action === "settings.changed") return [["/instance"], ["/settings"]];
  return action.startsWith("job.") ? [["/jobs"], ["/dashboard/health"]] : [];
});
