// Written by `npm run schema` from the real schema; never edited by hand.
import type { ColumnType } from "kysely";
import type { JsonInput, JsonValue } from "./json.ts";

/** A column with a default: may be left out of an insert. */
type Default<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** A column that only the database writes. */
type Always<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;
/** 64 bits: text, since a JavaScript number would round it. */
type Int8 = ColumnType<string, string | number, string | number>;
/** Decimal: text, since a JavaScript number would round it. */
type Numeric = ColumnType<string, string | number, string | number>;
/** An instant as ISO 8601 text in UTC, with microseconds. */
type Instant = ColumnType<string, string | Date, string | Date>;
type Json = ColumnType<JsonValue, JsonInput, JsonInput>;

/** Leave, missions and permissions that were granted; times are local to the place of work. */
export interface AbsenceTable {
  id: Default<Int8>;
  person_id: Int8;
  kind: "leave" | "halfLeave" | "mission" | "remote" | "permission";
  from_date: string;
  from_time: Default<string>;
  to_date: string;
  to_time: Default<string>;
  lookup_id: Int8 | null;
  note: string | null;
  created_by: Int8 | null;
  created_at: Instant;
  version: Default<number>;
  /** The approved request that entered it; null where an officer did. Leave that was cut has several absences. */
  request_id: Int8 | null;
}

/** One report. It has no time, and its id is random: neither tells when it came, or after which other. */
export interface AbuseReportTable {
  id: Default<string>;
  case_id: Int8;
  reason: "harassment" | "hate" | "violence" | "falseInformation" | "privateData" | "spam" | "intellectualProperty" | "other";
  text: string | null;
  /** HMAC of case and person under a key outside the database: one report a person and case, and nothing that two cases share. Forgotten when the case is decided. */
  pseudonym: Buffer | null;
  /** Only of claims of intellectual property, whose authors are named and know it. */
  reporter_id: Int8 | null;
}

/** How a person signs in; owned by the module identity. */
export interface AccountTable {
  person_id: Int8;
  email: string;
  password_hash: string | null;
  status: "unconfirmed" | "waiting" | "invited" | "active" | "disabled";
  created_at: Default<Instant>;
  confirmed_at: Instant | null;
  /** Counts what officers change of the account and of its roles. */
  version: Default<number>;
  /** Sessions are forgotten; this stays. */
  last_signed_in_at: Instant | null;
  /** The address that takes the place of the present one once its owner confirms it. */
  pending_email: string | null;
  /** The owner or an administrator has still to agree; until then the new mailbox is not asked. */
  is_pending_held: Default<boolean>;
}

export interface AcknowledgementTable {
  topic_id: Int8;
  person_id: Int8;
  acknowledged_at: Instant;
  /** The version of the topic that was read. */
  topic_version: number;
}

/** What was going on on a date of the organisation's zone. A date is final once it was counted after its end. */
export interface ActivityDayTable {
  date: string;
  /** People who used a session on that date; null where it was not counted while it lasted. */
  active_people: number | null;
  topics: number;
  comments: number;
  counted_at: Instant;
}

export interface AttendanceDayTable {
  person_id: Int8;
  date: string;
  /** 0 for a row without a slot. */
  slot: Default<number>;
  zone_id: Int8 | null;
  /** The first place of the assignments that decide; null where none does. */
  location_id: Int8 | null;
  permitted_locations: Default<string[]>;
  time_zone: string;
  slot_start: Instant | null;
  slot_end: Instant | null;
  window_opens: Instant | null;
  window_closes: Instant | null;
  /** When its window closes; for a row without a slot, when its local date ends. */
  final_after: Instant;
  required_minutes: number;
  first_in: Instant | null;
  last_out: Instant | null;
  /** A session is open. */
  is_in: boolean;
  worked_minutes: number;
  late_minutes: number;
  early_minutes: number;
  extra_before_minutes: number;
  extra_after_minutes: number;
  state: "scheduled" | "present" | "halfDay" | "absent" | "incomplete" | "off" | "holiday" | "leave" | "halfLeave" | "workedOnDayOff" | "unscheduled";
  provisional: boolean;
  flags: Default<string[]>;
  reasons: Default<Json>;
  /** The count of changes of rules when it last changed. */
  rule_version: Int8;
}

/** Months whose days nothing changes any more, until an officer opens them again. */
export interface AttendanceMonthTable {
  month: string;
  locked_at: Instant;
  locked_by: Int8 | null;
  /** The reason of the officer who locked the month with open lines; for other officers. */
  note: string | null;
  /** The lines of the checklist that were open then, with their counts. */
  open_lines: Default<Json>;
}

/** How far the rows of a local date have been made for everybody. */
export interface AttendanceOpeningTable {
  time_zone: string;
  date: string;
  after_person_id: Default<Int8>;
  opened_at: Instant | null;
}

/** Held by whoever changes a person's punches and days, one at a time. */
export interface AttendancePersonTable {
  person_id: Int8;
}

/** Which reminders were sent, so that none is sent twice. */
export interface AttendanceReminderTable {
  person_id: Int8;
  date: string;
  slot: number;
  kind: "beforeStart" | "forgottenCheckOut";
}

/** Counts the changes of rules. Who changes a rule holds this row, so that conflicts are looked for one at a time. */
export interface AttendanceRulesTable {
  is_only: Default<boolean>;
  version: Default<Int8>;
}

/** What happened, append-only: audit trail and outbox in one. Readers follow (xact, id) up to the oldest running transaction, so none is skipped. */
export interface AuditTable {
  xact: Default<Int8>;
  id: Always<Int8>;
  at: Default<Instant>;
  actor_id: Int8 | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  details: Default<Json>;
  /** Whose open screens are told: all, person:ID or permission:NAME; null for nobody. */
  audience: string | null;
  request_id: string | null;
}

/** What entries of the audit are found by, made of them by a job a little behind; see audit_vector. */
export interface AuditDocumentTable {
  at: Instant;
  id: Int8;
  /** Words begin with their week, so that a search reads those of some weeks only. Marks: ~w week, ~k action, ~s subject, ~a actor. */
  words: string;
}

/** Entries up to newer_* are in audit_document, but for those before older_*, which are brought in from the newest to the oldest; null once they are. */
export interface AuditFillingTable {
  is_only: Default<boolean>;
  newer_xact: Int8;
  newer_id: Int8;
  older_xact: Int8 | null;
  older_id: Int8 | null;
}

/** Hash chain over batches of audit rows, written by a job, so that no write waits for another. */
export interface AuditSealTable {
  number: Int8;
  last_xact: Int8;
  last_id: Int8;
  row_count: number;
  previous_hash: Buffer;
  hash: Buffer;
  sealed_at: Instant;
  /** The name of the key of the hash (HMAC with SHA-256); sha256 for a plain hash, of the releases before keys. */
  key: string;
}

/** The last seal that was set without a key: plain ones after it are forged. */
export interface AuditSealKeyingTable {
  is_only: Default<boolean>;
  last_plain: Int8;
}

/** When the whole chain of seals was computed again, and what came out; owned by the module administration. */
export interface AuditVerificationTable {
  id: Default<Int8>;
  asked_by: Int8 | null;
  started_at: Instant;
  finished_at: Instant | null;
  seals: Default<Int8>;
  row_count: Default<Int8>;
  sealed_until: Instant | null;
  fault_seal: Int8 | null;
  fault: "sealMissing" | "notFollowing" | "rowsMissing" | "rowsAdded" | "changed" | "notKeyed" | "keyUnknown" | null;
}

export interface BulkActionTable {
  id: Default<Int8>;
  person_id: Int8;
  action: "activate" | "deactivate" | "delete" | "move" | "unfeature";
  filters: Json | null;
  state: Default<"running" | "done" | "undoing" | "undone" | "failed">;
  total: number;
  /** Topics looked at so far; while undoing, those looked at again. */
  done: Default<number>;
  reason: string | null;
  created_at: Instant;
  finished_at: Instant | null;
  undone_at: Instant | null;
  move_to: Int8 | null;
  /** Topics that were changed: the others were so already, or gone. */
  changed: Default<number>;
  /** Topics that undoing left alone, since somebody had changed them in the meantime. */
  kept: Default<number>;
  request_id: string | null;
}

export interface BulkActionTopicTable {
  bulk_action_id: Int8;
  topic_id: Int8;
  /** What the topic was before; null until it has been changed. */
  before: Json | null;
  /** Whether it was put back; null until undoing has come to it. */
  undone: boolean | null;
}

