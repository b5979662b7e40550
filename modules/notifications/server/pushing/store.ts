import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { NotificationKind } from "../../contract/kinds.ts";
import type { NewSubscription, PushDevice } from "../../contract/push/schemas.ts";

/** Stores the keys unless there are some already; the private key is sealed. */
export const storeKeys = statement<never, [publicKey: Buffer, privateKey: Buffer, at: string]>(`
  insert into push_key (public_key, private_key, created_at) values ($1, $2, $3) on conflict do nothing`).run;

export const resealKey = statement<never, [id: string, from: Buffer, to: Buffer]>(
  "update push_key set private_key = $3 where id = $1::int and private_key = $2",
).run;

const bytes = ({ endpoint, keys }: NewSubscription): readonly unknown[] => [
  endpoint,
  Buffer.from(keys.p256dh, "base64url"),
  Buffer.from(keys.auth, "base64url"),
];

type Entered = Pick<PushDevice, "id" | "createdAt" | "userAgent">;

const clear = statement<never>("delete from push_subscription where endpoint = $1 or session_id = $2::uuid");
const insert = statement<Entered>(`
  insert into push_subscription as s (endpoint, public_key, auth_secret, person_id, session_id, created_at)
  values ($1, $2, $3, $4, $5, $6)
  returning s.id, s.created_at as "createdAt",
    (select x.user_agent from session x where x.id = s.session_id) as "userAgent"`).inserted;

/** Stores the browser of a session; replaces earlier subscriptions of the session or the browser. */
export async function insertSubscription(
  tx: Transaction,
  { personId, sessionId }: { personId: string; sessionId: string },
  subscription: NewSubscription,
  at: Date,
): Promise<Entered> {
  await clear(tx, [subscription.endpoint, sessionId]);
  return insert(tx, ...bytes(subscription), personId, sessionId, at);
}

const clearOther = statement<never>("delete from push_subscription where endpoint = $1 and id <> $2");
const replace = statement<never>(`
  update push_subscription set endpoint = $1, public_key = $2, auth_secret = $3 where id = $4`);

export async function replaceSubscription(tx: Transaction, id: string, subscription: NewSubscription): Promise<void> {
  await clearOther(tx, [subscription.endpoint, id]);
  await replace(tx, [...bytes(subscription), id]);
}

/** Returns whether the person had the subscription. */
export const removeOwnSubscription = statement<{ id: string }, [id: string, personId: string]>(
  "delete from push_subscription where id = $1 and person_id = $2 returning id",
).hasChanged;

/** Removes a subscription that its push service no longer knows, unless its address has changed since. */
export const removeSubscription = statement<never, [id: string, endpoint: string]>(
  "delete from push_subscription where id = $1 and endpoint = $2",
).run;

/** Removes subscriptions of ended sessions: of a person, or with null of all users. */
export const removeEndedSubscriptions = statement<never, [personId: string | null, at: Date]>(`
  delete from push_subscription s
  where ($1::bigint is null or s.person_id = $1) and not exists (
    select from session x where x.id = s.session_id and x.ended_at is null and x.expires_at > $2)`).run;

/** Clears the due times of a person: push messages have been enqueued. */
export const settleDue = statement<never, [personId: string, at: Date]>(
  "update notification set push_due_at = null where person_id = $1 and push_due_at <= $2",
).run;

/** Postpones the due push messages of a person, and drops those of some kinds. */
export const postponeDue = statement<
  never,
  [personId: string, at: Date, until: Date, dropped: readonly NotificationKind[]]
>(`
  update notification set push_due_at = case when kind <> all($4::text[]) then $3::timestamptz end
  where person_id = $1 and push_due_at <= $2`).run;
