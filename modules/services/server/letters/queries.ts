import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { pageOf } from "#platform/http/paged-statement.ts";
import type { LetterKind } from "../../contract/schemas-letter.ts";

export type LetterLanguage = "both" | "arabic" | "english";

/** Facts in a letter, as of its issue date. */
export type LetterFacts = {
  organisationEn: string;
  organisationAr: string;
  nameEn: string | null;
  nameAr: string | null;
  titleEn: string | null;
  titleAr: string | null;
  departmentEn: string | null;
  departmentAr: string | null;
  /** `YYYY-MM-DD`; null if unknown. */
  joinedOn: string | null;
  /** Text of the requester; null: to whom it may concern. */
  addressee: string | null;
  language: LetterLanguage;
  purpose: string | null;
};

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
const selectOfRequest = statement<LetterRow>(`select ${columns} from letter where request_id = $1 and ${issued}`);
const lockOfRequest = statement<LetterRow>(
  `select ${columns} from letter where request_id = $1 and ${issued} for update`,
);
const selectByCode = statement<LetterRow>(`select ${columns} from letter where code = $1 and ${issued}`);

export const readLetterRow = async (db: Reader, requestId: string): Promise<LetterRow | null> =>
  (await selectOfRequest(db, [requestId]))[0] ?? null;
/** Reads the letter and locks it until the transaction ends. */
export const lockLetterRow = async (db: Reader, requestId: string): Promise<LetterRow | null> =>
  (await lockOfRequest(db, [requestId]))[0] ?? null;

export const findLetter = async (db: Reader, code: string): Promise<LetterRow | null> =>
  (await selectByCode(db, [code]))[0] ?? null;

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

export type EmployeeRow = {
  name_en: string | null;
  name_ar: string | null;
  title_en: string | null;
  title_ar: string | null;
  department_en: string | null;
  department_ar: string | null;
  hire_date: string | null;
  left_on: string | null;
  is_active: boolean;
};

/** Facts about a person that letters state. Values: person. */
export const selectEmployee = statement<EmployeeRow>(`
  select p.name_en, p.name_ar, p.title_en, p.title_ar, d.name_en as department_en, d.name_ar as department_ar,
    p.hire_date::text, p.left_on::text, coalesce(a.status = 'active', false) as is_active
  from person p left join department d on d.id = p.department_id left join account a on a.person_id = p.id
  where p.id = $1`);

const selectApproved = statement<{ has_approved: boolean }>(`
  select exists (
    select from request_decider where request_id = $1 and person_id = $2 and decision = 'approve') as has_approved`);

/** Returns whether a person has approved the request. */
export const hasApproved = async (db: Reader, requestId: string, personId: string): Promise<boolean> =>
  (await selectApproved(db, [requestId, personId]))[0]?.has_approved ?? false;

const selectLogo = statement<{ content: Buffer }>("select content from logo where hash = $1");

/** Returns a logo of the organisation; null if it has been replaced. */
export const readLogoPicture = async (db: Reader, hash: string): Promise<Buffer | null> =>
  (await selectLogo(db, [hash]))[0]?.content ?? null;