export interface BulkCorrectionTable {
  id: Always<Int8>;
  /** outage: present for the whole shift; checkOut: the missing check-out was added; absence: an absence was entered. */
  cause: "outage" | "checkOut" | "absence";
  /** Of an absence its type. */
  reason_id: Int8 | null;
  note: string | null;
  created_by: Int8 | null;
  created_at: Instant;
  undone_by: Int8 | null;
  undone_at: Instant | null;
}

/** The punches and absences that a bulk correction entered for a person and date. */
export interface BulkCorrectionRowTable {
  bulk_correction_id: Int8;
  person_id: Int8;
  date: string;
  /** Punches that it entered. */
  entered: Default<string[]>;
  /** Punches that it voided; they count again when it is taken back. */
  voided: Default<string[]>;
  absence_id: Int8 | null;
}

/** A secret address of a calendar, valid until it is revoked. Owned by the module team. */
export interface CalendarFeedTable {
  id: Default<Int8>;
  person_id: Int8;
  kind: "mine" | "team" | "holidays";
  /** SHA-256 of the secret in the address, which only its owner has seen, once. */
  token_hash: Buffer;
  /** The first characters of the secret, by which its owner recognises it. */
  token_start: string;
  created_at: Instant;
  /** Written once a minute at most. */
  last_used_at: Instant | null;
}

/** Where topics live. 1 is "All": every topic, posted into by nobody. topic_count counts listed topics. */
export interface CategoryTable {
  id: Default<Int8>;
  name_en: string;
  name_ar: string;
  description_en: string | null;
  description_ar: string | null;
  icon: Default<string>;
  color: Default<string>;
  position: number;
  posting: Default<"everyone" | "moderators" | "nobody">;
  is_active: Default<boolean>;
  topic_count: Default<number>;
  version: Default<number>;
  created_at: Default<Instant>;
}

export interface CategoryFollowingTable {
  category_id: Int8;
  person_id: Int8;
  level: "follow" | "mute";
}

/** Everything in a category up to this moment is read; category 1 means everywhere. */
export interface CategoryReadingTable {
  person_id: Int8;
  category_id: Int8;
  read_at: Instant;
}

/** Two visible levels: a reply hangs on its root (parent_id); reply_to_id is the comment it answers. A deleted one with replies stays as a placeholder. */
export interface CommentTable {
  id: Default<Int8>;
  topic_id: Int8;
  parent_id: Int8 | null;
  reply_to_id: Int8 | null;
  author_id: Int8;
  content: string;
  like_count: Default<number>;
  /** Replies that are not deleted. */
  reply_count: Default<number>;
  version: Default<number>;
  created_at: Instant;
  edited_at: Instant | null;
  deleted_at: Instant | null;
  deleted_by: Int8 | null;
  /** The comment as a document when it holds more than plain text (mentions); content has its text. */
  document: Json | null;
  report_count: Default<number>;
  open_case_id: Int8 | null;
  /** Hidden by reports or by a decision: only its author and moderators read it. */
  hidden_at: Instant | null;
  decision: "keep" | "deactivate" | "delete" | null;
  decision_reason: string | null;
  decided_at: Instant | null;
}

export interface CommentFileTable {
  comment_id: Int8;
  file_id: Int8;
  position: Default<number>;
}

export interface CommentLikeTable {
  comment_id: Int8;
  person_id: Int8;
  created_at: Instant;
}

/** Where people work; owned by the module people. */
export interface DepartmentTable {
  id: Default<Int8>;
  name_en: string;
  name_ar: string;
  parent_id: Int8 | null;
  version: Default<number>;
  created_at: Default<Instant>;
}

/** Who decides for somebody on some days, once accepted. */
export interface DeputyTable {
  id: Default<Int8>;
  person_id: Int8;
  deputy_id: Int8;
  from_date: string;
  to_date: string;
  request_id: Int8 | null;
  accepted_at: Instant | null;
  created_at: Instant;
}

export interface DocumentTable {
  id: Default<Int8>;
  kind: "financial" | "social" | "growth";
  /** A year, a quarter or a month: 2026, 2026-Q1, 2026-03. */
  period: string;
  /** By year, by when it ends, and what is longer after what it contains. */
  period_order: Always<number>;
  title_ar: string;
  title_en: string;
  summary_ar: string;
  summary_en: string;
  audience_id: Int8 | null;
  /** From then on it is shown, unless it is withdrawn; null while it is a draft. */
  publish_at: Instant | null;
  withdrawn_at: Instant | null;
  /** When its readers were told, which happens once. */
  announced_at: Instant | null;
  created_at: Instant;
  version: Default<number>;
  /** All words, as `search_words` makes them, behind a space; of the titles alone in title_found_by. */
  found_by: Always<string>;
  title_found_by: Always<string>;
  /** What lists for those who look after reports are searched in. */
  folded: Always<string>;
}

/** The files of documents; of each language the one with the highest number is shown. */
export interface DocumentVersionTable {
  id: Default<Int8>;
  document_id: Int8;
  language: "ar" | "en";
  number: number;
  file_id: Int8;
  created_by: Int8 | null;
  created_at: Instant;
}

/** Whose data was erased, or is being: once, and never undone. Owned by the module identity. */
export interface ErasureTable {
  person_id: Int8;
  state: Default<"waiting" | "running" | "done">;
  /** A word of a closed list: free text would name somebody. */
  ground: "asked" | "retention" | "order";
  asked_by: Int8 | null;
  asked_at: Instant;
  finished_at: Instant | null;
  /** What is behind the job, so that it goes on where it was interrupted. */
  done_areas: Default<string[]>;
}

export interface EventConsumerTable {
  name: string;
  position: string;
  updated_at: Default<Instant>;
}

export interface ExceptionDayTable {
  id: Default<Int8>;
  date: string;
  /** Every year on the same Gregorian or Umm al-Qura day and month, from this date on. */
  repeats: Default<"none" | "gregorian" | "hijri">;
  work_day: boolean;
  name_ar: string | null;
  name_en: string | null;
  everyone: Default<boolean>;
  start_time: string | null;
  end_time: string | null;
  reason_id: Int8 | null;
  is_active: Default<boolean>;
  created_at: Instant;
  version: Default<number>;
  /** The last of its dates, if it lasts several; a repeating one begins and ends on the same days of its calendar. */
  last_date: string | null;
}

export interface ExceptionDayPersonTable {
  exception_day_id: Int8;
  person_id: Int8;
}

export interface ExceptionDayRoleTable {
  exception_day_id: Int8;
  role_id: Int8;
}

/** A sign-in or a registration that has begun; the token itself is kept only by who began it. */
export interface FactorChallengeTable {
  token_hash: Buffer;
  kind: "secondFactor" | "passkeyRegistration" | "passkeySignIn" | "failedProof";
  person_id: Int8 | null;
  /** Hash of the stored password hash: another password makes the challenge worthless. */
  password_mark: Buffer | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  failures: Default<number>;
}

/** Something stored in the blob store; who may fetch it depends on its kind. Owned by platform/files. */
export interface FileTable {
  id: Default<Int8>;
  /** What the content was found to be; "upload" until all of it is there. */
  kind: "photo" | "poster" | "posterVideo" | "upload" | "image" | "video" | "document" | "personalData";
  owner_id: Int8;
  media_type: string;
  byte_size: Int8;
  width: number | null;
  height: number | null;
  created_at: Default<Instant>;
  name: string | null;
  state: Default<"uploading" | "ready" | "refused">;
  duration_ms: number | null;
  /** An upload that nothing uses is removed after this; null once something does. */
  kept_until: Instant | null;
}

/** One rendering of a file: its key in the blob store. */
export interface FileVariantTable {
  file_id: Int8;
  variant: string;
  media_type: string;
  byte_size: Int8;
  width: number | null;
  height: number | null;
  storage_key: string;
}

/** The department that a person held before a date, since the row before; null for none. person.department_id is the current one. */
export interface FormerDepartmentTable {
  person_id: Int8;
  /** The first date, in the organisation's zone, on which it was no longer held. */
  until: string;
  department_id: Int8 | null;
}

/** Counts the changes of the arrangement of home. Who changes it holds this row, so that nobody overwrites what they have not seen. */
export interface HomeArrangementTable {
  is_only: Default<boolean>;
  version: Default<number>;
}

/** What people do not want on their home; it counts while the widget is neither pinned nor off. */
export interface HomeHiddenWidgetTable {
  person_id: Int8;
  widget: string;
}

