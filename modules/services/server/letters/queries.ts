import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { LetterKind } from "../../contract/schemas-letter.ts";

export type LetterLanguage = "both" | "arabic" | "english";

/** Facts in a letter, as of its issue date. */
export type LetterFacts = EmployeeFacts &
  Record<"organisationEn" | "organisationAr", string> & {
    /** Text of the requester; null: to whom it may concern. */
    addressee: string | null;
    language: LetterLanguage;
    purpose: string | null;
  };

/** `joinedOn` is `YYYY-MM-DD`. */
type EmployeeFacts = Record<`${"name" | "title" | "department"}${"En" | "Ar"}` | "joinedOn", string | null>;

export type LetterRow = {
  id: string;
  code: string;
  kind: LetterKind;
  request_id: string;
  person_id: string;
  issued_on: string;
  valid_until: string;
  facts: LetterFacts;
  created_at: string;
  revoked_at: string | null;
  revoke_reason: string | null;
};

const columns = `id, code, kind, request_id, person_id, issued_on::text, valid_until::text, facts, created_at, revoked_at,
  revoke_reason`;
// Letters of erased persons are empty and are left out.
const issued = "facts <> '{}'";
const ofRequest = `select ${columns} from letter where request_id = $1 and ${issued}`;

export const readLetterRow = statement<LetterRow, [requestId: string]>(ofRequest).first;
/** Reads the letter and locks it until the transaction ends. */
export const lockLetterRow = statement<LetterRow, [requestId: string]>(`${ofRequest} for update`).changed;

export const findLetter = statement<LetterRow, [code: string]>(
  `select ${columns} from letter where code = $1 and ${issued}`,
).first;

/** Letters, newest first. Values: state (null: all), today. */
export const letterPages = pageOf<LetterRow>(
  ["id"],
  "desc",
  ({ after, orderBy, size }) => `
    select ${columns} from letter
    where ${after} and ${issued} and ($1::text is null or $1 = case when revoked_at is not null then 'revoked'
      when valid_until < $2::date then 'expired' else 'valid' end)
    order by ${orderBy} limit ${size}`,
);

/** Facts about a person that letters state, and whether the person is employed. */
export const readEmployee = statement<
  EmployeeFacts & { left_on: string | null; is_active: boolean },
  [personId: string]
>(`
  select p.name_en as "nameEn", p.name_ar as "nameAr", p.title_en as "titleEn", p.title_ar as "titleAr",
    d.name_en as "departmentEn", d.name_ar as "departmentAr", p.hire_date as "joinedOn",
    p.left_on, coalesce(a.status = 'active', false) as is_active
  from person p left join department d on d.id = p.department_id left join account a on a.person_id = p.id
  where p.id = $1`).first;

/** Returns whether a person has approved the request. */
export const hasApproved = statement<{ has_approved: boolean }, [requestId: string, personId: string]>(`
  select exists (
    select from request_decider where request_id = $1 and person_id = $2 and decision = 'approve') as has_approved`).value(
  "has_approved",
  false,
);

/** Returns a logo of the organisation; null if it has been replaced. */
export const readLogoPicture = statement<{ content: Buffer }, [hash: string]>(
  "select content from logo where hash = $1",
).value("content", null);
