export const errorsEn = {
  malformed: { title: "The request could not be read", detail: "The request is not well formed." },
  fields_invalid: { title: "Some fields need attention", detail: "Please check the marked fields." },
  cursor_invalid: { title: "This page no longer exists", detail: "Please start again from the first page." },
  filter_invalid: {
    title: "The filter cannot be read",
    detail: "It is not a valid SCIM filter, or uses an attribute that cannot be filtered.",
  },
  filter_not_taken: {
    title: "Filtering is not supported here",
    detail: "Request the whole list, or one item by its id.",
  },
  path_invalid: { title: "The path cannot be read", detail: "It names no attribute that can be changed." },
  file_not_an_image: { title: "Not a picture", detail: "Please choose a JPEG, PNG, WebP, GIF or AVIF picture." },
  administrator_code_invalid: {
    title: "This code does not work",
    detail: "The administrator’s code works once. It was used already, or it is not the one that the server shows.",
  },
  link_invalid: {
    title: "This link no longer works",
    detail: "It was used already or has expired. Ask for a new one.",
  },
  not_signed_in: { title: "Please sign in", detail: "Your session has ended. Sign in to continue." },
  credentials_wrong: { title: "Sign-in failed", detail: "The email address or the password is wrong." },
  refresh_refused: { title: "Please sign in again", detail: "Your session has ended. Sign in to continue." },
  viewing_only: {
    title: "View only",
    detail: "While you view the portal as another user, nothing can be changed, and some pages stay private.",
  },
  permission_within_bounds: {
    title: "Not possible within your bounds",
    detail: "You have this permission for some departments or locations only, and this concerns people outside them.",
  },
  not_allowed: { title: "Not allowed", detail: "You do not have permission to do this." },
  scope_missing: {
    title: "The token does not allow this",
    detail: "It was created for other areas. Create one with the named scope.",
  },
  token_not_accepted: {
    title: "Tokens not accepted here",
    detail: "This is only for people. Sign in to do it.",
  },
  account_unconfirmed: {
    title: "Confirm your address first",
    detail: "Open the link in the email we sent you, or ask for a new one with “Forgot password”.",
  },
  account_waiting: { title: "Almost there", detail: "An administrator still has to approve your account." },
  account_disabled: { title: "Account disabled", detail: "This account is disabled. Please contact an administrator." },
  single_sign_on_unknown: {
    title: "No account here yet",
    detail: "You were recognised, but you have no account here. Please contact the people who manage accounts.",
  },
  single_sign_on_only: {
    title: "Please use single sign-on",
    detail: "Passwords are for administrators here. Sign in with the account of your organisation.",
  },
  single_sign_on_link_first: {
    title: "Please sign in once as usual",
    detail:
      "Your account has a second factor, so a provider cannot sign you in without your consent. Sign in as usual, then link your account in your profile.",
  },
  not_found: { title: "Not found", detail: "It does not exist, or you don’t have access." },
  method_not_allowed: { title: "Not possible here", detail: "This address does not accept that method." },
  stale_version: {
    title: "Changed in the meantime",
    detail: "Someone else saved first. Check their version and save again.",
  },
  export_waiting: { title: "Already being prepared", detail: "We will notify you when your export is ready." },
  request_running: { title: "Still working on it", detail: "The same request is still running. Please wait a moment." },
  offset_conflict: { title: "The upload has moved on", detail: "Ask how much has arrived, and carry on from there." },
  name_taken: { title: "Already taken", detail: "That name or address is already in use." },
  step_decided: {
    title: "Already handled",
    detail: "This is no longer waiting for you, or has changed. Check its current status.",
  },
  service_closed: { title: "Not available at present", detail: "This service cannot be requested at the moment." },
  request_fixed: {
    title: "This can no longer be changed",
    detail: "The request has moved on. Check its current status.",
  },
  not_employed: {
    title: "No longer employed here",
    detail: "The requester has left, so no letter can state that they work here.",
  },
  approvals_waiting: {
    title: "Only this person can decide these requests",
    detail: "Reassign them to someone else first; no one else could decide them.",
  },
  decider_missing: {
    title: "There is no approver",
    detail: "Please tell an administrator: no one but you could approve this request.",
  },
  allowance_exceeded: {
    title: "Not enough balance",
    detail: "Request less, or another time. Pending requests count as well.",
  },
  protocol_unsupported: { title: "Unknown upload protocol", detail: "Uploads use the tus 1.0.0 protocol." },
  outside_fence: {
    title: "You are outside the permitted area",
    detail: "Move closer to one of your locations and try again. If you are already there, tell an attendance officer.",
  },
  not_assigned_here: {
    title: "You are not assigned to this location today",
    detail:
      "Check in or out at one of your locations. If you work here today, ask an attendance officer to assign you.",
  },
  accuracy_too_low: {
    title: "Your position is not accurate enough",
    detail: "Step outside or near a window, wait a moment, and try again.",
  },
  position_missing: {
    title: "Your position is missing",
    detail: "Allow your browser to read your position, then try again.",
  },
  already_open: { title: "You are already checked in", detail: "Check out before you check in again." },
  too_late: {
    title: "This arrived too late",
    detail: "Offline check-ins must arrive within 24 hours. Ask an attendance officer to correct your day.",
  },
  schedule_conflict: {
    title: "This overlaps another schedule",
    detail: "Some people would have overlapping hours on the same layer. Change the hours, the dates or the people.",
  },
  working_time_broken: {
    title: "A rule of working time forbids this plan",
    detail: "Change the hours, the dates or the people, or the rule itself.",
  },
  month_locked: {
    title: "This month is locked",
    detail: "Nothing in it changes until an attendance officer reopens it.",
  },
  month_open: {
    title: "Something is still open in this month",
    detail: "Mend what its checklist names, or write why it is locked all the same.",
  },
  month_being_counted: {
    title: "Leave of this month is being counted again",
    detail: "A schedule or a holiday was changed. Try again in a few minutes.",
  },
  month_not_over: { title: "This month is not over", detail: "A month can be locked once all of its days are final." },
  month_not_locked: {
    title: "This month is not locked",
    detail: "Lock it first: files for payroll are made of months that no longer change.",
  },
  still_used: { title: "This is still in use", detail: "Deactivate it, or change what uses it first." },
  own_attendance: {
    title: "This is your own attendance",
    detail: "Ask another attendance officer to do this for you.",
  },
  own_leave: { title: "This is your own leave", detail: "Ask another leave officer to do this for you." },
  coverage_short: {
    title: "Too few people would be left",
    detail: "On some of these days fewer people of the unit than its minimum would be at work.",
  },
  policy_overlaps: {
    title: "Another policy applies to them then",
    detail: "A policy of this leave type is for the same people or roles on the same dates.",
  },
  policy_period: {
    title: "The policies of a leave type share their period",
    detail: "Another policy of this leave type has a different period.",
  },
  entry_reversed: {
    title: "This entry no longer counts",
    detail: "It has been reversed already, or is itself a reversal. Enter a new one instead.",
  },
  entry_of_overtime: {
    title: "This entry follows a claim of overtime",
    detail: "It is reversed when the decision on the claim changes. Enter an adjustment to change the balance.",
  },
  own_days: {
    title: "This changes your own days",
    detail:
      "The rule names you, or a role with few members, and reaches days of yours that have begun. Another attendance officer can enter it.",
  },
  location_unknown: { title: "This location is not known", detail: "It may have been deleted. Choose another." },
  service_unknown: {
    title: "This service is not known",
    detail: "It may have been deleted. Choose another.",
  },
  zone_unknown: { title: "This zone is not known", detail: "It may have been deleted. Choose another." },
  webhook_inactive: {
    title: "The webhook is switched off",
    detail: "Switch it on first; nothing is sent while it is off.",
  },
  codes_gone: { title: "No codes left", detail: "This promotion has no codes left." },
  group_unknown: { title: "This group is not known", detail: "It may have been deleted. Choose another." },
  mapping_unknown: { title: "This mapping is not known", detail: "It may have been deleted. Choose another." },
  lookup_unknown: { title: "This entry is not known", detail: "It may have been deactivated. Choose another." },
  person_unknown: { title: "Unknown person", detail: "A person you chose no longer exists." },
  role_unknown: { title: "Unknown role", detail: "A role you chose no longer exists." },
  role_fixed: {
    title: "This role has to stay as it is",
    detail: "It is built in. Change another role, or add one of your own.",
  },
  role_used: {
    title: "This role is still in use",
    detail: "Remove it first from the assignments, exception days, services, links and promotions that use it.",
  },
  role_bounded: {
    title: "This cannot be limited to departments or locations",
    detail: "A limited role can only manage or see attendance, manage leave and manage people.",
  },
  permission_of_everybody: {
    title: "Everyone would have this permission",
    detail: "The Employee role cannot have administrative permissions. Choose another role.",
  },
  own_authority: {
    title: "You cannot give yourself authority",
    detail: "This would let you decide about others, or choose who decides about you. Ask a colleague to do it.",
  },
  permission_not_held: {
    title: "This goes beyond your own permissions",
    detail: "You cannot grant, revoke or change permissions you do not have. Ask an administrator.",
  },
  membership_overlaps: {
    title: "This person already has the role in that period",
    detail: "Choose other dates, or remove the membership that is there first.",
  },
  last_administrator: {
    title: "At least one administrator is required",
    detail: "Make someone else an administrator without an end date first.",
  },
  case_decided: {
    title: "Already decided",
    detail: "Another moderator got there first. Check their decision.",
  },
  precondition_failed: {
    title: "Changed in the meantime",
    detail: "The version no longer matches If-Match. Read it again.",
  },
  own_content: {
    title: "This is your own",
    detail: "You cannot report your own content or decide reports on it.",
  },
  too_large: { title: "Too large", detail: "What was sent is larger than allowed." },
  media_type_unsupported: {
    title: "Type not accepted",
    detail: "This type of file or content is not accepted here.",
  },
  idempotency_key_reused: { title: "Key already used", detail: "This idempotency key belongs to a different request." },
  category_closed: { title: "Posting is closed here", detail: "You cannot post in this category." },
  category_has_topics: { title: "The category has topics", detail: "Choose the category they should move to." },
  category_permanent: {
    title: "This category is permanent",
    detail: "The category of all topics cannot be deleted or deactivated.",
  },
  category_unknown: { title: "Unknown category", detail: "Please choose an existing category." },
  topic_inactive: {
    title: "This topic is not active",
    detail: "It accepts no likes, comments or votes while it is inactive.",
  },
  comments_locked: { title: "Comments are closed", detail: "This topic does not accept new comments." },
  parent_unknown: {
    title: "The comment no longer exists",
    detail: "The comment you are replying to no longer exists.",
  },
  poster_required: {
    title: "A poster is needed",
    detail: "Only a topic with a poster can be featured on the home page.",
  },
  poster_still_required: { title: "A still is needed", detail: "Please add a still picture for the video." },
  too_many_mentions: { title: "Too many mentions", detail: "A text can mention at most ten people or departments." },
  too_many_drafts: { title: "Too many drafts", detail: "Please finish or discard some of your drafts first." },
  not_featured: { title: "No longer featured", detail: "The order has changed. Check it again." },
  too_many_topics: {
    title: "Too many at once",
    detail: "At most ten thousand topics can be changed at once. Narrow the filters.",
  },
  day_changed: {
    title: "A day has changed since",
    detail: "Check-ins, check-outs or leave of one of these days were changed afterwards. Correct the days one by one.",
  },
  undo_unavailable: {
    title: "This can no longer be undone",
    detail: "It is still running, was undone already, or the time for it is over.",
  },
  limit_reached: { title: "Limit reached", detail: "Delete something you no longer need, and try again." },
  already_published: { title: "Already published", detail: "The time of publication can no longer be changed." },
  day_past: { title: "The date is in the past", detail: "Choose today or a later day." },
  department_used: {
    title: "The department is not empty",
    detail: "Choose the department that its people and sub-departments should move to.",
  },
  department_published: {
    title: "Content is published for this department",
    detail: "Change the links, promotions and reports for it first.",
  },
  manager_cycle: {
    title: "This would create a reporting loop",
    detail: "The manager you chose reports to this person.",
  },
  department_unknown: { title: "The department does not exist", detail: "One of the departments no longer exists." },
  not_concerned: { title: "Not required of you", detail: "You were not asked to acknowledge this topic." },
  poll_closed: { title: "The poll is closed", detail: "Voting has ended." },
  vote_fixed: { title: "Your vote can’t be changed", detail: "In this poll a vote cannot be changed or withdrawn." },
  too_many_choices: { title: "Too many choices", detail: "Please choose fewer." },
  choice_unknown: { title: "Unknown choice", detail: "The poll has changed. Check its choices again." },
  choice_has_votes: {
    title: "Colleagues have voted",
    detail: "Removing this also deletes their votes. Confirm, or keep it.",
  },
  ballot_fixed: {
    title: "The ballot stays secret",
    detail: "Colleagues voted in secret, so the ballot cannot be made open.",
  },
  sign_in_again: { title: "Please sign in again first", detail: "It is possible for ten minutes after signing in." },
  account_not_active: { title: "Not active", detail: "This account is not active, so it cannot be viewed." },
  account_not_closed: { title: "The account is open", detail: "Only people whose accounts are closed can be erased." },
  account_erased: {
    title: "This person was erased",
    detail: "Their data was erased, so the account stays permanently closed.",
  },
  erasure_begun: { title: "Already started", detail: "This person is being erased, or was." },
  requests_waiting: {
    title: "Requests of this person are still open",
    detail: "Have them decided first.",
  },
  name_mismatch: { title: "The name does not match", detail: "Type the name of the person as it is shown." },
  own_account: { title: "This is your own account", detail: "Someone else has to do this for you." },
  address_unconfirmed: {
    title: "The address is not confirmed",
    detail: "Its owner has not confirmed it yet. Send an invitation instead.",
  },
  invitation_unneeded: { title: "No invitation is needed", detail: "This account can be used already, or is closed." },
  password_breached: { title: "Choose another password", detail: "This password is known from data breaches." },
  fields_conflict: { title: "These do not go together", detail: "Please check the marked fields." },
  second_factor_required: {
    title: "One more step",
    detail: "Your password is correct. Complete the second step.",
  },
  second_factor_required_by_role: {
    title: "A second step is needed",
    detail: "Your role asks for a second step when signing in. Set it up to continue.",
  },
  proof_needed: {
    title: "Confirm your identity",
    detail: "It has been more than ten minutes since you signed in. Enter your password.",
  },
  code_wrong: { title: "Wrong code", detail: "The code is wrong, or was already used. Enter a new one." },
  challenge_over: { title: "This took too long", detail: "Sign in with your password once more." },
  factor_present: {
    title: "Already set up",
    detail: "An authenticator app is already set up. Remove it before you set up another.",
  },
  own_factor_missing: {
    title: "Protect your own account first",
    detail: "Set up a second step for yourself before you require it from others.",
  },
  passkey_refused: {
    title: "This passkey did not work",
    detail: "It is unknown here, or took too long. Try again, or choose another way.",
  },
  password_wrong: { title: "Wrong password", detail: "The current password is not right." },
  password_missing: {
    title: "Choose a password first",
    detail: "Without a password you could no longer sign in. Choose one, then unlink.",
  },
  file_unknown: {
    title: "File not available",
    detail: "It is not yours, not ready, or already in use. Upload it again.",
  },
  quota_exceeded: { title: "Your storage is full", detail: "Remove files you no longer need, then try again." },
  too_many_uploads: {
    title: "Too many uploads at once",
    detail: "Wait until some of them are finished, or cancel them, then try again.",
  },
  too_many_requests: { title: "Too many attempts", detail: "Please wait before trying again." },
  unexpected: { title: "Something went wrong", detail: "This is an error on our side. Please try again in a moment." },
  single_sign_on_unreachable: {
    title: "Not available right now",
    detail: "The single sign-on service is not available. Please try again later.",
  },
  not_ready: { title: "Just a moment", detail: "The server is starting or stopping. Please try again shortly." },
  unavailable: {
    title: "Not available right now",
    detail: "The portal cannot reach its data at the moment. Please try again shortly.",
  },
  storage_full: {
    title: "The server has no space left",
    detail: "Nothing more can be saved until there is. Please tell the people who run the portal.",
  },
} as const;
