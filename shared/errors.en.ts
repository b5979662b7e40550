/** What a refusal says in English: a short title and a sentence that helps. */
export const errorsEn = {
  malformed: { title: "The request could not be read", detail: "The request is not well formed." },
  fields_invalid: { title: "Some fields need attention", detail: "Please check the marked fields." },
  cursor_invalid: { title: "This page no longer exists", detail: "Please start again from the first page." },
  filter_invalid: {
    title: "The filter cannot be read",
    detail: "It is not one of SCIM, or asks for something that is not filtered by.",
  },
  filter_not_taken: { title: "Nothing is filtered here", detail: "Ask for the whole list, or for one by its id." },
  path_invalid: { title: "The path cannot be read", detail: "It names nothing that can be changed." },
  file_not_an_image: { title: "Not a picture", detail: "Please choose a JPEG, PNG, WebP, GIF or AVIF picture." },
  link_invalid: {
    title: "This link no longer works",
    detail: "It was used already or has expired. Ask for a new one.",
  },
  not_signed_in: { title: "Please sign in", detail: "Your session has ended. Sign in to carry on." },
  credentials_wrong: { title: "Sign-in failed", detail: "The e-mail address or the password is not right." },
  refresh_refused: { title: "Please sign in again", detail: "Your session has ended. Sign in to carry on." },
  viewing_only: {
    title: "You are only looking",
    detail: "While you see the portal as somebody else nothing can be changed, and some pages stay theirs alone.",
  },
  not_allowed: { title: "Not allowed", detail: "You do not have permission to do this." },
  scope_missing: {
    title: "The token is not good for this",
    detail: "It was made for other areas. Make one with the scope that is named.",
  },
  token_not_accepted: {
    title: "No token will do here",
    detail: "This is for people themselves. Sign in to do it.",
  },
  account_unconfirmed: {
    title: "Confirm your address first",
    detail: "Open the link in the mail we sent you, or ask for a new one with “Forgot password”.",
  },
  account_waiting: { title: "Almost there", detail: "An administrator still has to approve your account." },
  account_disabled: { title: "Account disabled", detail: "This account is disabled. Please contact an administrator." },
  single_sign_on_unknown: {
    title: "No account here yet",
    detail: "You were recognised, but no account here belongs to you. Please ask the people in charge of accounts.",
  },
  single_sign_on_only: {
    title: "Please use single sign-on",
    detail: "Passwords are for administrators here. Sign in with the account of your organisation.",
  },
  single_sign_on_link_first: {
    title: "Please sign in once as usual",
    detail:
      "Your account has a second factor, so nobody else may vouch for you unasked. Sign in as usual, then link your account under your profile.",
  },
  not_found: { title: "Not found", detail: "It does not exist, or you may not see it." },
  method_not_allowed: { title: "Not possible here", detail: "This address does not accept that method." },
  stale_version: {
    title: "Changed in the meantime",
    detail: "Somebody else saved first. Look at their version and save again.",
  },
  export_waiting: { title: "Already being made", detail: "We will tell you as soon as your archive is ready." },
  request_running: { title: "Still working on it", detail: "The same request is still running. Please wait a moment." },
  offset_conflict: { title: "The upload has moved on", detail: "Ask how much has arrived, and carry on from there." },
  name_taken: { title: "Already taken", detail: "That name or address is already in use." },
  step_decided: {
    title: "Somebody was quicker",
    detail: "This no longer waits for you, or has changed since. Look at where it is now.",
  },
  service_closed: { title: "Not offered at present", detail: "Nobody can ask for this service at the moment." },
  request_fixed: {
    title: "This can no longer be changed",
    detail: "The request has moved on. Look at where it is now.",
  },
  not_employed: {
    title: "No longer employed here",
    detail: "Whoever asked has left, so no letter can say that they work here.",
  },
  approvals_waiting: {
    title: "Requests wait for this person alone",
    detail: "Hand them over to somebody else first; nobody else could decide them.",
  },
  decider_missing: {
    title: "There is nobody to decide this",
    detail: "Please tell an administrator: nobody but you could approve this request.",
  },
  allowance_exceeded: {
    title: "That is more than is left",
    detail: "Ask for less, or for another time. Requests that are still waiting count as well.",
  },
  protocol_unsupported: { title: "Unknown upload protocol", detail: "Uploads speak tus 1.0.0." },
  outside_fence: {
    title: "You are outside the permitted area",
    detail: "Go nearer to one of your places and try again. If you are there already, tell an attendance officer.",
  },
  not_assigned_here: {
    title: "You are not assigned to this place today",
    detail: "Check in or out at one of your places. If you work here today, ask an attendance officer to assign you.",
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
    detail:
      "What is made without a network must arrive within 24 hours. Ask an attendance officer to correct your day.",
  },
  schedule_conflict: {
    title: "This overlaps another schedule",
    detail:
      "Some people would have two overlapping times on the same layer. Change the times, the dates or the people.",
  },
  month_locked: {
    title: "This month is locked",
    detail: "Nothing in it changes until an attendance officer opens it again.",
  },
  month_not_over: { title: "This month is not over", detail: "A month can be locked once all of its days are final." },
  still_used: { title: "This is still used", detail: "Deactivate it, or change what uses it first." },
  own_attendance: {
    title: "This is your own attendance",
    detail: "Ask another attendance officer to do this for you.",
  },
  location_unknown: { title: "This location is not known", detail: "It may have been deleted. Choose another." },
  zone_unknown: { title: "This zone is not known", detail: "It may have been deleted. Choose another." },
  webhook_inactive: {
    title: "The webhook is switched off",
    detail: "Switch it on first; nothing is sent while it is off.",
  },
  codes_gone: { title: "No code is left", detail: "This offer has no code to hand out now." },
  group_unknown: { title: "This group is not known", detail: "It may have been deleted. Choose another." },
  lookup_unknown: { title: "This entry is not known", detail: "It may have been deactivated. Choose another." },
  person_unknown: { title: "Somebody here is not known", detail: "A person you chose no longer exists." },
  role_unknown: { title: "A role here is not known", detail: "A role you chose no longer exists." },
  role_fixed: {
    title: "This role has to stay as it is",
    detail: "Every organisation has it. Change another role, or add one of your own.",
  },
  role_used: {
    title: "This role is still used",
    detail: "Take it out of the assignments, exception days, services, links and offers that name it first.",
  },
  permission_not_held: {
    title: "This goes beyond your own permissions",
    detail: "Nobody can give, take or change what they may not do themselves. Ask an administrator.",
  },
  membership_overlaps: {
    title: "Somebody has this role in that time already",
    detail: "Choose other dates, or remove the membership that is there first.",
  },
  last_administrator: {
    title: "The last administrator stays",
    detail: "Make somebody else an administrator without an end date first.",
  },
  case_decided: {
    title: "Decided already",
    detail: "Another moderator was faster. Look at their decision.",
  },
  precondition_failed: {
    title: "Changed in the meantime",
    detail: "It is no longer the version that If-Match names. Read it again.",
  },
  own_content: {
    title: "This is your own",
    detail: "You cannot report what you wrote yourself, nor decide about it.",
  },
  too_large: { title: "Too large", detail: "What was sent is larger than allowed." },
  media_type_unsupported: {
    title: "Type not accepted",
    detail: "This type of file or content is not accepted here.",
  },
  idempotency_key_reused: { title: "Key already used", detail: "This idempotency key belongs to a different request." },
  category_closed: { title: "Posting is closed here", detail: "You cannot post in this category." },
  category_has_topics: { title: "The category has topics", detail: "Name the category they should move to." },
  category_permanent: {
    title: "This category stays",
    detail: "The category of all topics cannot be deleted or deactivated.",
  },
  category_unknown: { title: "Unknown category", detail: "Please choose an existing category." },
  topic_inactive: {
    title: "This topic is not active",
    detail: "It takes no likes, comments or votes while it is inactive.",
  },
  comments_locked: { title: "Comments are closed", detail: "This topic does not take new comments." },
  parent_unknown: { title: "The comment is gone", detail: "The comment you are answering no longer exists." },
  poster_required: {
    title: "A poster is needed",
    detail: "Only a topic with a poster can be featured on the home page.",
  },
  poster_still_required: { title: "A still is needed", detail: "Please send a picture along with the video." },
  too_many_mentions: { title: "Too many names", detail: "A text can name ten people or departments at most." },
  too_many_drafts: { title: "Too many drafts", detail: "Please finish or discard some of your drafts first." },
  not_featured: { title: "No longer featured", detail: "The order has changed in the meantime. Look at it again." },
  too_many_topics: {
    title: "Too many at once",
    detail: "At most ten thousand topics can be changed at once. Narrow the filters.",
  },
  undo_unavailable: {
    title: "This can no longer be undone",
    detail: "It is still running, was undone already, or ten minutes have passed.",
  },
  limit_reached: { title: "No room for more", detail: "Delete something you no longer need, and try again." },
  already_published: { title: "Already published", detail: "The time of publication can no longer be changed." },
  day_past: { title: "The day is past", detail: "Choose today or a later day." },
  department_used: {
    title: "The department is not empty",
    detail: "Name the department that its people, and those below it, should move to.",
  },
  department_published: {
    title: "Something is published for this department",
    detail: "Change the links, offers and reports that are for it first.",
  },
  manager_cycle: {
    title: "This would be a circle",
    detail: "The manager you chose stands below this person, who would end up managing themselves.",
  },
  department_unknown: { title: "The department does not exist", detail: "One of the departments no longer exists." },
  not_concerned: { title: "This does not concern you", detail: "Nobody asked you to acknowledge this topic." },
  poll_closed: { title: "The poll is closed", detail: "Votes are no longer taken." },
  vote_fixed: { title: "Your vote stands", detail: "In this poll a vote cannot be changed or withdrawn." },
  too_many_choices: { title: "Too many choices", detail: "Please choose fewer." },
  choice_unknown: { title: "Unknown choice", detail: "The poll has changed. Look at its choices again." },
  choice_has_votes: {
    title: "Colleagues have voted",
    detail: "Their votes would go with what you remove. Confirm it, or keep it.",
  },
  ballot_fixed: {
    title: "The ballot stays secret",
    detail: "Colleagues voted in secret. The ballot cannot be opened any more.",
  },
  sign_in_again: { title: "Please sign in again first", detail: "This is open for ten minutes after signing in." },
  account_not_active: { title: "Not active", detail: "This account is not active, so there is nothing to see." },
  account_not_closed: { title: "The account is open", detail: "Only somebody whose account is closed can be erased." },
  account_erased: {
    title: "This person was erased",
    detail: "What was kept of them is gone, so the account stays closed for good.",
  },
  erasure_begun: { title: "Already begun", detail: "This person is being erased, or was." },
  requests_waiting: {
    title: "Requests of this person are still open",
    detail: "Have them decided first; nothing is decided about somebody who is no longer known.",
  },
  name_mismatch: { title: "Another name", detail: "Type the name of the person as it stands here." },
  own_account: { title: "This is your own account", detail: "Somebody else has to do this for you." },
  address_unconfirmed: {
    title: "The address is not confirmed",
    detail: "Nobody has shown yet that it is theirs. Send an invitation instead.",
  },
  invitation_unneeded: { title: "No invitation is needed", detail: "This account can be used already, or is closed." },
  password_breached: { title: "Choose another password", detail: "This password is known from data breaches." },
  fields_conflict: { title: "These do not go together", detail: "Please check the marked fields." },
  second_factor_required: {
    title: "One more step",
    detail: "Your password is right. Now show that it is really you.",
  },
  second_factor_required_by_role: {
    title: "A second step is needed",
    detail: "Your role asks for a second step when signing in. Set it up to carry on.",
  },
  proof_needed: {
    title: "Is it really you?",
    detail: "It has been more than ten minutes since you signed in. Enter your password.",
  },
  code_wrong: { title: "Wrong code", detail: "The code is not right, or was used already. Enter a new one." },
  challenge_over: { title: "This took too long", detail: "Sign in with your password once more." },
  factor_present: {
    title: "There is one already",
    detail: "An authenticator app is set up already. Remove it before you set up another.",
  },
  own_factor_missing: {
    title: "Protect your own account first",
    detail: "Set up a second step for yourself before you ask others for one.",
  },
  passkey_refused: {
    title: "This passkey did not work",
    detail: "It is unknown here, or took too long. Try again, or choose another way.",
  },
  password_wrong: { title: "Wrong password", detail: "The current password is not right." },
  password_missing: {
    title: "Choose a password first",
    detail: "Without a password you could not sign in any more. Choose one, then take the link away.",
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
  too_many_requests: { title: "A little slower, please", detail: "Too many tries. Please wait before trying again." },
  unexpected: { title: "Something went wrong", detail: "It is our fault, not yours. Please try again in a moment." },
  single_sign_on_unreachable: {
    title: "Not available right now",
    detail: "The single sign-on service does not answer. Please try again later.",
  },
  not_ready: { title: "Just a moment", detail: "The server is starting or stopping. Please try again shortly." },
} as const;