/** The widgets that an administrator has put in their places; all others stand where the code has them. */
export interface HomeWidgetTable {
  name: string;
  position: number;
  /** shown: everybody has it and may hide it; pinned: nobody may; off: nobody has it. */
  presence: "shown" | "pinned" | "off";
}

/** The answer given to a write with an Idempotency-Key, written in the transaction of the write; kept 24 hours. */
export interface IdempotencyTable {
  person_id: Int8;
  key: string;
  request_hash: Buffer;
  status: number;
  body: string | null;
  created_at: Default<Instant>;
}

/** Keys for one purpose each, derived from earlier secret keys of the installation. */
export interface KeptKeyTable {
  purpose: string;
  /** Derived from the key: the same at every attempt to keep it. */
  name: string;
  /** The key, encrypted with the current secret key and bound to purpose and name; for seals of the audit followed by the last seal made with it. */
  sealed: Buffer;
  kept_at: Instant;
}

/** Where a person has signed in before. The hash is keyed and holds the person: two people on one device cannot be joined by it. */
export interface KnownDeviceTable {
  person_id: Int8;
  hash: Buffer;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

/** The least people of a department, with what is below it, or of a role who are scheduled and not on leave. */
export interface LeaveCoverageTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  department_id: Int8 | null;
  role_id: Int8 | null;
  people: number | null;
  /** Of the people of the unit who are scheduled that day, rounded up. */
  percent: number | null;
  mode: "warn" | "refuse";
  from_date: string;
  to_date: string | null;
  created_at: Instant;
  version: Default<number>;
}

/** Balances that officers entered. Rows never change: a reversal is another row, and neither counts. */
export interface LeaveEntryTable {
  id: Always<Int8>;
  person_id: Int8;
  type_id: Int8;
  kind: "opening" | "adjustment";
  date: string;
  days: Numeric;
  expires: string | null;
  note: string | null;
  reverses_id: Int8 | null;
  created_at: Instant;
  created_by: Int8 | null;
  /** The claim of overtime whose time off it is. Claims go when their days change; entries stay, and are reversed. */
  claim_id: Int8 | null;
  /** Counts the grants of a claim, so that none is made twice. */
  claim_number: number | null;
  /** The overtime behind a lot: its date, minutes by class, factors, and dayMinutes. */
  overtime: Json | null;
}

/** Types whose yearly allowance became a policy: up to which person entries keep what was left, since it counted requests only. */
export interface LeaveHandoverTable {
  type_id: Int8;
  days: Numeric;
  began_at: Instant;
  after_person_id: Default<Int8>;
  finished_at: Instant | null;
}

export interface LeavePolicyTable {
  id: Default<Int8>;
  type_id: Int8;
  name_ar: string;
  name_en: string;
  from_date: string;
  to_date: string | null;
  everyone: boolean;
  /** As the leave engine takes them: period, bands, grant, prorate, rounding, waitingMonths, carryOver, overdraw. */
  rules: Json;
  created_at: Instant;
  version: Default<number>;
  source_ar: string | null;
  /** The law or agreement that it comes from, in the words of the officer. */
  source_en: string | null;
}

export interface LeavePolicyPersonTable {
  leave_policy_id: Int8;
  person_id: Int8;
}

export interface LeavePolicyRoleTable {
  leave_policy_id: Int8;
  role_id: Int8;
}

/** Days of approved leave that came back or were taken since a schedule changed. Rows are only added: what a leave takes is what was counted first, less their days. */
export interface LeaveRecountTable {
  id: Always<Int8>;
  person_id: Int8;
  type_id: Int8;
  absence_id: Int8 | null;
  request_id: Int8 | null;
  from_date: string;
  to_date: string;
  cause: string;
  /** By date, each with its days, which are positive where they came back, and why: holiday, dayOff, workDay. */
  days: Json;
  /** The sum of its days. */
  total: Numeric;
  /** Whether days were taken that the balance does not have. */
  is_short: boolean;
  counted_at: Instant;
}

/** Changes of schedules after which leave is still to be counted again; deleted when all people are done. */
export interface LeaveRecountRunTable {
  id: Always<Int8>;
  cause: string;
  /** Null: everyone. */
  people: string[] | null;
  from_date: string | null;
  to_date: string | null;
  after_person_id: Default<Int8>;
  created_at: Instant;
  failed_at: Instant | null;
}

/** Unpaid leave and suspensions: nothing is granted for their days, which count as service. */
export interface LeaveSuspensionTable {
  id: Always<Int8>;
  person_id: Int8;
  from_date: string;
  to_date: string;
  note: string | null;
  created_at: Instant;
  created_by: Int8 | null;
}

/** The settings of a leave type; its names and whether it is active are kept in its lookup, of the category leaveType. */
export interface LeaveTypeTable {
  id: Int8;
  color: "teal" | "saffron" | "rose" | "blue" | "violet" | "terracotta" | "green" | "sand" | "ink";
  books_days: boolean;
  takes_balance: boolean;
  /** The days of a leave that are taken: work days of the schedule, or all. */
  counts: "workDays" | "calendarDays";
  half_days: boolean;
  needs_reason: boolean;
  needs_attachment: boolean;
  version: Default<number>;
}

/** Leave that was asked for or entered; asked for only, while it has no absence. Its days are in leave_use_day. */
export interface LeaveUseTable {
  id: Always<Int8>;
  person_id: Int8;
  type_id: Int8;
  request_id: Int8 | null;
  absence_id: Int8 | null;
}

export interface LeaveUseDayTable {
  leave_use_id: Int8;
  date: string;
  part: Numeric;
}

/** What was stated about somebody on a day, in both languages; the facts are never read anew. Owned by the module services. */
export interface LetterTable {
  id: Default<Int8>;
  code: string;
  kind: "employment";
  request_id: Int8;
  person_id: Int8;
  issued_on: string;
  valid_until: string;
  facts: Json;
  created_at: Instant;
  revoked_at: Instant | null;
  revoked_by: Int8 | null;
  revoke_reason: string | null;
}

export interface LinkTable {
  id: Default<Int8>;
  group_id: Int8;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  icon: string;
  address: string;
  sign_in: Default<"none" | "workAccount" | "ownAccount" | "vpn">;
  audience_id: Int8 | null;
  position: Default<number>;
  is_active: Default<boolean>;
  created_at: Instant;
  version: Default<number>;
  /** What the nightly check found, which is no change of the link; null before the first, and of mail addresses. */
  health: "working" | "failing" | "unreachable" | "slow" | "notPublic" | null;
  health_status: number | null;
  checked_at: Instant | null;
  failing_since: Instant | null;
  /** As of document: all words, and those of the names alone in name_found_by. */
  found_by: Always<string>;
  name_found_by: Always<string>;
  /** What lists for those who look after links are searched in. */
  folded: Always<string>;
}

export interface LinkFavouriteTable {
  person_id: Int8;
  link_id: Int8;
  created_at: Instant;
}

export interface LinkGroupTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  position: Default<number>;
  created_at: Instant;
  version: Default<number>;
}

/** How often a link was followed on a day; by whom is not kept. */
export interface LinkUseTable {
  link_id: Int8;
  day: string;
  uses: number;
}

/** A person as a provider of single sign-on calls them: found by issuer and subject, never by the address. */
export interface LinkedIdentityTable {
  issuer: string;
  subject: string;
  person_id: Int8;
  /** The address there when the link was made, for its owner to recognise it by. */
  email: string | null;
  created_at: Instant;
  last_used_at: Instant | null;
}

export interface LocationTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  latitude: number;
  longitude: number;
  radius: Default<number>;
  time_zone: string;
  fence_policy: Default<"block" | "flag" | "log">;
  strict: Default<boolean>;
  maximum_accuracy: Default<number>;
  is_active: Default<boolean>;
  created_at: Instant;
  deleted_at: Instant | null;
  version: Default<number>;
  outdoors: Default<boolean>;
}

/** A place and a weekly schedule given to people and roles: an assignment. */
export interface LocationZoneUserTable {
  id: Default<Int8>;
  location_id: Int8;
  zone_id: Int8;
  from_date: string | null;
  to_date: string | null;
  is_active: Default<boolean>;
  created_at: Instant;
  version: Default<number>;
}

export interface LocationZoneUserPersonTable {
  location_zone_user_id: Int8;
  person_id: Int8;
}

export interface LocationZoneUserRoleTable {
  location_zone_user_id: Int8;
  role_id: Int8;
}

/** A picture of the organisation, named by its content; the setting "logos" says where it is shown. Here and not among the files: it is small, nobody's, and shown before anybody is signed in. */
export interface LogoTable {
  hash: string;
  media_type: string;
  content: Buffer;
}

