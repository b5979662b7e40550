import { staleRule } from "#client/stale-rule.ts";

/** Names, colours and weeks are on everybody's screen; the settings themselves on those of administrators. */
export const administrationEvents = staleRule<{ action: string; details: object }>(({ action }) =>
  action === "settings.changed" ? [["/instance"], ["/settings"]] : [],
);
