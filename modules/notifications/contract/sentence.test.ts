import { expect, test } from "vitest";
import { notificationKinds, type NotificationKind } from "./kinds.ts";
import { notificationsEn } from "./phrases.en.ts";
import { sentenceOf } from "./sentence.ts";

const line = {
  subject: { kind: "topic", id: "1" },
  decision: null,
  overtime: null,
  correction: null,
  recount: null,
  comment: null,
  request: null,
};

test("every kind has a sentence in the catalogue", () => {
  for (const kind of notificationKinds) expect(notificationsEn.sentence).toHaveProperty(sentenceOf({ ...line, kind }));
});

test("a kind that only a newer server knows has a sentence", () => {
  expect(sentenceOf({ ...line, kind: "thanked" as NotificationKind })).toBe("newerKind");
});
