import type { Permission } from "#shared/permissions.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { ViewingFacts } from "./queries.ts";

/**
 * Somebody who sees the portal as another: that other's rights, the viewer's session and language. Null when it has ended,
 * when one of them may no longer be there, or when the other has come to rights that the viewer does not hold.
 */
export function viewerActor(
  viewer: Actor,
  viewingId: string,
  facts: ViewingFacts | null,
  permissions: ReadonlySet<Permission>,
): Actor | null {
  if (facts === null || !facts.isOpen || !facts.isActive || !facts.isAdministrator) return null;
  if (facts.viewerId !== viewer.personId || facts.sessionId !== viewer.sessionId) return null;
  if ([...permissions].some((permission) => !viewer.permissions.has(permission))) return null;
  const { sessionId, generation, locale } = viewer;
  return {
    personId: facts.personId,
    sessionId,
    generation,
    permissions,
    locale,
    secondFactorDue: null,
    viewing: { id: viewingId, viewerId: viewer.personId },
  };
}
