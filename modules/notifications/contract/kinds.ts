/** Mail delivery of a kind: never, one mail after a delay, or in the digest. */
export const mailWays = ["off", "instant", "digest"] as const;
export type MailWay = (typeof mailWays)[number];

/** Delivery of a kind; `push`: on devices that show notifications. */
export type Channels = { inApp: boolean; email: MailWay; push: boolean };

/**
 * Defaults: mails only for what concerns the person, push only for urgent notifications and tasks. In the order of the
 * list's filter and of the preferences.
 */
export const defaultChannels = {
  mention: { inApp: true, email: "instant", push: true },
  reply: { inApp: true, email: "instant", push: true },
  follow: { inApp: true, email: "digest", push: false },
  like: { inApp: true, email: "off", push: false },
  pollClosing: { inApp: true, email: "digest", push: false },
  mustRead: { inApp: true, email: "instant", push: true },
  topicDeactivated: { inApp: true, email: "instant", push: true },
  reportDecided: { inApp: true, email: "instant", push: true },
  // A mail would arrive too late.
  checkInReminder: { inApp: true, email: "off", push: true },
  checkOutReminder: { inApp: true, email: "off", push: true },
  approvalWaiting: { inApp: true, email: "instant", push: true },
  requestStep: { inApp: true, email: "instant", push: true },
  recordChanged: { inApp: true, email: "instant", push: true },
  managerChanged: { inApp: true, email: "instant", push: false },
  // A separate mail is sent at once, whatever is chosen here.
  recoveryCodeUsed: { inApp: true, email: "off", push: true },
  // A separate mail was sent already.
  newDevice: { inApp: true, email: "off", push: true },
  dataReady: { inApp: true, email: "instant", push: true },
  viewedAs: { inApp: true, email: "instant", push: true },
  documentPublished: { inApp: true, email: "digest", push: false },
  attendanceCorrected: { inApp: true, email: "instant", push: true },
  overtimeDecided: { inApp: true, email: "instant", push: true },
  leaveRecounted: { inApp: true, email: "instant", push: true },
} satisfies Readonly<Record<string, Channels>>;

export type NotificationKind = keyof typeof defaultChannels;
export const notificationKinds = Object.keys(defaultChannels) as NotificationKind[];

/** Returns whether this release knows the kind: an open browser can be older than the server. */
export const isKnownKind = (kind: string): kind is NotificationKind =>
  notificationKinds.some((known) => known === kind);

/** Returns the profile page that a notification links to; null for kinds that link elsewhere. */
export function profilePathOf(kind: string): "/user-profile" | "/user-profile/security" | null {
  if (kind === "recordChanged" || kind === "viewedAs") return "/user-profile";
  const isOfSecurity = kind === "newDevice" || kind === "recoveryCodeUsed" || kind === "dataReady";
  return isOfSecurity ? "/user-profile/security" : null;
}

/** Outcome of one's own request, or a comment on a request that waits for the person. */
export const requestOutcomes = [
  "stepApproved",
  "approved",
  "returned",
  "rejected",
  "commented",
  "revoked",
  "shortened",
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** Kinds that cannot be switched off in the app: tasks, and changes to the person's own texts or data. */
export const fixedKinds: ReadonlySet<NotificationKind> = new Set([
  "mustRead",
  "topicDeactivated",
  "reportDecided",
  "approvalWaiting",
  "recordChanged",
  "attendanceCorrected",
  "leaveRecounted",
  "managerChanged",
  "viewedAs",
  "recoveryCodeUsed",
  "newDevice",
]);

/** Kinds that expire: devices do not show them in quiet hours, nor afterwards. */
export const transientKinds: ReadonlySet<NotificationKind> = new Set(["checkInReminder", "checkOutReminder"]);

/** Content that a locked device shows. */
export const lockScreens = ["kind", "words"] as const;
export type LockScreen = (typeof lockScreens)[number];

export const digestRhythms = ["none", "daily", "weekly"] as const;
export type DigestRhythm = (typeof digestRhythms)[number];
