import type { Transaction } from "#platform/database/database.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { noticeOf } from "../policy.ts";
import { notifyInterested, type Dependencies } from "./deliver-broadcast.ts";

type PersonalKind = "recordChanged" | "managerChanged" | "viewedAs" | "dataReady" | "newDevice" | "recoveryCodeUsed";

/** Notifies a person of an event about them, or instead of them `people`. */
export const notifyAbout = (
  tx: Transaction,
  dependencies: Dependencies,
  kind: PersonalKind,
  personId: string,
  {
    people = [personId],
    actorId = null,
    reason,
  }: { people?: string[]; actorId?: string | null; reason?: unknown } = {},
): Promise<void> => {
  const subject = { kind: "person", id: personId };
  const details = typeof reason === "string" ? { reason } : {};
  return notifyInterested(tx, dependencies, noticeOf({ kind, subject, actorId, details }), people);
};

const managerOf = (values: unknown): string | null => {
  const manager = (values as { manager?: unknown } | undefined)?.manager;
  return typeof manager === "string" ? manager : null;
};

/** Notifies the former and the new manager of a person. */
export const notifyManagers = (
  tx: Transaction,
  dependencies: Dependencies,
  { subject, actorId, details }: Pick<PublishedEvent, "subject" | "actorId" | "details">,
): Promise<void> => {
  const people = [managerOf(details["before"]), managerOf(details["after"])].filter((id) => id !== null);
  return notifyAbout(tx, dependencies, "managerChanged", subject.id, { people, actorId });
};
