import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { TeamContext } from "../context.ts";
import { hashSecret, secretIn } from "./compute-token-hash.ts";
import { listEvents } from "./list-events.ts";
import { feedMessages } from "./messages.ts";
import { presentCalendar } from "./present-calendar.ts";
import { markFeedUsed, selectFeed } from "./store.ts";

const headers = {
  "content-type": "text/calendar; charset=utf-8",
  "content-disposition": 'inline; filename="diwan.ics"',
  // Only the calendar program may keep it, and not without asking again.
  "cache-control": "private, no-cache",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** Sends the calendar of a secret address; 404 for any other, for revoked ones and those of ended accounts. */
export async function readFeed(
  { primary: db }: Database,
  context: TeamContext,
  token: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const secret = secretIn(token);
  const owner = secret === null ? null : await selectFeed(db, hashSecret(secret));
  if (owner === null) throw refuse("not_found");
  const at = now();
  const { locale, kind } = owner;
  const { organisationNameAr, organisationNameEn } = await context.settings(db);
  const body = presentCalendar(await listEvents(db, context, owner), {
    name: `${feedMessages[locale].calendar[kind]} · ${locale === "ar" ? organisationNameAr : organisationNameEn}`,
    locale,
    host: new URL(context.publicUrl()).hostname,
    stamp: new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`),
  });
  await markFeedUsed(db, owner.id, at);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  reply.headers({ ...headers, etag });
  if (request.headers["if-none-match"] === etag) await reply.code(304).send();
  else await reply.send(body);
}
