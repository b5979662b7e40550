import { randomInt } from "node:crypto";
import { nowIso, now } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Author } from "#platform/http/author.ts";
import type { ActorChange } from "../context.ts";
import { notifyRequester, recordRequest } from "../rows/deliver-notices.ts";
import { lockRequest, type RequestChange } from "../rows/load-request.ts";
import { insertEvent } from "../rows/store.ts";
import { canRevoke, codeLength, codeAlphabet, grouped, isEmployed, validUntil } from "./policy.ts";
import { lockLetterRow, readEmployee, type LetterFacts, type LetterLanguage } from "./queries.ts";
import { viewerOf } from "./present-letter.ts";
import { markRevoked, insertLetter } from "./store.ts";
import { textOf } from "../effects/policy.ts";

const drawCode = (): string =>
  grouped(Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(""));

const isLanguage = (text: string | null): text is LetterLanguage =>
  text === "both" || text === "arabic" || text === "english";

/** Issues the letter of a request with current facts. Throws `not_employed` if the requester has left since. */
export async function issueLetter({ tx, context, request }: RequestChange, author: Author): Promise<void> {
  const { id: requestId, requester_id: personId, answers } = request;
  const employee = await readEmployee(tx, personId);
  if (employee === null) throw new Error(`Request ${requestId} is nobody's.`);
  const { timeZone, organisationNameEn, organisationNameAr } = await context.settings(tx);
  const at = now();
  const issuedOn = civilDateIn(timeZone, at);
  if (!isEmployed(employee, issuedOn)) throw refuse("not_employed");
  const language = textOf(answers, "language");
  const { left_on: _, is_active: __, ...named } = employee;
  const facts: LetterFacts = {
    organisationEn: organisationNameEn,
    organisationAr: organisationNameAr,
    ...named,
    addressee: textOf(answers, "addressee"),
    language: isLanguage(language) ? language : "both",
    purpose: textOf(answers, "purpose"),
  };
  await insertLetter(tx, {
    code: drawCode(),
    kind: "employment",
    requestId,
    personId,
    issuedOn,
    validUntil: validUntil(issuedOn),
    facts,
    createdAt: at.toISOString(),
  });
  await recordRequest(tx, request, "letter.issued", author, { kind: "employment" });
}

/** Revokes a letter permanently: its check page shows that it is not valid. The requester is notified of the reason. */
export async function revokeLetter(
  { tx, context, actor }: ActorChange,
  { id, requestId, reason }: { id: string; requestId: string; reason: string },
): Promise<void> {
  const { personId } = actor;
  const request = await lockRequest(tx, actor, id);
  const letter = await lockLetterRow(tx, id);
  if (letter === null) throw refuse("not_found");
  if (letter.revoked_at !== null) throw refuse("request_fixed");
  if (!canRevoke(letter, await viewerOf(tx, actor, id))) throw refuse("not_allowed");
  const at = nowIso();
  await markRevoked(tx, [letter.id, at, personId, reason]);
  await insertEvent(tx, id, { kind: "letterRevoked", at, actorId: personId, text: reason });
  await notifyRequester({ tx, context, request }, { personId, outcome: "commented", reason });
  await recordRequest(tx, request, "letter.revoked", { personId, requestId }, { kind: letter.kind });
}
