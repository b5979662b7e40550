/**
 * The words that file names in rooms are made of. The lists are closed, so that a reader finds the same thing under the
 * same name in every module; a new word is added here on purpose, and a word that no file uses is refused.
 */

/** `<verb>-<noun>.ts` in a server room is one use case or one step of it. */
export const verbs: readonly string[] = [
  "allow",
  "create",
  "delete",
  "like",
  "list",
  "load",
  "mark",
  "plan",
  "present",
  "publish",
  "purge",
  "read",
  "record",
  "require",
  "update",
];

/** `<noun>.ts`: what a module's own world consists of, where no verb fits. */
export const concepts: readonly string[] = ["author", "date-range", "unread", "viewer"];
