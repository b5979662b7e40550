/** Who writes which table: the module named here, by its `store.ts`; "platform" has several writers of its own. */
export const owners: Readonly<Record<string, readonly string[]>> = {
  platform: [
    "audit",
    "audit_overflow",
    "audit_seal",
    "file",
    "file_variant",
    "idempotency",
    "migration",
    "rate_limit",
    "setting",
  ],
  people: ["department", "person"],
  identity: ["account", "one_time_link", "role", "role_member", "role_permission", "session", "session_generation"],
  community: [
    "category",
    "category_reading",
    "comment",
    "comment_like",
    "topic",
    "topic_content",
    "topic_like",
    "topic_reading",
    "topic_revision",
  ],
};
