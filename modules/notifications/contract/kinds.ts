/** What people can be told of, as the bell and the preferences list it. */
export const notificationKinds = [
  "mention",
  "reply",
  "follow",
  "like",
  "pollClosing",
  "mustRead",
  "topicDeactivated",
  "reportDecided",
  "checkInReminder",
  "checkOutReminder",
  "approvalWaiting",
  "requestStep",
  "recordChanged",
  "managerChanged",
  "recoveryCodeUsed",
  "newDevice",
  "dataReady",
  "viewedAs",
  "documentPublished",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Whether it is a kind of this release: a browser that stays open can be older than the server that tells it. */
export const isKnownKind = (kind: string): kind is NotificationKind =>
  notificationKinds.some((known) => known === kind);

/** The page of one's own profile that a notification leads to; null for kinds that lead elsewhere. */
export function profilePathOf(kind: string): "/user-profile" | "/user-profile/security" | null {
  if (kind === "recordChanged" || kind === "viewedAs") return "/user-profile";
  const isOfSecurity = kind === "newDevice" || kind === "recoveryCodeUsed" || kind === "dataReady";
  return isOfSecurity ? "/user-profile/security" : null;
}

/** What can have become of a request: of one's own, or by a comment of one that waits for oneself. */
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

/** How a kind reaches somebody by mail: never, on its own after a while, or gathered in the digest. */
export const mailWays = ["off", "instant", "digest"] as const;
export type MailWay = (typeof mailWays)[number];

/** On which ways a kind is told; `push`: on the devices that show notifications. */
export type Channels = { inApp: boolean; email: MailWay; push: boolean };

/** What holds for somebody who has chosen nothing: calm, by mail only what is about them, and on devices what is for now or asked of them. */
export const defaultChannels: Readonly<Record<NotificationKind, Channels>> = {
  mention: { inApp: true, email: "instant", push: true },
  reply: { inApp: true, email: "instant", push: true },
  follow: { inApp: true, email: "digest", push: false },
  like: { inApp: true, email: "off", push: false },
  pollClosing: { inApp: true, email: "digest", push: false },
  mustRead: { inApp: true, email: "instant", push: true },
  topicDeactivated: { inApp: true, email: "instant", push: true },
  reportDecided: { inApp: true, email: "instant", push: true },
  // A mail would come when it is too late.
  checkInReminder: { inApp: true, email: "off", push: true },
  checkOutReminder: { inApp: true, email: "off", push: true },
  approvalWaiting: { inApp: true, email: "instant", push: true },
  requestStep: { inApp: true, email: "instant", push: true },
  recordChanged: { inApp: true, email: "instant", push: true },
  managerChanged: { inApp: true, email: "instant", push: false },
  // A mail of its own leaves at once, whatever is chosen here.
  recoveryCodeUsed: { inApp: true, email: "off", push: true },
  // A mail of its own has left already.
  newDevice: { inApp: true, email: "off", push: true },
  dataReady: { inApp: true, email: "instant", push: true },
  viewedAs: { inApp: true, email: "instant", push: true },
  documentPublished: { inApp: true, email: "digest", push: false },
};

/** What nobody can switch off in the app: it is asked of them, or done to what they wrote or what is kept of them. */
export const fixedKinds: ReadonlySet<NotificationKind> = new Set([
  "mustRead",
  "topicDeactivated",
  "reportDecided",
  "approvalWaiting",
  "recordChanged",
  "managerChanged",
  "viewedAs",
  "recoveryCodeUsed",
  "newDevice",
]);

/** What is worth nothing later: in quiet hours devices are not told of it, nor afterwards. */
export const passingKinds: ReadonlySet<NotificationKind> = new Set(["checkInReminder", "checkOutReminder"]);

/** What a device shows without being unlocked. */
export const lockScreens = ["kind", "words"] as const;
export type LockScreen = (typeof lockScreens)[number];

export const digestRhythms = ["none", "daily", "weekly"] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** Days of the week as they are stored and travel; the week begins with Sunday. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
