import type { Reader } from "#platform/database/database.ts";
import type { SealedRow } from "#platform/secrets/sealed-source.ts";
import { statement } from "#platform/database/statement.ts";
import type { LockScreen } from "../../contract/kinds.ts";
import type { PushDevice } from "../../contract/push/schemas.ts";
import type { QuietHours } from "../../contract/schemas.ts";
import type { Receiver } from "../mailing/queries.ts";
import { unreadText, type NotificationRow } from "../reading/queries.ts";
import { visibleText } from "../queries.ts";

export const selectKeys = statement<{ publicKey: Buffer; privateKey: Buffer }, []>(
  `select public_key as "publicKey", private_key as "privateKey" from push_key`,
).first;

/** Returns the sealed private key, of which there is one. */
export const readKeyAfter = statement<SealedRow, [id: string | null]>(
  "select id::text as id, private_key as sealed from push_key where $1::text is null",
).all;

/** Joins a subscription `s` to its active session `x` at an instant. */
const activeSession = (moment: `$${number}`): string =>
  `join session x on x.id = s.session_id and x.ended_at is null and x.expires_at > ${moment}`;

export const devicesOf = statement<PushDevice, [personId: string, sessionId: string, at: Date]>(`
  select s.id, x.user_agent as "userAgent", s.created_at as "createdAt", s.session_id = $2 as "isCurrent"
  from push_subscription s ${activeSession("$3")}
  where s.person_id = $1 order by s.created_at desc, s.id desc`).all;

export const subscriptionsOf = statement<{ id: string }, [personId: string, at: Date]>(
  `select s.id from push_subscription s ${activeSession("$2")} where s.person_id = $1 order by s.id`,
).column("id");

const selectOwners = statement<{ personId: string }, [people: readonly string[], at: Date]>(`
  select distinct s.person_id as "personId" from push_subscription s ${activeSession("$2")} where s.person_id = any($1::bigint[])`).column(
  "personId",
);

/** Returns those people who have a device that shows notifications. */
export const peopleWithDevices = async (db: Reader, people: readonly string[], at: Date): Promise<Set<string>> =>
  new Set(await selectOwners(db, people, at));

/** A receiving device, with the formats of its person. */
export type Target = Receiver & {
  personId: string;
  endpoint: string;
  publicKey: Buffer;
  authSecret: Buffer;
  lockScreen: LockScreen;
  quietHours: QuietHours | null;
};

/** Returns the device of a subscription; null if the subscription, its session or the account has ended. */
export const targetOf = statement<Target, [subscriptionId: string, at: Date]>(`
  select s.person_id as "personId", s.endpoint, s.public_key as "publicKey", s.auth_secret as "authSecret",
    a.email::text as email, p.name_en as "nameEn", p.name_ar as "nameAr", p.locale, p.calendar, p.digits,
    p.hour_cycle as "hourCycle", coalesce(f.lock_screen, 'kind') as "lockScreen", f.quiet_hours as "quietHours"
  from push_subscription s ${activeSession("$2")}
  join account a on a.person_id = s.person_id and a.status = 'active'
  join person p on p.id = s.person_id
  left join notification_preference f on f.person_id = s.person_id
  where s.id = $1`).first;

/** Returns the subscription of an endpoint, with the secret known to its browser. */
export const secretAt = statement<{ id: string; personId: string; authSecret: Buffer }, [endpoint: string, at: Date]>(`
  select s.id, s.person_id as "personId", s.auth_secret as "authSecret" from push_subscription s ${activeSession("$2")}
  where s.endpoint = $1`).first;

/** Returns some people with due push messages. */
export const peopleWithDuePushes = statement<{ personId: string }, [at: Date]>(`
  select distinct due.person_id as "personId" from (
    select person_id from notification where push_due_at <= $1 order by push_due_at limit 500
  ) as due`).column("personId");

/** Returns the due, unread and visible notifications of a person; at most 20, newest first. */
export const dueIds = statement<{ id: string }, [personId: string, at: Date, today: string]>(`
  select n.id from notification n
  where n.person_id = $1 and n.push_due_at <= $2 and n.read_at is null and not n.is_hidden and ${visibleText("$3")}
  order by n.latest_at desc, n.id desc limit 20`).column("id");

/** Returns the unread and visible ones among the ids, newest first. */
export const unreadAmong = statement<NotificationRow, [personId: string, ids: readonly string[], today: string]>(
  unreadText("n.id = any($2::bigint[])", "$3"),
).all;
