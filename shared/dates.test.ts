import { describe, expect, it } from "vitest";
import {
  daysBetween,
  elapsedChangesIn,
  formatDate,
  formatDateInBoth,
  formatDateTime,
  formatElapsed,
  formatTime,
  isoDate,
  isoDateTime,
} from "./dates.ts";
import { languageTag, type Presentation } from "./presentation.ts";

const english: Presentation = {
  locale: "en",
  calendar: "gregory",
  digits: "auto",
  hourCycle: "h23",
  timeZone: "Asia/Riyadh",
};
const arabic: Presentation = { ...english, locale: "ar" };
const arabicHijri: Presentation = { ...arabic, calendar: "islamic-umalqura" };
const arabicLatin: Presentation = { ...arabic, digits: "latn" };
const morning = new Date("2026-11-21T04:56:00Z");

describe("language tags", () => {
  it("leave nothing to defaults", () => {
    expect(languageTag(arabic)).toBe("ar-SA-u-ca-gregory-nu-arab");
    expect(languageTag({ ...english, digits: "arab" })).toBe("en-GB-u-ca-gregory-nu-arab");
    expect(languageTag(arabicLatin, "islamic-umalqura")).toBe("ar-SA-u-ca-islamic-umalqura-nu-latn");
  });
});

describe("dates", () => {
  it("are written in both languages, calendars and digits", () => {
    expect(formatDate(english, morning, "full")).toBe("Saturday 21 November 2026");
    expect(formatDate(arabic, morning, "full")).toBe("السبت ٢١ نوفمبر ٢٠٢٦");
    expect(formatDate(arabicHijri, morning, "long")).toBe("١١ جمادى الآخرة ١٤٤٨");
    expect(formatDate(arabicLatin, morning, "long")).toBe("21 نوفمبر 2026");
    expect(formatDate({ ...english, calendar: "islamic-umalqura" }, morning)).toBe("11 Jumada II 1448");
    expect(formatDate(english, morning, "day")).toBe("21 Nov");
    expect(formatDate(english, morning, "month")).toBe("November 2026");
    expect(formatDate(english, morning, "weekdayShort")).toBe("Sat");
    const week = Array.from({ length: 7 }, (_, day) => formatDate(arabic, `2026-11-${15 + day}`, "weekdayShort"));
    expect(week).toEqual(["أحد", "اثن", "ثلا", "أرب", "خمي", "جمع", "سبت"]);
  });

  it("are shown in both calendars at important places", () => {
    expect(formatDateInBoth(english, morning)).toBe("Saturday 21 November 2026 · 11 Jumada II 1448");
    expect(formatDateInBoth(arabic, morning)).toBe("السبت ٢١ نوفمبر ٢٠٢٦ · ١١ جمادى الآخرة ١٤٤٨");
    expect(formatDateInBoth(arabicHijri, morning, "long")).toBe("١١ جمادى الآخرة ١٤٤٨ · ٢١ نوفمبر ٢٠٢٦");
  });

  it("follow the organisation's time zone; a civil date does not move", () => {
    const late = new Date("2026-11-20T22:30:00Z");
    expect(isoDate(late, "Asia/Riyadh")).toBe("2026-11-21");
    expect(isoDate(late, "UTC")).toBe("2026-11-20");
    expect(formatTime(english, late)).toBe("01:30");
    expect(formatTime(arabic, late)).toBe("٠١:٣٠");
    expect(formatDate({ ...english, timeZone: "America/Los_Angeles" }, "2026-11-21", "medium")).toBe("21 Nov 2026");
  });

  it("can include the time", () => {
    expect(formatDateTime(english, morning)).toBe("21 November 2026 at 07:56");
    expect(formatDateTime(arabic, morning)).toBe("٢١ نوفمبر ٢٠٢٦ الساعة ٠٧:٥٦");
  });

  it("for tables and programs use the 24-hour clock only", () => {
    expect(isoDateTime("2026-11-21T17:05:00Z", "Asia/Riyadh")).toBe("2026-11-21 20:05");
    expect(isoDateTime("2026-11-20T21:00:00Z", "Asia/Riyadh")).toBe("2026-11-21 00:00");
  });

  it("count civil days, not hours", () => {
    expect(daysBetween("2026-11-20T20:59:00Z", "2026-11-20T21:01:00Z", "Asia/Riyadh")).toBe(1);
    expect(daysBetween("2026-11-21", "2026-11-19", "Asia/Riyadh")).toBe(-2);
  });
});