export interface LookupTable {
  id: Default<Int8>;
  category: "leaveType" | "permissionType" | "correctionReason" | "exceptionReason" | "contractKind" | "other";
  name_ar: string;
  name_en: string;
  main_lookup_id: Int8 | null;
  request_type: string | null;
  is_required: Default<boolean>;
  position: Default<number>;
  is_active: Default<boolean>;
  created_at: Instant;
  version: Default<number>;
}

/** People and departments named in a topic (comment_id null) or in a comment. */
export interface MentionTable {
  topic_id: Int8;
  comment_id: Int8 | null;
  person_id: Int8 | null;
  department_id: Int8 | null;
}

export interface MigrationTable {
  name: string;
  hash: string;
  applied_at: Default<Instant>;
}

/** A topic to be acknowledged by the end of a day; owned by the module acknowledgements. */
export interface MustReadTable {
  topic_id: Int8;
  due_on: string;
  is_for_everyone: boolean;
  asked_by: Int8;
  /** Acknowledgements from before this do not count: a material change asks everybody again. */
  asked_at: Instant;
  reminded_on: string | null;
  version: Default<number>;
}

export interface MustReadDepartmentTable {
  topic_id: Int8;
  department_id: Int8;
}

/** One line of the bell: grouped when written, by person, kind and subject, for as long as it is unread. */
export interface NotificationTable {
  id: Default<Int8>;
  person_id: Int8;
  kind: string;
  /** With subject_id what it is about, and what is grouped: topic or comment; later modules have their own. */
  subject_kind: string;
  subject_id: Int8;
  topic_id: Int8 | null;
  /** Who did it, the newest last; of comments one for each in comment_ids. */
  actor_ids: Default<string[]>;
  /** The comments it tells of, the oldest first: opening it opens the first that is still there. */
  comment_ids: Default<string[]>;
  details: Default<Json>;
  /** False: wanted by mail only, so it is neither listed nor counted. */
  in_app: Default<boolean>;
  /** What it tells of may not be seen by this person, or is gone. */
  is_hidden: Default<boolean>;
  is_shown: Always<boolean>;
  read_at: Instant | null;
  mail: "instant" | "digest" | null;
  /** A mail of its own leaves then, unless it was read before. */
  mail_due_at: Instant | null;
  mailed_at: Instant | null;
  created_at: Instant;
  latest_at: Instant;
  /** Devices are told then, unless it was read before; null when they need not be, or have been. */
  push_due_at: Instant | null;
}

export interface NotificationBroadcastTable {
  id: Default<Int8>;
  notice: Json;
  audience: Json;
  /** Everybody of the audience up to this id has been told. */
  after_person_id: Default<Int8>;
  told_count: Default<number>;
  created_at: Instant;
  finished_at: Instant | null;
}

/** How many shown notifications of a person are unread; kept by triggers, in every statement that changes one. */
export interface NotificationCounterTable {
  person_id: Int8;
  unread_count: Default<number>;
}

/** What a person wants to be told of, and how; without a row the defaults of the code hold. */
export interface NotificationPreferenceTable {
  person_id: Int8;
  /** By kind, where it differs from the default: {"like": {"inApp": true, "email": "off"}}. */
  channels: Default<Json>;
  quiet_hours: Json | null;
  digest: Default<"none" | "daily" | "weekly">;
  digest_time: Default<string>;
  /** When a digest is made next; null when there is nothing to wait for. */
  next_digest_at: Instant | null;
  version: Default<number>;
  /** What devices show without being unlocked: only the kind, or the words too. */
  lock_screen: Default<"kind" | "words">;
}

export interface OneTimeLinkTable {
  token_hash: Buffer;
  kind: "confirmEmail" | "resetPassword" | "administratorCode" | "invitation" | "changeEmail" | "protectAccount" | "approveEmail";
  person_id: Int8 | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** Time beyond what was required on a closed date; follows its day until the month is locked. */
export interface OvertimeClaimTable {
  id: Always<Int8>;
  person_id: Int8;
  date: string;
  policy_id: Int8;
  /** On a workDay the night minutes are at night and the others ordinary; otherwise all are of the restDay or holiday. */
  day_kind: "workDay" | "restDay" | "holiday";
  first_in: Instant | null;
  last_out: Instant | null;
  time_zone: string;
  required_minutes: number;
  /** Worked, and before and after the hours of the schedule. */
  attended_minutes: number;
  /** Attended beyond the required minutes, before limits and blocks. */
  beyond_minutes: number;
  beyond_night_minutes: number;
  /** Claimed: within the limits, in whole blocks. */
  minutes: number;
  night_minutes: number;
  reasons: Json;
  /** exhausted: nothing is left within the limits; unasked: its policy wants overtime to be asked for, and it was not. */
  state: "waiting" | "approved" | "rejected" | "exhausted" | "unasked";
  approved_minutes: number | null;
  approved_night_minutes: number | null;
  decided_by: Int8 | null;
  decided_at: Instant | null;
  note: string | null;
  /** Minutes that were decided on before the day changed; null if it has not changed since. */
  earlier_minutes: number | null;
  claimed_at: Instant;
  version: Default<number>;
  leave_type_id: Int8 | null;
  /** The terms of its policy by which minutes become days of the leave type: factors by class, dayMinutes, expiresMonths, expiresDays. */
  time_off: Json | null;
}

export interface OvertimePolicyTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  minimum_minutes: number;
  block_minutes: number;
  most_per_day: number | null;
  most_per_month: number | null;
  most_per_year: number | null;
  night_start_time: string | null;
  night_end_time: string | null;
  /** before: only minutes that were asked for and approved are claimed; afterwards: the manager decides on each claim; none: a claim is approved at once. */
  approval: "before" | "afterwards" | "none";
  from_date: string;
  to_date: string | null;
  everyone: Default<boolean>;
  is_active: boolean;
  created_at: Instant;
  /** Deleted policies stay for their claims. */
  deleted_at: Instant | null;
  version: Default<number>;
  /** pay: approved minutes go to the payroll; timeOff: they become days of a leave type. */
  settlement: Default<string>;
  leave_type_id: Int8 | null;
  /** Hundredths of a minute of time off for a minute of this class. */
  ordinary_factor: Default<number>;
  night_factor: Default<number>;
  rest_day_factor: Default<number>;
  holiday_factor: Default<number>;
  /** So many minutes of time off are a day. */
  day_minutes: Default<number>;
  expires_months: number | null;
  expires_days: number | null;
}

export interface OvertimePolicyPersonTable {
  overtime_policy_id: Int8;
  person_id: Int8;
}

export interface OvertimePolicyRoleTable {
  overtime_policy_id: Int8;
  role_id: Int8;
}

/** Overtime that a person asks for before its day; one of a date counts. */
export interface OvertimeRequestTable {
  id: Always<Int8>;
  person_id: Int8;
  date: string;
  minutes: number;
  /** In the words of the person; null once the person has been erased. */
  reason: string | null;
  state: "waiting" | "approved" | "rejected" | "withdrawn";
  approved_minutes: number | null;
  decided_by: Int8 | null;
  decided_at: Instant | null;
  note: string | null;
  asked_at: Instant;
  version: Default<number>;
}

export interface PasskeyTable {
  id: Default<Int8>;
  person_id: Int8;
  credential_id: Buffer;
  public_key: Buffer;
  /** Signatures made, as the authenticator counts them; one that falls back is a copy. Many do not count and stay at 0. */
  counter: Int8;
  transports: string[];
  is_backed_up: boolean;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

/** The frozen facts of a version, as JSON of some people each, by person. Files and differences are made of them. */
export interface PayrollChunkTable {
  version_id: Int8;
  ordinal: number;
  content: string;
}

/** Files of a version, which never change. */
export interface PayrollFileTable {
  version_id: Int8;
  section: "people" | "days" | "peopleChanges" | "dayChanges";
  format: "csv" | "xlsx" | "json";
  byte_size: Int8;
  sha256: string;
  rows: number;
  /** Of differences: rows added, changed and removed. */
  counts: Json | null;
}

/** The columns of a file for payroll: which, in which order, under which headings. */
export interface PayrollMappingTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  /** Of headings that have no text of their own. */
  language: "en" | "ar";
  /** As {key, heading}; heading is null for the standard one. */
  person_columns: Json;
  /** The same of a row a day; null where no such rows are wanted. */
  day_columns: Json | null;
  created_at: Instant;
  version: Default<number>;
}

