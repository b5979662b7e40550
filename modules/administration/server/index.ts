import type { ToldEvent } from "#platform/events/feed.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { AdministrationContext } from "./context.ts";
import { bindSettings } from "./settings/http.ts";

/** The administration module, ready to be served. */
export type Administration = {
  routes: BoundRoute[];
  /** Drops what this node remembers when settings have changed, here or on another node. */
  observe(events: readonly ToldEvent[]): void;
};

/** Settings, and how the installation is doing. */
export function createAdministration(context: AdministrationContext): Administration {
  return {
    routes: [...bindSettings(context)],
    observe(events) {
      if (events.some(({ action }) => action === "settings.changed")) context.settings.forget();
    },
  };
}
