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

/** On which ways a kind is told. */
export type Channels = { inApp: boolean; email: MailWay };

/** What holds for somebody who has chosen nothing: calm, and by mail only what is about them. */
export const defaultChannels: Readonly<Record<NotificationKind, Channels>> = {
  mention: { inApp: true, email: "instant" },
  reply: { inApp: true, email: "instant" },
  follow: { inApp: true, email: "digest" },
  like: { inApp: true, email: "off" },
  pollClosing: { inApp: true, email: "digest" },
  mustRead: { inApp: true, email: "instant" },
  topicDeactivated: { inApp: true, email: "instant" },
  reportDecided: { inApp: true, email: "instant" },
  // A mail would come when it is too late.
  checkInReminder: { inApp: true, email: "off" },
  checkOutReminder: { inApp: true, email: "off" },
  approvalWaiting: { inApp: true, email: "instant" },
  requestStep: { inApp: true, email: "instant" },
  recordChanged: { inApp: true, email: "instant" },
  managerChanged: { inApp: true, email: "instant" },
  // A mail of its own leaves at once, whatever is chosen here.
  recoveryCodeUsed: { inApp: true, email: "off" },
  // A mail of its own has left already.
  newDevice: { inApp: true, email: "off" },
  dataReady: { inApp: true, email: "instant" },
  viewedAs: { inApp: true, email: "instant" },
  documentPublished: { inApp: true, email: "digest" },
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

export const digestRhythms = ["none", "daily", "weekly"] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** Days of the week as they are stored and travel; the week begins with Sunday. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