/** The bytes of a file, in pieces of at most half a megabyte. */
export interface PayrollPieceTable {
  version_id: Int8;
  section: string;
  format: string;
  ordinal: number;
  content: Buffer;
}

export interface PayrollVersionTable {
  id: Default<Int8>;
  mapping_id: Int8;
  mapping_version: number;
  month: string;
  number: number;
  /** When the month was locked: each locking has its own version. */
  locked_at: Instant;
  language: string;
  /** As {key, heading}, as the mapping had them; each with its heading. */
  person_columns: Json;
  day_columns: Json | null;
  /** The version whose differences are in this one's files; null for the first. */
  previous_id: Int8 | null;
  /** stopped: the month was opened again before all people were read. */
  state: Default<"waiting" | "gathering" | "writing" | "ready" | "failed" | "stopped">;
  /** How far the facts have been read, by person. */
  after_person_id: Default<Int8>;
  /** People, as counted at the beginning. */
  total: number;
  done: Default<number>;
  created_at: Instant;
  finished_at: Instant | null;
}

/** An employee as colleagues see them, with personal settings; owned by the module people. */
export interface PersonTable {
  id: Default<Int8>;
  name_en: string | null;
  name_ar: string | null;
  title_en: string | null;
  title_ar: string | null;
  department_id: Int8 | null;
  manager_id: Int8 | null;
  photo_file_id: Int8 | null;
  phone: string | null;
  locale: Default<"en" | "ar">;
  calendar: Default<"gregory" | "islamic-umalqura">;
  digits: Default<"auto" | "latn" | "arab">;
  theme: Default<"system" | "light" | "dark">;
  /** Noon of the hire date in the organisation's time zone; without one, the creation of the row. */
  joined_at: Default<Instant>;
  version: Default<number>;
  created_at: Default<Instant>;
  /** The last day of employment, inclusive; null while it lasts. */
  left_on: string | null;
  mobile: string | null;
  birth_date: string | null;
  place_en: string | null;
  place_ar: string | null;
  about_en: string | null;
  about_ar: string | null;
  languages: Default<string[]>;
  skills: Default<string[]>;
  phone_visibility: Default<"everyone" | "department" | "managers" | "nobody">;
  mobile_visibility: Default<"everyone" | "department" | "managers" | "nobody">;
  email_visibility: Default<"everyone" | "department" | "managers" | "nobody">;
  birthday_visibility: Default<"everyone" | "department" | "managers" | "nobody">;
  hour_cycle: Default<"h23" | "h12">;
  /** As other systems print it. It replaces provisioned_person.employee_number, which a later release drops. */
  employee_number: string | null;
  /** The first day of employment; null if unknown: attendance then begins with joined_at. */
  hire_date: string | null;
  /** A lookup of the category contractKind. */
  contract_kind_id: Int8 | null;
  weekly_minutes: number | null;
}

/** Who saw which protected fields of whom, one row a day; owned by the module people. */
export interface PersonViewTable {
  person_id: Int8;
  day: string;
  viewer_id: Int8;
  fields: string[];
}

/** The archive somebody asked for last of all that is kept of them: one at a time. Owned by the module identity. */
export interface PersonalExportTable {
  person_id: Int8;
  state: "waiting" | "ready" | "failed";
  locale: "en" | "ar";
  asked_at: Instant;
  finished_at: Instant | null;
  kept_until: Instant | null;
  /** Null until it is ready, and again once it has been removed. */
  file_id: Int8 | null;
}

/** What a program signs in with on somebody's behalf: never more than that person may do. Owned by the module identity. */
export interface PersonalTokenTable {
  id: Default<Int8>;
  person_id: Int8;
  name: string;
  /** SHA-256 of the token, which only its owner has seen, once. */
  token_hash: Buffer;
  scopes: string[];
  created_at: Instant;
  expires_at: Instant;
  /** Written once a minute at most. */
  last_used_at: Instant | null;
  ended_at: Instant | null;
}

/** The poll of a topic. Whoever changes votes, choices or tallies locks this row first. */
export interface PollTable {
  id: Default<Int8>;
  topic_id: Int8;
  question_en: string | null;
  question_ar: string | null;
  maximum_choices: Default<number>;
  /** From this moment on no vote counts: compared with the time at each vote and each reading. */
  closes_at: Instant | null;
  results: Default<"always" | "afterVote" | "afterClose">;
  ballot: Default<"secret" | "open">;
  can_change_vote: Default<boolean>;
  /** People who have voted; the tallies of the choices count ticks. */
  voter_count: Default<number>;
  version: Default<number>;
  created_at: Instant;
}

export interface PollChoiceTable {
  id: Default<Int8>;
  poll_id: Int8;
  position: number;
  text_en: string | null;
  text_ar: string | null;
  vote_count: Default<number>;
  /** When its words were changed after somebody had voted. */
  edited_at: Instant | null;
}

export interface PollVoteTable {
  poll_id: Int8;
  person_id: Int8;
}

/** What each person ticked. Of a secret ballot nobody but that person is ever shown their rows. */
export interface PollVoteChoiceTable {
  poll_id: Int8;
  choice_id: Int8;
  person_id: Int8;
}

export interface PromotionTable {
  id: Default<Int8>;
  partner_ar: string;
  partner_en: string;
  title_ar: string;
  title_en: string;
  text_ar: string | null;
  text_en: string | null;
  picture_file_id: Int8 | null;
  address: string | null;
  starts_on: string;
  ends_on: string;
  code_kind: Default<"none" | "shared" | "unique">;
  shared_code: string | null;
  audience_id: Int8 | null;
  is_active: Default<boolean>;
  created_at: Instant;
  version: Default<number>;
  /** What lists for those who look after offers are searched in. */
  folded: Always<string>;
}

export interface PromotionCodeTable {
  id: Default<Int8>;
  promotion_id: Int8;
  code: string;
  claimed_by: Int8 | null;
  /** Set when it was handed out; it stays so although its holder is gone. */
  claimed_at: Instant | null;
}

/** What the directory says of a person that Diwan has no use for, kept so that it reads what it wrote. Owned by the module identity. */
export interface ProvisionedPersonTable {
  person_id: Int8;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  employee_number: string | null;
}

/** Some of the people, for whom something is published; without one it is for everybody. */
export interface PublicationAudienceTable {
  id: Default<Int8>;
}

export interface PublicationAudienceDepartmentTable {
  audience_id: Int8;
  department_id: Int8;
}

export interface PublicationAudienceRoleTable {
  audience_id: Int8;
  role_id: Int8;
}

export interface PunchTable {
  id: Default<Int8>;
  person_id: Int8;
  kind: "in" | "out";
  /** The moment that counts: of the server, or of a capture without a network. */
  at: Instant;
  received_at: Instant;
  source: "web" | "offline" | "officer" | "system";
  client_id: string;
  device_at: Instant | null;
  position_at: Instant | null;
  accepted: boolean;
  refusal: string | null;
  verdict: "inside" | "uncertain" | "outside" | "none";
  location_id: Int8 | null;
  distance: number | null;
  /** Of those permitted to this person then. */
  nearest_location_id: Int8 | null;
  nearest_distance: number | null;
  accuracy: number | null;
  date: string;
  /** 0 when it belongs to no slot. */
  slot: Default<number>;
  flags: Default<string[]>;
  review: "open" | "accepted" | "rejected" | null;
  reviewed_by: Int8 | null;
  reviewed_at: Instant | null;
  review_note: string | null;
  created_by: Int8 | null;
  reason_id: Int8 | null;
  note: string | null;
  /** Taken back by an officer; kept, and counted in nothing. */
  voided_at: Instant | null;
  voided_by: Int8 | null;
  void_note: string | null;
  /** What its answer offered next; null of what an officer or the system entered. */
  next_action: "checkIn" | "checkOut" | null;
  /** Where this person might have punched then; only of refused ones. */
  permitted_locations: string[] | null;
  /** What an officer may want to look at, as {kind, value}. */
  suspicions: Default<Json>;
  void_reason_id: Int8 | null;
}

/** One punch for each id that a device gave, across all months. */
export interface PunchClientTable {
  person_id: Int8;
  client_id: string;
  punch_id: Int8;
  punch_at: Instant;
}

/** Where somebody said to be; kept apart and purged after the time the settings name. */
export interface PunchPositionTable {
  punch_id: Int8;
  at: Instant;
  latitude: number;
  longitude: number;
}

/** The one pair of keys (VAPID, P-256) that this installation shows to push services. Deleting it ends all subscriptions. */
export interface PushKeyTable {
  id: Default<number>;
  public_key: Buffer;
  /** Sealed. */
  private_key: Buffer;
  created_at: Instant;
}

