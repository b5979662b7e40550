/** What other systems can be told of, area by area: names of what happened, as they stand in the audit. */
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

/** What is sent when somebody wants to see whether messages arrive. */
export const testEvent = "webhook.test";
