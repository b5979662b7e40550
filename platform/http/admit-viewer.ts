import type { Route } from "#shared/route.ts";
import { isShownToViewers } from "#shared/shown-to-viewers.ts";
import type { Actor } from "./actor.ts";
import { refuse } from "./refuse.ts";

/** Throws `viewing_only` if an administrator who views the portal as another user calls a route closed to viewers. */
export function admitViewer({ viewing }: Actor, route: Route): void {
  if (viewing !== undefined && !isShownToViewers(route)) throw refuse("viewing_only");
}
