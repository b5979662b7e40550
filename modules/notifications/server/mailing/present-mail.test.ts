import { expect, test } from "vitest";
import type { NotificationKind } from "../../contract/kinds.ts";
import type { Notification } from "../../contract/schemas.ts";
import { htmlOfText } from "#platform/mail/layout.ts";
import { composeMail } from "./present-mail.ts";
import type { Receiver } from "./queries.ts";

const publicUrl = "https://diwan.example";
const at = "2026-11-21T07:00:00.000Z";

const line: Omit<Notification, "kind"> = {
  id: "1",
  isRead: false,
  subject: { kind: "person", id: "1" },
  actors: [],
  otherCount: 0,
  topic: null,
  isOpenable: false,
  comment: null,
  category: null,
  closesAt: null,
  dueOn: null,
  slot: null,
  request: null,
  document: null,
  decision: null,
  overtime: null,
  correction: null,
  recount: null,
  reason: null,
  createdAt: at,
  latestAt: at,
};

const omar: Receiver = {
  email: "omar@diwan.example",
  nameEn: "Omar",
  nameAr: null,
  locale: "en",
  calendar: "gregory",
  digits: "latn",
  hourCycle: "h23",
};

const mailOf = (kind: NotificationKind, more: Partial<Notification> = {}, reader: Partial<Receiver> = {}): string =>
  composeMail({ ...omar, ...reader }, [{ ...line, kind, ...more }], {
    occasion: "instant",
    more: false,
    sender: { organisation: { en: "Diwan", ar: "ديوان" }, publicUrl, timeZone: "Asia/Riyadh" },
  }).text;

/** Addresses that mail programs turn into links. */
const linked = /(?:https?:\/\/|www\.|[\w-]+\.[a-z]{2,}|[\w.]+@[\w.]+)[^\s]*/g;

test("a name, title or comment that contains an address is not a link in a mail, and its text is unchanged", () => {
  const person = { id: "7", nameAr: null, titleEn: null, titleAr: null, photoUrl: null };
  const topic = { id: "1", categoryId: "2", titleEn: "See www.evil.example/win", titleAr: null };
  const evil: Notification = {
    ...line,
    kind: "reply",
    actors: [{ ...person, nameEn: "Reset now: https://evil.example/reset" }],
    topic,
    isOpenable: true,
    comment: { id: "3", excerpt: "Write to boss@evil.example or open evil.example" },
  };
  const { text, subject } = composeMail(omar, [evil], {
    occasion: "instant",
    more: false,
    sender: { organisation: { en: "evil.example", ar: "ديوان" }, publicUrl, timeZone: "Asia/Riyadh" },
  });
  const found = [...`${subject} ${text} ${htmlOfText(text)}`.matchAll(linked)].map(([address]) => address);
  expect(found.length).toBeGreaterThan(1);
  for (const address of found) expect(address).toContain("diwan.example");
  expect(htmlOfText(text).match(/<a /g)).toHaveLength(2);
  expect(text.replaceAll("\u2060", "")).toContain("\u2068Reset now: https://evil.example/reset\u2069");
});

test.each([
  ["newDevice", "/user-profile/security"],
  ["recoveryCodeUsed", "/user-profile/security"],
  ["recordChanged", "/user-profile"],
  ["viewedAs", "/user-profile"],
  ["dataReady", "/user-profile/security"],
] as const)("a mail of %s links to the profile page on which the user can act", (kind, path) => {
  expect(mailOf(kind).split("\n")).toContain(`${publicUrl}${path}`);
});

test.each([
  ["en", "h23", "begin at 08:05."],
  ["en", "h12", "begin at 8:05\u00a0am."],
  ["ar", "h23", "الساعة ٠٨:٠٥،"],
  ["ar", "h12", "الساعة ٨:٠٥\u00a0ص،"],
] as const)("a mail in %s with the clock %s formats times accordingly", (locale, hourCycle, words) => {
  const slot = { at: "2026-11-21T05:05:00.000Z", timeZone: "Asia/Riyadh" };
  expect(mailOf("checkInReminder", { slot }, { locale, hourCycle, digits: "auto" })).toContain(words);
});
