import type { PublishedEvent } from "./feed.ts";

const isId = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,17}$/.test(value);

/**
 * The people whom an event concerns, for readers with bounds: its subject if that is a person, otherwise `personId` or
 * `personIds` of its details. Empty for one that concerns the whole organisation.
 */
export function concernedBy({ subject, details }: Pick<PublishedEvent, "subject" | "details">): string[] {
  if (subject.kind === "person") return [subject.id].filter(isId);
  const { personId, personIds } = details;
  return [personId, ...(Array.isArray(personIds) ? personIds : [])].filter(isId);
}
