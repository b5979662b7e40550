import type { Route } from "#shared/route.ts";
import { isShownToViewers } from "#shared/shown-to-viewers.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/** Refuses with `viewing_only` what an administrator who sees the portal as somebody else may not do, or not see. */
export function admitViewer({ viewing }: Actor, route: Route): void {
  if (viewing !== undefined && !isShownToViewers(route)) throw refuse("viewing_only");
}
