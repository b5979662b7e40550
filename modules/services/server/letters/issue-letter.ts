import { randomInt } from "node:crypto";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Author, ServicesContext } from "../context.ts";
import { textOf } from "../effects/read-answers.ts";
import type { RequestRow } from "../requests/queries.ts";
import { recordRequest } from "../requests/record-request.ts";
import { codeLength, codeSigns, grouped, isEmployed, validUntil } from "./policy.ts";
import { selectEmployee, type LetterFacts, type LetterLanguage } from "./queries.ts";
import { insertLetter } from "./store.ts";

const drawCode = (): string =>
  grouped(Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join(""));

const isLanguage = (text: string | null): text is LetterLanguage =>
  text === "both" || text === "arabic" || text === "english";

/** Issues the letter of a request with current facts. Throws `not_employed` if the requester has left since. */
export async function issueLetter(
  tx: Transaction,
  context: ServicesContext,
  request: RequestRow,
  author: Author,
): Promise<void> {
  const { id: requestId, requester_id: personId, answers } = request;
  const [employee] = await selectEmployee(tx, [personId]);
  if (employee === undefined) throw new Error(`Request ${requestId} is nobody's.`);
  const { timeZone, organisationNameEn, organisationNameAr } = await context.settings(tx);
  const at = now();
  const issuedOn = civilDateIn(timeZone, at);
  if (!isEmployed(employee, issuedOn)) throw refuse("not_employed");
  const language = textOf(answers, "language");
  const facts: LetterFacts = {
    organisationEn: organisationNameEn,
    organisationAr: organisationNameAr,
    nameEn: employee.name_en,
    nameAr: employee.name_ar,
    titleEn: employee.title_en,
    titleAr: employee.title_ar,
    departmentEn: employee.department_en,
    departmentAr: employee.department_ar,
    joinedOn: employee.joined_at === null ? null : civilDateIn(timeZone, new Date(employee.joined_at)),
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
    at: at.toISOString(),
  });
  await recordRequest(tx, request, "letter.issued", author, { kind: "employment" });
}