/** A browser that shows notifications; counts only while its session does. */
export interface PushSubscriptionTable {
  id: Default<Int8>;
  person_id: Int8;
  session_id: string;
  key_id: Default<number>;
  /** Address at the push service of the browser. Whoever knows it and auth_secret may replace both. */
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
  created_at: Instant;
}

/** Token buckets shared by all nodes; unlogged, since losing them in a crash costs nothing. */
export interface RateLimitTable {
  key: string;
  tokens: number;
  refilled_at: Instant;
}

export interface RecomputationTable {
  id: Default<Int8>;
  cause: string;
  from_date: string;
  to_date: string;
  everyone: boolean;
  after_person_id: Default<Int8>;
  total: number;
  done: Default<number>;
  changed: Default<number>;
  state: Default<"waiting" | "running" | "done" | "failed">;
  requested_by: Int8 | null;
  created_at: Instant;
  finished_at: Instant | null;
  /** Compares closed days with the rules of working time; the days stay. */
  only_findings: Default<boolean>;
  /** Computes the claims of overtime of closed days; the days stay. */
  only_claims: Default<boolean>;
}

export interface RecomputationPersonTable {
  recomputation_id: Int8;
  person_id: Int8;
}

/** Codes for somebody without their device; each works once. Only keyed hashes are kept. */
export interface RecoveryCodeTable {
  person_id: Int8;
  hash: Buffer;
  created_at: Instant;
  used_at: Instant | null;
}

/** What reports about one topic or comment gather in. It outlives its target: the snapshot says what was reported. */
export interface ReportCaseTable {
  id: Default<Int8>;
  subject_kind: "topic" | "comment";
  /** No foreign key, as for topic_id: what was deleted for good keeps its cases. */
  subject_id: Int8;
  topic_id: Int8;
  author_id: Int8;
  /** The content when the case was opened: both languages, the poll, the names of the files. */
  snapshot: Json;
  report_count: Default<number>;
  score: Default<number>;
  reasons: Default<string[]>;
  /** The reports of this case hid the content until it is decided. */
  hid: Default<boolean>;
  /** The date where the organisation is, at midnight UTC, as last_reported_at: a time of day would help to tell who reported. */
  opened_at: Instant;
  last_reported_at: Instant;
  decision: "keep" | "deactivate" | "delete" | null;
  decision_reason: string | null;
  decided_by: Int8 | null;
  decided_at: Instant | null;
  is_open: Always<boolean>;
}

/** What somebody asks for. The round counts how often it was sent. */
export interface RequestTable {
  id: Default<Int8>;
  service_id: Int8;
  service_number: number;
  requester_id: Int8;
  state: Default<"draft" | "waiting" | "returned" | "approved" | "rejected" | "withdrawn" | "revoked">;
  answers: Default<Json>;
  round: Default<number>;
  expected_by: Instant | null;
  created_at: Instant;
  submitted_at: Instant | null;
  ended_at: Instant | null;
  version: Default<number>;
}

/** Requests that ask to free the days of an approved leave from a date to another. */
export interface RequestChangeTable {
  request_id: Int8;
  changes_id: Int8;
  /** The first and last date of each stretch of the leave when it was asked. */
  held: Json;
  freed_from: string;
  freed_to: string;
  /** Days of leave that the freed dates took when the change was asked for. */
  freed_days: Numeric;
  /** Whether officers decide last, since the leave has begun. */
  by_officers: boolean;
}

/** Whom a step asks. Those of one seat stand for each other; the open ones are the work lists. */
export interface RequestDeciderTable {
  id: Default<Int8>;
  step_id: Int8;
  request_id: Int8;
  seat: number;
  person_id: Int8;
  why: "manager" | "managersManager" | "role" | "person" | "managerAbove" | "serviceManager" | "handedOver" | "officer";
  instead_of: Int8 | null;
  instead_until: string | null;
  decision: "approve" | "return" | "reject" | null;
  decided_at: Instant | null;
  is_open: Default<boolean>;
  /** As of its request while the step lasts: steps are entered with it, and it does not change before the next. */
  expected_by: Instant | null;
}

/** The history of a request; rows are only added. */
export interface RequestEventTable {
  id: Default<Int8>;
  request_id: Int8;
  round: number;
  kind: "submitted" | "stepEntered" | "approved" | "returned" | "rejected" | "completed" | "withdrawn" | "commented" | "handedOver" | "letterRevoked" | "revoked" | "shortened" | "recounted";
  at: Instant;
  actor_id: Int8 | null;
  instead_of: Int8 | null;
  step_key: string | null;
  text: string | null;
  /** Of what was shortened: when that which is left begins and ends, by the clock of the place of work. */
  from_date: string | null;
  from_time: string | null;
  to_date: string | null;
  to_time: string | null;
  /** Of leave that was cut into several: the first and last date of each. */
  stretches: Json | null;
  /** Of leave that was counted again: the dates that came back or are taken, as in leave_recount. */
  counted: Json | null;
}

/** Files that were sent with a request; whoever sees it may fetch them. */
export interface RequestFileTable {
  request_id: Int8;
  file_id: Int8;
  field_key: string;
}

/** A step that was entered; at most one of a request is current. How long they took says how long the next will. */
export interface RequestStepTable {
  id: Default<Int8>;
  request_id: Int8;
  service_id: Int8;
  round: number;
  key: string;
  mode: "any" | "all";
  entered_at: Instant;
  ended_at: Instant | null;
  outcome: "approved" | "returned" | "rejected" | "withdrawn" | null;
}

/** What a request takes of what is granted, by the year or month that begins on that date: days or minutes. */
export interface RequestUseTable {
  request_id: Int8;
  period_start: string;
  amount: Numeric;
}

/** A named group of people; built-in roles have a key. Everybody active is an employee without a membership row. */
export interface RoleTable {
  id: Default<Int8>;
  key: string | null;
  name_en: string;
  name_ar: string;
  created_at: Default<Instant>;
  description_en: string | null;
  description_ar: string | null;
  version: Default<number>;
  /** How long its members may do without a second factor; null asks for none. */
  second_factor_grace_days: number | null;
  /** A group of the directory: its members may be changed from there. Never one that every installation has. */
  is_provisioned: Default<boolean>;
  external_id: string | null;
  /** Whether an officer has set the days of grace; else they follow from the permissions. A demonstration asks for none by default. */
  second_factor_is_chosen: Default<boolean>;
  /** Its permissions hold within the rows of role_bound only. Stays when the last of them is deleted: such a role reaches nobody. */
  is_bounded: Default<boolean>;
}

/** A department, with what is below it, or a location within which a bounded role holds. */
export interface RoleBoundTable {
  id: Default<Int8>;
  role_id: Int8;
  department_id: Int8 | null;
  location_id: Int8 | null;
}

export interface RoleMemberTable {
  role_id: Int8;
  person_id: Int8;
  valid: Default<string>;
  id: Default<Int8>;
}

export interface RolePermissionTable {
  role_id: Int8;
  permission: string;
}

/** Changes of rules of attendance that reach their author, until another officer has seen them. */
export interface RuleMarkTable {
  id: Always<Int8>;
  rule_kind: "zone" | "location" | "locationZoneUser" | "exceptionDay" | "workingTimeRule" | "overtimePolicy";
  rule_id: Int8;
  action: "created" | "updated" | "deleted";
  author_id: Int8;
  /** Of the dates of the author that can change; null where there is no first. */
  first_date: string | null;
  last_date: string | null;
  made_at: Instant;
  seen_by: Int8 | null;
  seen_at: Instant | null;
}

export interface SavedViewTable {
  id: Default<Int8>;
  person_id: Int8;
  screen: string;
  name: string;
  filters: Json;
  created_at: Instant;
}

/** What topics and comments (comment_id) are found by, kept up to date by a consumer of events. Who may see them is asked of themselves at each search. */
export interface SearchDocumentTable {
  id: Default<Int8>;
  topic_id: Int8;
  comment_id: Int8 | null;
  written_at: Instant;
  words: string;
}

/** A kind that is done with has no row. */
export interface SearchFillingTable {
  kind: "topic" | "comment";
  next_id: Int8;
}

/** What people are found by: names (A), their consonants in both scripts (B), title and department (D); source is what that was made of. */
export interface SearchPersonTable {
  person_id: Int8;
  source: string;
  words: string;
}

