import { expect, test } from "vitest";
import type { NotificationKind } from "../../contract/kinds.ts";
import type { Notification } from "../../contract/schemas.ts";
import { composeMail } from "./present-mail.ts";

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
  reason: null,
  createdAt: at,
  latestAt: at,
};

const mailOf = (kind: NotificationKind): string =>
  composeMail(
    { email: "omar@diwan.example", nameEn: "Omar", nameAr: null, locale: "en", calendar: "gregory", digits: "latn" },
    [{ ...line, kind }],
    {
      occasion: "instant",
      more: false,
      sender: { organisation: { en: "Diwan", ar: "ديوان" }, publicUrl, timeZone: "Asia/Riyadh" },
    },
  ).text;

test.each(["newDevice", "recoveryCodeUsed", "recordChanged", "viewedAs", "dataReady"] as const)(
  "a mail of %s leads to one's own profile, where something can be done about it",
  (kind) => {
    expect(mailOf(kind).split("\n")).toContain(`${publicUrl}/user-profile`);
  },
);
