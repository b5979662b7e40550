// The closed list of refusals. The code determines the status; the texts are in the reader's language (`errors.en.ts`,
// `errors.ar.ts`).

const statusOf = {
  malformed: 400,
  fields_invalid: 400,
  cursor_invalid: 400,
  filter_invalid: 400,
  path_invalid: 400,
  file_not_an_image: 400,
  link_invalid: 400,
  administrator_code_invalid: 400,
  not_signed_in: 401,
  credentials_wrong: 401,
  second_factor_required: 401,
  refresh_refused: 401,
  not_allowed: 403,
  permission_within_bounds: 403,
  filter_not_taken: 403,
  viewing_only: 403,
  scope_missing: 403,
  token_not_accepted: 403,
  second_factor_required_by_role: 403,
  account_unconfirmed: 403,
  account_waiting: 403,
  account_disabled: 403,
  single_sign_on_unknown: 403,
  single_sign_on_link_first: 403,
  single_sign_on_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  stale_version: 409,
  request_running: 409,
  export_waiting: 409,
  offset_conflict: 409,
  name_taken: 409,
  case_decided: 409,
  step_decided: 409,
  precondition_failed: 412,
  protocol_unsupported: 412,
  too_large: 413,
  media_type_unsupported: 415,
  idempotency_key_reused: 422,
  category_closed: 422,
  category_has_topics: 422,
  category_permanent: 422,
  category_unknown: 422,
  topic_inactive: 422,
  day_past: 422,
  department_unknown: 422,
  department_used: 422,
  department_published: 422,
  manager_cycle: 422,
  not_concerned: 422,
  outside_fence: 422,
  not_assigned_here: 422,
  accuracy_too_low: 422,
  position_missing: 422,
  already_open: 422,
  too_late: 422,
  schedule_conflict: 422,
  working_time_broken: 422,
  month_locked: 422,
  day_changed: 422,
  month_not_over: 422,
  month_being_counted: 422,
  month_not_locked: 422,
  month_open: 422,
  still_used: 422,
  service_closed: 422,
  request_fixed: 422,
  decider_missing: 422,
  not_employed: 422,
  approvals_waiting: 422,
  allowance_exceeded: 422,
  own_attendance: 422,
  own_days: 422,
  own_leave: 422,
  coverage_short: 422,
  policy_overlaps: 422,
  policy_period: 422,
  entry_reversed: 422,
  entry_of_overtime: 422,
  location_unknown: 422,
  zone_unknown: 422,
  lookup_unknown: 422,
  mapping_unknown: 422,
  service_unknown: 422,
  group_unknown: 422,
  codes_gone: 422,
  webhook_inactive: 422,
  person_unknown: 422,
  role_unknown: 422,
  role_fixed: 422,
  role_used: 422,
  role_bounded: 422,
  permission_not_held: 422,
  permission_of_everybody: 422,
  own_authority: 422,
  membership_overlaps: 422,
  last_administrator: 422,
  comments_locked: 422,
  parent_unknown: 422,
  poster_required: 422,
  poster_still_required: 422,
  too_many_mentions: 422,
  too_many_drafts: 422,
  already_published: 422,
  not_featured: 422,
  too_many_topics: 422,
  undo_unavailable: 422,
  limit_reached: 422,
  poll_closed: 422,
  vote_fixed: 422,
  too_many_choices: 422,
  choice_unknown: 422,
  choice_has_votes: 422,
  ballot_fixed: 422,
  own_account: 422,
  account_not_active: 422,
  account_not_closed: 422,
  account_erased: 422,
  erasure_begun: 422,
  requests_waiting: 422,
  name_mismatch: 422,
  sign_in_again: 422,
  address_unconfirmed: 422,
  invitation_unneeded: 422,
  own_content: 422,
  password_breached: 422,
  password_wrong: 422,
  password_missing: 422,
  proof_needed: 422,
  code_wrong: 422,
  challenge_over: 422,
  factor_present: 422,
  own_factor_missing: 422,
  passkey_refused: 422,
  fields_conflict: 422,
  file_unknown: 422,
  quota_exceeded: 422,
  too_many_uploads: 422,
  too_many_requests: 429,
  unexpected: 500,
  single_sign_on_unreachable: 503,
  not_ready: 503,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;

export const errorCodes = Object.keys(statusOf) as ErrorCode[];

export const errorStatus = (code: ErrorCode): number => statusOf[code];

/** The refusal of one field; `path` is its place in the body or query, dots between names. */
export type FieldProblem = { path: string; code: string; message: string };

/** A place of work, and its distance in metres. */
export type NearestPlace = { location: string; distance: number };

/** Factors for a second step of sign-in, besides the password. */
export type FactorMethod = "totp" | "recovery" | "passkey";

/** Additional members of some refusals, as RFC 9457 allows. */
export type ProblemExtension = {
  /** With `scope_missing`: the scope that the token needs. */
  scope?: string;
  /** For refused punches: the nearest of the permitted places; null without a position or without such a place. */
  nearest?: NearestPlace | null;
  /** For refused punches: the ids of the places where this person may punch. */
  permittedLocations?: string[];
  /** With `schedule_conflict`: the conflicting assignments, and how many people would have both. */
  conflicts?: { assignments: [string, string]; firstDate: string; people: number }[];
  /** With `working_time_broken`: the refusing rules, the first time of each, and how many people would break it. */
  broken?: {
    rule: string;
    people: number;
    firstDate: string;
    from: string;
    to: string;
    minutes: number;
    limit: number;
  }[];
  /** With `second_factor_required`: sent back with the code within five minutes; and the available factors. */
  challenge?: string;
  ways?: FactorMethod[];
};

/** RFC 9457 problem details, the body of every refusal. */
export type Problem = ProblemExtension & {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  fields: FieldProblem[];
  requestId: string;
  /** Seconds until a retry makes sense; only with 429. */
  retryAfter?: number;
  /** The current state of the entity; only with `stale_version`, `case_decided` and `step_decided`. */
  current?: unknown;
};