describe("times of day", () => {
  const at = (time: string): string => `2026-11-21T${time}:00+03:00`;
  const times = (presentation: Presentation): string[] =>
    ["00:05", "07:56", "12:00", "13:30", "23:59"].map((time) => formatTime(presentation, at(time)));
  const by12 = (presentation: Presentation): Presentation => ({ ...presentation, hourCycle: "h12" });
  const englishArabic: Presentation = { ...english, digits: "arab" };

  it.each([
    ["English", english, ["00:05", "07:56", "12:00", "13:30", "23:59"]],
    ["English with Arabic digits", englishArabic, ["٠٠:٠٥", "٠٧:٥٦", "١٢:٠٠", "١٣:٣٠", "٢٣:٥٩"]],
    ["Arabic", arabic, ["٠٠:٠٥", "٠٧:٥٦", "١٢:٠٠", "١٣:٣٠", "٢٣:٥٩"]],
    ["Arabic with Latin digits", arabicLatin, ["00:05", "07:56", "12:00", "13:30", "23:59"]],
  ])("are of 24 hours in %s unless chosen otherwise", (_, presentation, expected) => {
    expect(times(presentation)).toEqual(expected);
    expect(times({ ...presentation, calendar: "islamic-umalqura" })).toEqual(expected);
  });

  it.each([
    ["English", english, ["12:05 am", "7:56 am", "12:00 pm", "1:30 pm", "11:59 pm"]],
    ["English with Arabic digits", englishArabic, ["١٢:٠٥ am", "٧:٥٦ am", "١٢:٠٠ pm", "١:٣٠ pm", "١١:٥٩ pm"]],
    ["Arabic", arabic, ["١٢:٠٥ ص", "٧:٥٦ ص", "١٢:٠٠ م", "١:٣٠ م", "١١:٥٩ م"]],
    ["Arabic with Latin digits", arabicLatin, ["12:05 ص", "7:56 ص", "12:00 م", "1:30 م", "11:59 م"]],
  ])("are of 12 hours in %s, and stay on one line", (_, presentation, expected) => {
    const unbroken = expected.map((time) => time.replace(" ", "\u00a0"));
    expect(times(by12(presentation))).toEqual(unbroken);
    expect(times(by12({ ...presentation, calendar: "islamic-umalqura" }))).toEqual(unbroken);
  });

  it("follow the reader's clock beside dates too; elapsed time does not", () => {
    const now = new Date(at("15:00"));
    expect(formatDateTime(by12(english), morning)).toBe("21 November 2026 at 7:56\u00a0am");
    expect(formatDateTime(by12(arabicHijri), morning)).toBe("١١ جمادى الآخرة ١٤٤٨ الساعة ٧:٥٦\u00a0ص");
    expect(formatElapsed(by12(arabic), at("13:00"), now, { ago: true })).toBe("قبل ساعتين");
    expect(formatElapsed(by12(english), at("17:30"), now)).toBe("21 Nov 2026 at 5:30\u00a0pm");
  });
});

describe("elapsed time", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const both = (minutes: number, ago = false): [string, string] => [
    formatElapsed(english, before(minutes), now, { ago }),
    formatElapsed(arabic, before(minutes), now, { ago }),
  ];

  it("is short", () => {
    expect(both(0.5)).toEqual(["now", "الآن"]);
    expect(both(-0.5)).toEqual(["now", "الآن"]);
    expect(both(1)).toEqual(["1 min", "دقيقة"]);
    expect(both(2)).toEqual(["2 min", "دقيقتان"]);
    expect(both(12)).toEqual(["12 min", "١٢ د"]);
    expect(both(60)).toEqual(["1 h", "ساعة"]);
    expect(both(5 * 60)).toEqual(["5 h", "٥ س"]);
    expect(both(24 * 60)).toEqual(["yesterday", "أمس"]);
    expect(both(2 * 24 * 60)).toEqual(["2 days", "يومان"]);
    expect(both(5 * 24 * 60)).toEqual(["5 days", "٥ أيام"]);
    expect(both(9 * 24 * 60)).toEqual(["12 Nov", "١٢ نوفمبر"]);
    expect(both(400 * 24 * 60)).toEqual(["17 Oct 2025", "١٧ أكتوبر ٢٠٢٥"]);
  });

  it("reads as part of a sentence", () => {
    expect(both(0, true)).toEqual(["just now", "الآن"]);
    expect(both(2, true)).toEqual(["2 min ago", "قبل دقيقتين"]);
    expect(both(1, true)).toEqual(["1 min ago", "قبل دقيقة"]);
    expect(both(8, true)).toEqual(["8 min ago", "قبل ٨ دقائق"]);
    expect(both(10, true)).toEqual(["10 min ago", "قبل ١٠ دقائق"]);
    expect(both(11, true)).toEqual(["11 min ago", "قبل ١١ دقيقة"]);
    expect(both(59, true)).toEqual(["59 min ago", "قبل ٥٩ دقيقة"]);
    expect(both(120, true)).toEqual(["2 h ago", "قبل ساعتين"]);
    expect(both(180, true)).toEqual(["3 h ago", "قبل ٣ ساعات"]);
    expect(both(5 * 24 * 60, true)).toEqual(["5 days ago", "قبل ٥ أيام"]);
    expect(both(24 * 60, true)).toEqual(["yesterday", "أمس"]);
  });

  it("shows the evening before in hours while it is less than six hours ago", () => {
    const night = new Date("2026-11-20T22:00:00Z");
    expect(formatElapsed(english, new Date("2026-11-20T19:00:00Z"), night)).toBe("3 h");
    expect(formatElapsed(english, new Date("2026-11-20T10:00:00Z"), night)).toBe("yesterday");
  });

  it("returns when it changes", () => {
    expect(elapsedChangesIn(before(0.5), now)).toBe(30_000);
    expect(elapsedChangesIn(before(-0.5), now)).toBe(30_000);
    expect(elapsedChangesIn(before(90), now)).toBe(600_000);
    expect(elapsedChangesIn(before(60 * 24 * 30), now)).toBeNull();
  });
});
