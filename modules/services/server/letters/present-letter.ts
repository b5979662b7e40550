import sharp from "sharp";
import type { z } from "zod";
import type { Actor } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { readCalendar, type ActorQuery, type ServicesContext } from "../context.ts";
import type { Letter, LetterInList, listLettersQuery } from "../../contract/schemas-letter.ts";
import { canRevoke, stateOf } from "./policy.ts";
import {
  hasApproved,
  readLetterRow,
  type LetterRow,
  readLogoPicture,
  type LetterLanguage,
  letterPages,
} from "./queries.ts";
import { loadPeople } from "../load-people.ts";

/** Address at which a recipient checks a letter. */
export const checkAddress = ({ publicUrl }: ServicesContext, code: string): string =>
  `${publicUrl().replace(/\/$/, "")}/api/letters/${code}`;

/** Presents a letter on a day, the same to all viewers. */
const letterOf = (row: LetterRow, context: ServicesContext, today: string): Letter => ({
  kind: row.kind,
  state: stateOf(row, today),
  issuedOn: row.issued_on,
  validUntil: row.valid_until,
  link: checkAddress(context, row.code),
  revokedAt: row.revoked_at,
  revokeReason: row.revoke_reason,
});

/** Returns what decides whether the actor may revoke the letter of a request. */
export const viewerOf = async (db: Reader, { personId, permissions }: Actor, requestId: string) => ({
  personId,
  managesServices: permissions.has("service.manage"),
  hasApproved: await hasApproved(db, requestId, personId),
});

/** Presents the letter of a request to a user who can read the request, and whether they may revoke it. */
export async function presentLetter(
  { db, context, actor }: ActorQuery,
  requestId: string,
): Promise<{ letter: Letter | null; canRevoke: boolean }> {
  const row = await readLetterRow(db, requestId);
  if (row === null) return { letter: null, canRevoke: false };
  const { today } = await readCalendar(db, context);
  const viewer = await viewerOf(db, actor, requestId);
  return { letter: letterOf(row, context, today), canRevoke: canRevoke(row, viewer) };
}

/** Returns the organisation's logo for white paper as a PNG; null if there is none. */
export async function readLetterLogo(
  db: Reader,
  { settings }: ServicesContext,
  language: LetterLanguage,
): Promise<Buffer | null> {
  const { logos } = await settings(db);
  const hash = language === "english" ? (logos.enLight ?? logos.arLight) : (logos.arLight ?? logos.enLight);
  const picture = hash === undefined ? null : await readLogoPicture(db, hash);
  return picture === null ? null : sharp(picture).flatten({ background: "#ffffff" }).png().toBuffer();
}

/** Returns all letters, newest first, for service managers. */
export async function listLetters(
  { db, context, actor: { personId } }: ActorQuery,
  query: z.output<typeof listLettersQuery>,
): Promise<PageOf<LetterInList>> {
  const { today } = await readCalendar(db, context);
  const state = query.state ?? null;
  const { data, page } = await readPage<LetterRow>(
    { list: `letters ${state ?? "all"}`, ...byId, fetch: letterPages(db, [state, today]) },
    query,
  );
  const personIds = data.map((row) => row.person_id);
  const find = await loadPeople(db, context.files, personId, personIds);
  const viewer = { personId, managesServices: true, hasApproved: false };
  const letters = data.map((row) => ({
    ...letterOf(row, context, today),
    id: row.id,
    code: row.code,
    request: row.request_id,
    person: find(row.person_id),
    can: { revoke: canRevoke(row, viewer) },
  }));
  return { data: letters, page };
}
