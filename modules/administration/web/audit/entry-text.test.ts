import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { attendanceAuditAr } from "#modules/attendance/contract/phrases-recorded.ar.ts";
import { attendanceAuditEn } from "#modules/attendance/contract/phrases-recorded.en.ts";
import { identityAuditAr } from "#modules/identity/contract/phrases-recorded.ar.ts";
import { identityAuditEn } from "#modules/identity/contract/phrases-recorded.en.ts";
import { peopleAuditAr } from "#modules/people/contract/phrases-recorded.ar.ts";
import { peopleAuditEn } from "#modules/people/contract/phrases-recorded.en.ts";
import { auditAr } from "#modules/administration/contract/phrases-audit.ar.ts";
import { auditEn } from "#modules/administration/contract/phrases-audit.en.ts";
import type { AuditEntry } from "#modules/administration/contract/schemas-audit.ts";
import type { Locale } from "#shared/locale.ts";
import { languageTag, type Presentation } from "#shared/presentation.ts";
import { auditWords, type Translate } from "./audit-words.ts";
import { createEntryText } from "./entry-text.ts";

const messages = {
  en: {
    audit: auditEn,
    attendanceAudit: attendanceAuditEn,
    identityAudit: identityAuditEn,
    peopleAudit: peopleAuditEn,
  },
  ar: {
    audit: auditAr,
    attendanceAudit: attendanceAuditAr,
    identityAudit: identityAuditAr,
    peopleAudit: peopleAuditAr,
  },
};

function entryTextIn(locale: Locale, chosen: Partial<Presentation> = {}) {
  const presentation: Presentation = {
    locale,
    calendar: "gregory",
    digits: "auto",
    hourCycle: "h23",
    timeZone: "Asia/Riyadh",
    ...chosen,
  };
  const translate = createTranslator({
    locale: languageTag(presentation),
    messages: messages[locale] as never,
    timeZone: presentation.timeZone,
    onError: (error) => {
      throw error;
    },
  }) as unknown as Translate;
  return createEntryText(auditWords(messages[locale], translate), translate, presentation);
}

const sara = { id: "7", nameEn: "Sara", nameAr: "سارة", titleAr: null, titleEn: null, photoUrl: null };
const omar = { ...sara, id: "8", nameEn: "Omar", nameAr: "عمر" };
const entry = (action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: "x",
  at: "2026-11-21T07:00:00.000Z",
  actor: sara,
  action,
  subject: { kind: "zone", id: "12", person: null },
  details: {},
  names: [{ field: null, id: "12", nameEn: "Morning", nameAr: "الصباحي" }],
  requestId: null,
  ...more,
});
/** Returns the sentence without the isolates around names. */
const textOf = (locale: Locale, given: AuditEntry, chosen?: Partial<Presentation>): string =>
  entryTextIn(locale, chosen)
    .sentence(given)
    .replace(/[\u2068\u2069]/g, "");

describe("an entry with one changed field", () => {
  const changed = (before: object, after: object) => entry("zone.updated", { details: { id: "12", before, after } });

  test("its sentence contains both values with their unit", () => {
    const given = changed({ checkInAllowance: 5 }, { checkInAllowance: 10 });
    expect(textOf("en", given)).toBe(
      "Sara changed the check-in allowance of the zone Morning from 5 minutes to 10 minutes",
    );
    expect(textOf("ar", given)).toBe(
      "تم تغيير مهلة السماح عند الحضور في جدول الدوام الصباحي من ٥ دقائق إلى ١٠ دقائق، من قِبل سارة",
    );
  });

  test("its dates and times follow the reader's preferences", () => {
    const dated = changed({ endDate: null }, { endDate: "2026-11-21" });
    expect(textOf("en", dated)).toBe("Sara set the last day of the zone Morning to 21 November 2026");
    expect(textOf("ar", dated, { calendar: "islamic-umalqura" })).toContain("على ١١ جمادى الآخرة ١٤٤٨");
    const timed = changed({ start: "08:00" }, { start: "14:30" });
    expect(textOf("en", timed, { hourCycle: "h12" })).toContain("from 8:00\u00a0am to 2:30\u00a0pm");
    expect(textOf("en", timed)).toContain("from 08:00 to 14:30");
  });

  test("its choices, switches and days of the week are translated", () => {
    const weekend = { details: { before: { weekend: ["friday"] }, after: { weekend: ["friday", "saturday"] } } };
    expect(textOf("en", entry("zone.updated", weekend))).toContain("from Friday to Friday and Saturday");
    expect(textOf("ar", entry("zone.updated", weekend))).toContain("من الجمعة إلى الجمعة والسبت");
    const given = changed({ isActive: true }, { isActive: false });
    expect(textOf("en", given)).toBe("Sara changed the state of the zone Morning from active to inactive");
    expect(textOf("ar", given)).toContain("من مفعّل إلى معطّل");
  });
});

test("an entry with several or structured fields names them in its sentence", () => {
  const details = { before: { radius: 5, days: [{}] }, after: { radius: 6, days: [] } };
  expect(textOf("en", entry("zone.updated", { details }))).toBe(
    "Sara changed the zone Morning: radius and working hours",
  );
  const subject = { kind: "person", id: "8", person: omar };
  const fields = entry("person.updated", { actor: omar, subject, names: [], details: { fields: ["phone"] } });
  expect(textOf("en", fields)).toBe("Omar changed the profile of Omar: phone number");
});

test("a granted role has a sentence with actor, role and person", () => {
  const subject = { kind: "person", id: "8", person: omar };
  const names = [{ field: "roleId", id: "3", nameEn: "Moderators", nameAr: "المشرفون" }];
  const given = entry("role.memberAdded", { subject, names, details: { role: null, roleId: "3" } });
  expect(textOf("en", given)).toBe("Sara granted the role Moderators to Omar");
  expect(textOf("ar", given)).toBe("تم منح الدور المشرفون إلى عمر من قِبل سارة");
});

test("a deleted subject has its recorded name or its number, and an entry without actor names the system", () => {
  const gone = entry("zone.deleted", { names: [], details: { before: { nameEn: "Night", nameAr: "الليلي" } } });
  expect(textOf("en", gone)).toBe("Sara deleted the zone Night");
  expect(textOf("en", entry("zone.deleted", { names: [], actor: null }))).toBe("The system deleted the zone number 12");
});

test("every action of every module has a sentence in both languages", () => {
  for (const locale of ["en", "ar"] as const)
    for (const { names } of [
      messages[locale].attendanceAudit,
      messages[locale].identityAudit,
      messages[locale].peopleAudit,
    ])
      for (const [noun, verbs] of Object.entries(names))
        for (const verb of Object.keys(verbs)) {
          const action = `${noun}.${verb}`;
          expect(textOf(locale, entry(action))).not.toContain(action);
        }
});
