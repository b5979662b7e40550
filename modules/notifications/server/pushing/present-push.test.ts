import { describe, expect, test } from "vitest";
import { notificationKinds, type LockScreen, type NotificationKind } from "../../contract/kinds.ts";
import type { HourCycle } from "#shared/presentation.ts";
import type { Notification } from "../../contract/schemas.ts";
import { composePush } from "./present-push.ts";

const at = "2026-11-21T07:00:00.000Z";
const secret = "Zubayda";
/** A notification with all fields, containing a word that a locked screen must not show. */
const lineOf = (kind: NotificationKind, id = "7"): Notification => ({
  id,
  kind,
  isRead: false,
  subject: { kind: "topic", id: "1" },
  actors: [{ id: "2", nameEn: secret, nameAr: secret, titleEn: null, titleAr: null, photoUrl: null }],
  otherCount: 0,
  topic: { id: "1", categoryId: "4", titleEn: secret, titleAr: secret },
  isOpenable: true,
  comment: { id: "3", excerpt: secret },
  category: { id: "4", nameEn: secret, nameAr: secret },
  closesAt: at,
  dueOn: "2026-12-01",
  slot: null,
  request: null,
  document: null,
  overtime: { outcome: "approved" },
  correction: { days: 2, isUndone: false },
  recount: { days: 2, why: "holiday" },
  decision: "deactivate",
  reason: `because of ${secret}`,
  createdAt: at,
  latestAt: at,
});
const compose = (
  lines: Notification[],
  lockScreen: LockScreen,
  locale: "en" | "ar" = "en",
  hourCycle: HourCycle = "h23",
) =>
  composePush({ locale, calendar: "gregory", digits: "latn", hourCycle, lockScreen }, lines, {
    organisation: { en: "Diwan", ar: "ديوان" },
    timeZone: "Asia/Riyadh",
  });

describe.each(["en", "ar"] as const)("in %s", (locale) => {
  test.each(notificationKinds)("a push message of %s in kind mode shows no name, title or text", (kind) => {
    const message = compose([lineOf(kind)], "kind", locale);
    expect(message).toMatchObject({
      body: "",
      lang: locale,
      dir: locale === "ar" ? "rtl" : "ltr",
      tag: "notification-7",
    });
    expect(message.title).toContain(locale === "ar" ? "ديوان" : "Diwan");
    expect(JSON.stringify(message)).not.toContain(secret);
  });
});

test("the reason of a decision is not in a push message, even in words mode", () => {
  const { body } = compose([lineOf("reportDecided")], "words");
  expect(body).toContain(`“${secret}”`);
  expect(body).not.toContain("because");
});

test("times use the clock format of the person", () => {
  const line = { ...lineOf("checkOutReminder"), slot: { at, timeZone: "Asia/Riyadh" } };
  expect(compose([line], "words").body).toContain("ended at 10:00,");
  expect(compose([line], "words", "en", "h12").body).toContain("ended at 10:00 am,");
  expect(compose([line], "words", "ar", "h12").body).toContain("الساعة 10:00 ص");
});

test("several notifications are counted, and link to their list", () => {
  const lines = ["1", "2", "3", "4"].map((id) => lineOf("reply", id));
  expect(compose(lines, "kind", "ar")).toMatchObject({
    title: "4 إشعارات من \u2068ديوان\u2069",
    body: "",
    tag: "notifications",
    path: "/notifications",
  });
});

test("the longest texts of both languages fit into a message", () => {
  const long = "ﷺ😀".repeat(400);
  const line = { ...lineOf("reply"), comment: { id: "3", excerpt: long } };
  line.topic = { id: "1", categoryId: "4", titleEn: long, titleAr: long };
  const texts = [compose([line], "words"), compose([line, line, line, line], "words", "ar")];
  for (const message of texts) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(3_900);
});
