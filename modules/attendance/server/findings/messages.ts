import type { Locale } from "#shared/locale.ts";
import type { guardKinds, guardModes } from "../../contract/kinds.ts";
import { attendanceWorkingTimeAr } from "../../contract/phrases-working-time.ar.ts";
import { attendanceWorkingTimeEn } from "../../contract/phrases-working-time.en.ts";

const en = {
  fileName: "Working time findings",
  name: "Name",
  department: "Department",
  rule: "Rule",
  kind: "Kind",
  mode: "Mode",
  firstDate: "First date",
  date: "Last date",
  from: "From",
  to: "To",
  minutes: "Minutes",
  limit: "Limit in minutes",
};
type Headings = typeof en;
type GuardKind = (typeof guardKinds)[number];
type GuardMode = (typeof guardModes)[number];

const ar: Headings = {
  fileName: "مخالفات ساعات العمل",
  name: "الاسم",
  department: "الإدارة",
  rule: "القاعدة",
  kind: "النوع",
  mode: "الأثر",
  firstDate: "أول تاريخ",
  date: "آخر تاريخ",
  from: "من",
  to: "إلى",
  minutes: "الدقائق",
  limit: "الحد بالدقائق",
};

/** Texts of exported findings, by the reader's language. */
export const findingMessages = {
  en: { ...en, kinds: attendanceWorkingTimeEn.kinds, modes: attendanceWorkingTimeEn.modes },
  ar: { ...ar, kinds: attendanceWorkingTimeAr.kinds, modes: attendanceWorkingTimeAr.modes },
} satisfies Record<Locale, Headings & { kinds: Record<GuardKind, string>; modes: Record<GuardMode, string> }>;