/** Every folded word there is, with about how many documents have it: to complete the last word of a question, and to mend mistyped ones. */
export interface SearchWordTable {
  word: string;
  uses: number;
  letters: Always<string | null>;
}

/** When a role first asked a person for a second factor; their days of grace are counted from there. */
export interface SecondFactorDemandTable {
  person_id: Int8;
  role_id: Int8;
  since: Instant;
}

/** Something employees may ask for. The effect is what approval brings about; the draft is the definition to be published next. Owned by the module services. */
export interface ServiceTable {
  id: Default<Int8>;
  code: string;
  category: string;
  icon: string;
  position: Default<number>;
  effect: "annualLeave" | "sickLeave" | "leave" | "hourlyPermission" | "attendanceCorrection" | "mission" | "employmentLetter" | null;
  grants: Default<Json>;
  is_active: Default<boolean>;
  published_number: number | null;
  draft: Json | null;
  created_at: Instant;
  version: Default<number>;
}

export interface ServiceFavouriteTable {
  person_id: Int8;
  service_id: Int8;
}

/** Who may ask for a service; without a row everybody may. */
export interface ServiceRoleTable {
  service_id: Int8;
  role_id: Int8;
}

/** A published definition: words, form and flow. Requests keep the one they were sent with. */
export interface ServiceVersionTable {
  service_id: Int8;
  number: number;
  definition: Json;
  published_at: Instant;
  published_by: Int8 | null;
}

/** A signed-in device. The refresh token of generation n is derived from the secret key, never stored. */
export interface SessionTable {
  id: string;
  person_id: Int8;
  user_agent: string | null;
  ip: string | null;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  generation: Default<number>;
  ended_at: Instant | null;
  end_reason: "signedOut" | "ended" | "replayed" | "passwordChanged" | "accountDisabled" | null;
  /** What its owner showed when it was opened, and factors set up in it since. */
  authenticated_by: Default<string[]>;
  /** Its owner had signed in before, but not on this device. */
  is_new_device: Default<boolean>;
}

/** When a refresh token, or an access token issued with it, was first used: ten seconds later its predecessor is a replay. */
export interface SessionGenerationTable {
  session_id: string;
  generation: number;
  first_used_at: Instant | null;
}

/** The organisation's settings; absent keys have defaults in code. */
export interface SettingTable {
  key: string;
  value: Json;
}

/** Counts the changes of settings. Who changes one holds this row, so that nobody overwrites what they have not seen. */
export interface SettingVersionTable {
  is_only: Default<boolean>;
  version: Default<number>;
}

/** Somebody whom the provider has vouched for, on the way from its redirect to a session; deleted by its one use. */
export interface SignInTicketTable {
  token_hash: Buffer;
  /** Of a cookie of the browser that began: a ticket handed to another one is worth nothing. */
  browser_hash: Buffer;
  identity: Json;
  created_at: Instant;
  expires_at: Instant;
}

/** A topic as lists need it; its contents are in topic_content. It is listed when active, published and not deleted. */
export interface TopicTable {
  id: Default<Int8>;
  category_id: Int8;
  author_id: Int8;
  title_en: string | null;
  title_ar: string | null;
  excerpt_en: string | null;
  excerpt_ar: string | null;
  words_en: Default<number>;
  words_ar: Default<number>;
  is_active: Default<boolean>;
  is_locked: Default<boolean>;
  featured_in_home: Default<boolean>;
  featured_order: number | null;
  poster_file_id: Int8 | null;
  poster_video_id: Int8 | null;
  poster_alt_en: string | null;
  poster_alt_ar: string | null;
  like_count: Default<number>;
  comment_count: Default<number>;
  version: Default<number>;
  created_at: Instant;
  publish_at: Instant | null;
  published_at: Instant | null;
  pinned_at: Instant | null;
  edited_at: Instant | null;
  /** Publication or the newest comment; lists and unread marks follow it. It only ever grows. */
  last_activity_at: Instant;
  deleted_at: Instant | null;
  deleted_by: Int8 | null;
  is_pinned: Always<boolean>;
  /** As far as the topic itself goes: an inactive category hides its topics besides. */
  is_listed: Always<boolean>;
  has_poll: Default<boolean>;
  /** Reports of abuse of the topic itself, decided ones included. */
  report_count: Default<number>;
  open_case_id: Int8 | null;
  /** Reports hid the topic until a moderator decides. */
  hidden_at: Instant | null;
  decision: "keep" | "deactivate" | "delete" | null;
  /** Why a moderator left it, deactivated it or deleted it; its author reads this. */
  decision_reason: string | null;
  decided_at: Instant | null;
  featured_from: Instant | null;
  featured_until: Instant | null;
  /** When the English was last written; the older language may be out of date. */
  written_en_at: Instant | null;
  written_ar_at: Instant | null;
  /** 1 active, 2 has a poster, 4 has a report, 8 has a poll. */
  moderation_flags: Always<number>;
  is_must_read: Default<boolean>;
}

export interface TopicBookmarkTable {
  person_id: Int8;
  topic_id: Int8;
  created_at: Instant;
}

export interface TopicContentTable {
  topic_id: Int8;
  content_en: Json | null;
  content_ar: Json | null;
}

export interface TopicDraftTable {
  id: Default<Int8>;
  person_id: Int8;
  topic_id: Int8 | null;
  /** The version of the topic that an edit began from. */
  topic_version: number | null;
  content: Json;
  version: Default<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** Files of a topic, as private as the topic. "former": no longer shown, but the edit history refers to it. */
export interface TopicFileTable {
  topic_id: Int8;
  file_id: Int8;
  role: "attachment" | "inline" | "former";
  position: Default<number>;
}

export interface TopicFollowingTable {
  topic_id: Int8;
  person_id: Int8;
  level: "follow" | "mute";
}

export interface TopicLikeTable {
  topic_id: Int8;
  person_id: Int8;
  created_at: Instant;
}

export interface TopicReadingTable {
  person_id: Int8;
  topic_id: Int8;
  read_at: Instant;
}

/** What a topic said before each edit. */
export interface TopicRevisionTable {
  topic_id: Int8;
  version: number;
  editor_id: Int8;
  edited_at: Instant;
  title_en: string | null;
  title_ar: string | null;
  content_en: Json | null;
  content_ar: Json | null;
}

/** The authenticator app of a person; counts once a code of it was given. */
export interface TotpFactorTable {
  person_id: Int8;
  /** Encrypted with a key of the installation and bound to the person: initialisation vector, ciphertext, tag. */
  secret: Buffer;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** The newest period of 30 seconds whose code was accepted: no code counts twice. */
  last_step: Int8 | null;
}

/** Who sees the portal as somebody else, reading only; it ends with its session, and stays in the audit. Owned by the module identity. */
export interface ViewingTable {
  id: string;
  viewer_id: Int8;
  person_id: Int8;
  session_id: string;
  reason: string;
  started_at: Instant;
  ends_at: Instant;
  ended_at: Instant | null;
}

export interface WebhookTable {
  id: Default<Int8>;
  name: string;
  address: string;
  events: string[];
  is_active: Default<boolean>;
  /** Sealed for this row, therefore entered after it is made; messages are signed with it. */
  secret: Buffer | null;
  /** Signs too until previous_until, so that a receiver has time to change. */
  previous_secret: Buffer | null;
  previous_until: Instant | null;
  failing_since: Instant | null;
  /** When it was switched off because nothing had been taken for days; null after it is switched on again. */
  stopped_at: Instant | null;
  created_at: Instant;
  version: Default<number>;
}

/** A message to a webhook, byte for byte, and what came of the last attempt; forgotten after thirty days. */
export interface WebhookDeliveryTable {
  id: Default<Int8>;
  webhook_id: Int8;
  event: string;
  body: string;
  state: Default<"waiting" | "delivered" | "failed">;
  attempts: Default<number>;
  created_at: Instant;
  next_at: Instant | null;
  attempted_at: Instant | null;
  outcome: "answered" | "unreachable" | "slow" | "notPublic" | "inactive" | null;
  status: number | null;
  milliseconds: number | null;
}

/** Rules that closed days broke; recomputed with them until their month is locked. */
export interface WorkingTimeFindingTable {
  id: Always<Int8>;
  person_id: Int8;
  rule_id: Int8;
  /** The last date concerned: its month decides whether the finding is locked. */
  date: string;
  first_date: string;
  from_at: Instant;
  to_at: Instant;
  /** Measured from one instant to the other, as the limit when it was found. */
  minutes: number;
  limit_minutes: number;
  found_at: Instant;
}

export interface WorkingTimeRuleTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  kind: "maximumPerDay" | "maximumPerWeek" | "maximumPerThreeWeeks" | "withoutBreak" | "restBetween" | "onSite" | "outdoors";
  minutes: number | null;
  after_time: string | null;
  before_time: string | null;
  from_date: string;
  to_date: string | null;
  everyone: Default<boolean>;
  mode: "warn" | "refuse";
  source_ar: string | null;
  source_en: string | null;
  /** Came with Diwan, switched off: an officer confirms it by activating it. */
  is_preset: Default<boolean>;
  is_active: boolean;
  created_at: Instant;
  /** Deleted rules stay for the findings of locked months. */
  deleted_at: Instant | null;
  version: Default<number>;
}

