import { statement } from "#platform/database/statement.ts";
import type { Transaction } from "#platform/database/database.ts";
import { currentOrigin } from "./origin.ts";

type One = "all" | `person:${string}` | `permission:${string}`;
/**
 * Clients that are notified of an event: one kind, or several with a space between. Who holds the permission within
 * bounds is notified if a person whom the event concerns is within them: see `concernedBy`.
 */
export type Audience = One | `${One} ${One}` | null;

/** An event, written in the transaction that causes it. */
export type EventRow = {
  /** Noun and verb in the past: "comment.created". */
  action: string;
  /** The acting person; null if there is none, or must not be known. */
  actorId: string | null;
  subject: { kind: string; id: string };
  details?: Record<string, unknown>;
  audience?: Audience;
  requestId?: string | null;
  /** Stores only the date (UTC), if the time would reveal the author. */
  isVague?: boolean;
};

const insertAudit = statement<{ position: string }>(`
  insert into audit (actor_id, action, subject_kind, subject_id, details, audience, request_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, case when $8 then date_trunc('day', now(), 'UTC') else now() end)
  returning xact::text || '-' || id as position`);

/** Wakes the listening nodes at commit; identical notifications of one transaction are one. */
export const wakeNodes = statement<never, []>("select pg_notify('diwan_event', '')").run;

/**
 * Writes the audit row, which is also the outbox row. With an audience, the listening nodes are woken, and read the row
 * themselves.
 */
export async function record(tx: Transaction, event: EventRow): Promise<void> {
  const audience = event.audience ?? null;
  await insertAudit(tx, [
    event.actorId,
    event.action,
    event.subject.kind,
    event.subject.id,
    JSON.stringify({ ...event.details, ...currentOrigin() }),
    audience,
    event.requestId ?? null,
    event.isVague ?? false,
  ]);
  if (audience !== null) await wakeNodes(tx);
}

/**
 * An event about a person: of their own doing unless another actor is given, and with their open screens notified unless
 * another audience is.
 */
export const recordPerson = (
  tx: Transaction,
  { personId, ...event }: { personId: string; actorId?: string | null } & Omit<EventRow, "subject" | "actorId">,
): Promise<void> =>
  record(tx, {
    actorId: personId,
    audience: `person:${personId}`,
    ...event,
    subject: { kind: "person", id: personId },
  });
