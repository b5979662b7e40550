import type { Actor } from "#platform/http/actor.ts";
import type { Rights } from "../roles/queries.ts";
import type { ViewingFacts } from "./store.ts";

/**
 * Returns the actor of a viewing: the person's permissions with the viewer's session and language. Null if it has
 * ended, if either account is no longer allowed, or if the person has gained permissions that the viewer lacks.
 */
export function viewerActor(
  viewer: Actor,
  viewingId: string,
  facts: ViewingFacts | null,
  { permissions, bounds }: Rights,
): Actor | null {
  if (facts === null || !facts.isOpen || !facts.isActive || !facts.isAdministrator) return null;
  if (facts.viewerId !== viewer.personId || facts.sessionId !== viewer.sessionId) return null;
  if ([...permissions].some((permission) => !viewer.permissions.has(permission))) return null;
  if ([...bounds.keys()].some((permission) => !viewer.permissions.has(permission))) return null;
  const { sessionId, generation, locale } = viewer;
  return {
    personId: facts.personId,
    sessionId,
    generation,
    permissions,
    bounds,
    locale,
    secondFactorDue: null,
    viewing: { id: viewingId, viewerId: viewer.personId },
  };
}