export interface WorkingTimeRulePersonTable {
  working_time_rule_id: Int8;
  person_id: Int8;
}

export interface WorkingTimeRuleRoleTable {
  working_time_rule_id: Int8;
  role_id: Int8;
}

export interface ZoneTable {
  id: Default<Int8>;
  name_ar: string;
  name_en: string;
  start_date: string;
  end_date: string | null;
  layer: Default<"base" | "seasonal" | "special">;
  check_in_allowance: Default<number>;
  check_out_allowance: Default<number>;
  opens_before: Default<number>;
  closes_after: Default<number>;
  half_day_below: Default<number>;
  absent_below: Default<number>;
  clip_early: Default<boolean>;
  clip_late: Default<boolean>;
  auto_check_out: Default<"none" | "slotEnd">;
  is_active: Default<boolean>;
  created_at: Instant;
  /** It applies no more; the row stays for the names of days in closed months. */
  deleted_at: Instant | null;
  version: Default<number>;
}

export interface ZoneDayTable {
  zone_id: Int8;
  position: number;
  weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
  start_time: string;
  end_time: string;
  break_minutes: Default<number>;
}

export interface Tables {
  absence: AbsenceTable;
  abuse_report: AbuseReportTable;
  account: AccountTable;
  acknowledgement: AcknowledgementTable;
  activity_day: ActivityDayTable;
  attendance_day: AttendanceDayTable;
  attendance_month: AttendanceMonthTable;
  attendance_opening: AttendanceOpeningTable;
  attendance_person: AttendancePersonTable;
  attendance_reminder: AttendanceReminderTable;
  attendance_rules: AttendanceRulesTable;
  audit: AuditTable;
  audit_document: AuditDocumentTable;
  audit_filling: AuditFillingTable;
  audit_seal: AuditSealTable;
  audit_seal_keying: AuditSealKeyingTable;
  audit_verification: AuditVerificationTable;
  bulk_action: BulkActionTable;
  bulk_action_topic: BulkActionTopicTable;
  bulk_correction: BulkCorrectionTable;
  bulk_correction_row: BulkCorrectionRowTable;
  calendar_feed: CalendarFeedTable;
  category: CategoryTable;
  category_following: CategoryFollowingTable;
  category_reading: CategoryReadingTable;
  comment: CommentTable;
  comment_file: CommentFileTable;
  comment_like: CommentLikeTable;
  department: DepartmentTable;
  deputy: DeputyTable;
  document: DocumentTable;
  document_version: DocumentVersionTable;
  erasure: ErasureTable;
  event_consumer: EventConsumerTable;
  exception_day: ExceptionDayTable;
  exception_day_person: ExceptionDayPersonTable;
  exception_day_role: ExceptionDayRoleTable;
  factor_challenge: FactorChallengeTable;
  file: FileTable;
  file_variant: FileVariantTable;
  former_department: FormerDepartmentTable;
  home_arrangement: HomeArrangementTable;
  home_hidden_widget: HomeHiddenWidgetTable;
  home_widget: HomeWidgetTable;
  idempotency: IdempotencyTable;
  kept_key: KeptKeyTable;
  known_device: KnownDeviceTable;
  leave_coverage: LeaveCoverageTable;
  leave_entry: LeaveEntryTable;
  leave_handover: LeaveHandoverTable;
  leave_policy: LeavePolicyTable;
  leave_policy_person: LeavePolicyPersonTable;
  leave_policy_role: LeavePolicyRoleTable;
  leave_recount: LeaveRecountTable;
  leave_recount_run: LeaveRecountRunTable;
  leave_suspension: LeaveSuspensionTable;
  leave_type: LeaveTypeTable;
  leave_use: LeaveUseTable;
  leave_use_day: LeaveUseDayTable;
  letter: LetterTable;
  link: LinkTable;
  link_favourite: LinkFavouriteTable;
  link_group: LinkGroupTable;
  link_use: LinkUseTable;
  linked_identity: LinkedIdentityTable;
  location: LocationTable;
  location_zone_user: LocationZoneUserTable;
  location_zone_user_person: LocationZoneUserPersonTable;
  location_zone_user_role: LocationZoneUserRoleTable;
  logo: LogoTable;
  lookup: LookupTable;
  mention: MentionTable;
  migration: MigrationTable;
  must_read: MustReadTable;
  must_read_department: MustReadDepartmentTable;
  notification: NotificationTable;
  notification_broadcast: NotificationBroadcastTable;
  notification_counter: NotificationCounterTable;
  notification_preference: NotificationPreferenceTable;
  one_time_link: OneTimeLinkTable;
  overtime_claim: OvertimeClaimTable;
  overtime_policy: OvertimePolicyTable;
  overtime_policy_person: OvertimePolicyPersonTable;
  overtime_policy_role: OvertimePolicyRoleTable;
  overtime_request: OvertimeRequestTable;
  passkey: PasskeyTable;
  payroll_chunk: PayrollChunkTable;
  payroll_file: PayrollFileTable;
  payroll_mapping: PayrollMappingTable;
  payroll_piece: PayrollPieceTable;
  payroll_version: PayrollVersionTable;
  person: PersonTable;
  person_view: PersonViewTable;
  personal_export: PersonalExportTable;
  personal_token: PersonalTokenTable;
  poll: PollTable;
  poll_choice: PollChoiceTable;
  poll_vote: PollVoteTable;
  poll_vote_choice: PollVoteChoiceTable;
  promotion: PromotionTable;
  promotion_code: PromotionCodeTable;
  provisioned_person: ProvisionedPersonTable;
  publication_audience: PublicationAudienceTable;
  publication_audience_department: PublicationAudienceDepartmentTable;
  publication_audience_role: PublicationAudienceRoleTable;
  punch: PunchTable;
  punch_client: PunchClientTable;
  punch_position: PunchPositionTable;
  push_key: PushKeyTable;
  push_subscription: PushSubscriptionTable;
  rate_limit: RateLimitTable;
  recomputation: RecomputationTable;
  recomputation_person: RecomputationPersonTable;
  recovery_code: RecoveryCodeTable;
  report_case: ReportCaseTable;
  request: RequestTable;
  request_change: RequestChangeTable;
  request_decider: RequestDeciderTable;
  request_event: RequestEventTable;
  request_file: RequestFileTable;
  request_step: RequestStepTable;
  request_use: RequestUseTable;
  role: RoleTable;
  role_bound: RoleBoundTable;
  role_member: RoleMemberTable;
  role_permission: RolePermissionTable;
  rule_mark: RuleMarkTable;
  saved_view: SavedViewTable;
  search_document: SearchDocumentTable;
  search_filling: SearchFillingTable;
  search_person: SearchPersonTable;
  search_word: SearchWordTable;
  second_factor_demand: SecondFactorDemandTable;
  service: ServiceTable;
  service_favourite: ServiceFavouriteTable;
  service_role: ServiceRoleTable;
  service_version: ServiceVersionTable;
  session: SessionTable;
  session_generation: SessionGenerationTable;
  setting: SettingTable;
  setting_version: SettingVersionTable;
  sign_in_ticket: SignInTicketTable;
  topic: TopicTable;
  topic_bookmark: TopicBookmarkTable;
  topic_content: TopicContentTable;
  topic_draft: TopicDraftTable;
  topic_file: TopicFileTable;
  topic_following: TopicFollowingTable;
  topic_like: TopicLikeTable;
  topic_reading: TopicReadingTable;
  topic_revision: TopicRevisionTable;
  totp_factor: TotpFactorTable;
  viewing: ViewingTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  working_time_finding: WorkingTimeFindingTable;
  working_time_rule: WorkingTimeRuleTable;
  working_time_rule_person: WorkingTimeRulePersonTable;
  working_time_rule_role: WorkingTimeRuleRoleTable;
  zone: ZoneTable;
  zone_day: ZoneDayTable;
}
