import type { Transaction } from "#platform/database/database.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

type AboutPerson = Pick<PublishedEvent, "subject" | "actorId" | "details">;

/** Notifies some people of an event about a person. */
const tellAbout = (
  tx: Transaction,
  surroundings: Surroundings,
  kind: "recordChanged" | "managerChanged" | "viewedAs",
  { subject, actorId, details }: AboutPerson,
  people: readonly string[],
): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind,
      subject: { kind: "person", id: subject.id },
      topicId: null,
      commentId: null,
      actorId,
      once: null,
      details,
    },
    people,
  );

/** Notifies a person of a change of their record. */
export const tellOfRecord = (tx: Transaction, surroundings: Surroundings, event: AboutPerson): Promise<void> =>
  tellAbout(tx, surroundings, "recordChanged", { ...event, details: {} }, [event.subject.id]);

const managerOf = (values: unknown): string | null => {
  const manager = (values as { manager?: unknown } | undefined)?.manager;
  return typeof manager === "string" ? manager : null;
};

/** Notifies the former and the new manager of a person. */
export const tellManagers = (tx: Transaction, surroundings: Surroundings, event: AboutPerson): Promise<void> => {
  const { before, after } = event.details;
  const managers = [managerOf(before), managerOf(after)].filter((id) => id !== null);
  return tellAbout(tx, surroundings, "managerChanged", { ...event, details: {} }, managers);
};

/** Notifies a person that an administrator views the portal as they do, and of the reason. */
export const tellOfViewing = (tx: Transaction, surroundings: Surroundings, event: AboutPerson): Promise<void> => {
  const { reason } = event.details;
  const details = typeof reason === "string" ? { reason } : {};
  return tellAbout(tx, surroundings, "viewedAs", { ...event, details }, [event.subject.id]);
};
