/** Events that webhooks can subscribe to, by area, named as in the audit. */
export const webhookAreas = {
  community: [
    "topic.created",
    "topic.updated",
    "topic.deleted",
    "comment.created",
    "comment.updated",
    "comment.deleted",
    "comment.restored",
  ],
  people: [
    "person.updated",
    "account.invited",
    "account.activated",
    "account.disabled",
    "role.memberAdded",
    "role.memberRemoved",
    "department.created",
    "department.updated",
    "department.deleted",
  ],
  services: ["request.submitted", "request.decided", "request.withdrawn", "request.revoked", "request.shortened"],
  attendance: [
    "punch.created",
    "punch.voided",
    "absence.created",
    "absence.updated",
    "absence.deleted",
    "month.locked",
    "month.reopened",
  ],
} as const;

export type WebhookArea = keyof typeof webhookAreas;
export type WebhookEvent = (typeof webhookAreas)[WebhookArea][number];
export const webhookEvents: readonly WebhookEvent[] = Object.values(webhookAreas).flat();

/** Sent by a user to test the delivery. */
export const testEvent = "webhook.test";
