// Places and hours of the demonstration company. Dates are relative to the day of filling.

import type { Temporal } from "temporal-polyfill/full";
import { formatNumber } from "#shared/numbers.ts";

type Names = { nameEn: string; nameAr: string };

/** People who share places and hours: a role without permissions; `members` are keys of `people.ts`. */
export type SeedGroup = Names & { key: string; members: readonly string[] };

export const groups: SeedGroup[] = [
  {
    key: "headOffice",
    nameEn: "Head office staff",
    nameAr: "موظفو المقر الرئيسي",
    members: `salman hessa tariq alia majed noura yousef layla omar lina bilal rakan priya sara khaled
      reem huda abeer nasser joud fahad maha ziad wafa imran latifa sultan hanan waleed mishal
      ghada faris amal ibrahim nada osama musa jamila faisal nouf adel rania samira
      munira mohammed andre`.split(/\s+/),
  },
  {
    key: "field",
    nameEn: "Field teams",
    nameAr: "الفرق الميدانية",
    members: ["abdullah", "hamad", "anas", "maryam", "saud", "turki"],
  },
  {
    key: "shifts",
    nameEn: "Operations shifts",
    nameAr: "ورديات العمليات",
    members: ["mona", "ravi", "ghassan", "hassan"],
  },
  {
    key: "jeddah",
    nameEn: "Jeddah branch",
    nameAr: "فرع جدة",
    members: ["yara", "elena", "badr"],
  },
  {
    key: "contactCentre",
    nameEn: "Contact centre",
    nameAr: "مركز الاتصال",
    members: ["mazen", "shahad", "grace"],
  },
  { key: "cairo", nameEn: "Cairo office", nameAr: "مكتب القاهرة", members: ["dana", "karim", "jana"] },
];

export type SeedLocation = Names & {
  key: string;
  latitude: number;
  longitude: number;
  radius: number;
  timeZone: string;
  fencePolicy: "block" | "flag" | "log";
  maximumAccuracy: number;
};

export const locations: SeedLocation[] = [
  {
    key: "hq",
    nameEn: "Headquarters, Riyadh",
    nameAr: "المقر الرئيسي، الرياض",
    latitude: 24.71139,
    longitude: 46.67444,
    radius: 200,
    timeZone: "Asia/Riyadh",
    fencePolicy: "block",
    maximumAccuracy: 100,
  },
  {
    key: "jeddah",
    nameEn: "Jeddah branch",
    nameAr: "فرع جدة",
    latitude: 21.58103,
    longitude: 39.16552,
    radius: 150,
    timeZone: "Asia/Riyadh",
    fencePolicy: "block",
    maximumAccuracy: 100,
  },
  {
    key: "dammam",
    nameEn: "Dammam logistics site",
    nameAr: "موقع الدمام اللوجستي",
    latitude: 26.39268,
    longitude: 49.97771,
    radius: 600,
    timeZone: "Asia/Riyadh",
    fencePolicy: "flag",
    maximumAccuracy: 200,
  },
  {
    key: "cairo",
    nameEn: "Cairo office",
    nameAr: "مكتب القاهرة",
    latitude: 30.07148,
    longitude: 31.22715,
    radius: 120,
    timeZone: "Africa/Cairo",
    fencePolicy: "flag",
    maximumAccuracy: 100,
  },
];

export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
type Weekday = (typeof weekdays)[number];
const sundayToThursday = weekdays.slice(0, 5);
const saturdayToWednesday: Weekday[] = ["saturday", ...weekdays.slice(0, 4)];

type Span = { startDate: string; endDate: string | null };

export type SeedZone = Names & {
  key: string;
  layer: "base" | "seasonal" | "special";
  span: Span;
  checkInAllowance: number;
  opensBefore?: number;
  closesAfter?: number;
  halfDayBelow?: number;
  autoCheckOut?: "slotEnd";
  days: readonly Weekday[];
  hours: readonly { start: string; end: string; breakMinutes?: number }[];
};

/** Returns the first filled day: whole months are filled, last month always. */
export const firstFilled = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.subtract({ days: 31 }).with({ day: 1 });

/** Returns date span and year of the first Ramadan (Umm al-Qura) that ends within the filled days, or later. */
function findRamadan(today: Temporal.PlainDate): Span & { year: number } {
  const filled = firstFilled(today).withCalendar("islamic-umalqura");
  const year = filled.month > 9 ? filled.year + 1 : filled.year;
  const first = filled.with({ year, month: 9, day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const written = (date: Temporal.PlainDate): string => date.withCalendar("iso8601").toString();
  return { year, startDate: written(first), endDate: written(last) };
}

/** Returns the zones as of a day. */
export function zonesOf(today: Temporal.PlainDate): SeedZone[] {
  const { year } = today;
  const always = { startDate: `${year - 2}-01-01`, endDate: null };
  const { year: ramadanYear, ...ramadan } = findRamadan(today);
  return [
    {
      key: "office",
      nameEn: "Head office hours",
      nameAr: "دوام المقر الرئيسي",
      layer: "base",
      span: always,
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "08:00", end: "16:00" }],
    },
    {
      key: "branch",
      nameEn: "Branch hours",
      nameAr: "دوام الفرع",
      layer: "base",
      span: always,
      checkInAllowance: 10,
      days: sundayToThursday,
      hours: [{ start: "09:00", end: "17:00" }],
    },
    {
      key: "split",
      nameEn: "Contact centre, two periods",
      nameAr: "مركز الاتصال، فترتان",
      layer: "base",
      span: always,
      checkInAllowance: 5,
      opensBefore: 60,
      closesAfter: 60,
      halfDayBelow: 120,
      days: sundayToThursday,
      hours: [
        { start: "08:00", end: "12:00" },
        { start: "16:00", end: "20:00" },
      ],
    },
    {
      key: "field",
      nameEn: "Field hours",
      nameAr: "الدوام الميداني",
      layer: "base",
      span: always,
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "07:00", end: "15:00", breakMinutes: 30 }],
    },
    {
      key: "morning",
      nameEn: "Morning shift",
      nameAr: "الوردية الصباحية",
      layer: "base",
      span: always,
      checkInAllowance: 10,
      days: saturdayToWednesday,
      hours: [{ start: "06:00", end: "14:00" }],
    },
    {
      key: "night",
      nameEn: "Night shift",
      nameAr: "الوردية الليلية",
      layer: "base",
      span: always,
      checkInAllowance: 10,
      closesAfter: 120,
      autoCheckOut: "slotEnd",
      days: saturdayToWednesday,
      hours: [{ start: "22:00", end: "06:00" }],
    },
    {
      key: "cairo",
      nameEn: "Cairo office hours",
      nameAr: "دوام مكتب القاهرة",
      layer: "base",
      span: always,
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "09:00", end: "17:30", breakMinutes: 30 }],
    },
    {
      key: "ramadan",
      nameEn: `Ramadan ${ramadanYear}`,
      nameAr: `رمضان ${formatNumber({ locale: "ar", digits: "arab" }, ramadanYear, { useGrouping: false })}`,
      layer: "seasonal",
      span: ramadan,
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "10:00", end: "15:00" }],
    },
    {
      key: "summer",
      nameEn: "Summer hours for field teams",
      nameAr: "الدوام الصيفي للفرق الميدانية",
      layer: "seasonal",
      span: { startDate: `${year}-06-15`, endDate: `${year}-09-15` },
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "05:00", end: "12:00" }],
    },
    {
      key: "reduced",
      nameEn: "Reduced hours after childbirth",
      nameAr: "دوام مخفّض بعد الولادة",
      layer: "special",
      span: { startDate: `${year - 1}-10-01`, endDate: `${year + 1}-12-31` },
      checkInAllowance: 15,
      days: sundayToThursday,
      hours: [{ start: "09:00", end: "15:00" }],
    },
  ];
}

/** A location and a zone, assigned to groups or to people. */
export type SeedAssignment = { location: string; zone: string; groups?: readonly string[]; people?: readonly string[] };

export const assignments: SeedAssignment[] = [
  { location: "hq", zone: "office", groups: ["headOffice"] },
  { location: "jeddah", zone: "branch", groups: ["jeddah"] },
  { location: "jeddah", zone: "split", groups: ["contactCentre"] },
  { location: "dammam", zone: "field", groups: ["field"] },
  { location: "hq", zone: "field", groups: ["field"] },
  { location: "dammam", zone: "morning", groups: ["shifts"] },
  { location: "dammam", zone: "night", people: ["ghassan", "hassan"] },
  { location: "cairo", zone: "cairo", groups: ["cairo"] },
  { location: "hq", zone: "ramadan", groups: ["headOffice"] },
  { location: "jeddah", zone: "ramadan", groups: ["jeddah", "contactCentre"] },
  { location: "dammam", zone: "ramadan", groups: ["field"] },
  { location: "cairo", zone: "ramadan", groups: ["cairo"] },
  { location: "dammam", zone: "summer", groups: ["field"] },
  { location: "hq", zone: "reduced", people: ["reem"] },
];

/** A yearly holiday; `month` and `day` are of its calendar. */
export type SeedHoliday = Names & { calendar: "gregorian" | "hijri"; month: number; day: number };

export const holidays: SeedHoliday[] = [
  { nameEn: "Founding Day", nameAr: "يوم التأسيس", calendar: "gregorian", month: 2, day: 22 },
  { nameEn: "National Day", nameAr: "اليوم الوطني", calendar: "gregorian", month: 9, day: 23 },
  { nameEn: "Eid al-Fitr, first day", nameAr: "عيد الفطر، اليوم الأول", calendar: "hijri", month: 10, day: 1 },
  { nameEn: "Eid al-Fitr, second day", nameAr: "عيد الفطر، اليوم الثاني", calendar: "hijri", month: 10, day: 2 },
  { nameEn: "Eid al-Fitr, third day", nameAr: "عيد الفطر، اليوم الثالث", calendar: "hijri", month: 10, day: 3 },
  { nameEn: "Day of Arafah", nameAr: "يوم عرفة", calendar: "hijri", month: 12, day: 9 },
  { nameEn: "Eid al-Adha, first day", nameAr: "عيد الأضحى، اليوم الأول", calendar: "hijri", month: 12, day: 10 },
  { nameEn: "Eid al-Adha, second day", nameAr: "عيد الأضحى، اليوم الثاني", calendar: "hijri", month: 12, day: 11 },
  { nameEn: "Eid al-Adha, third day", nameAr: "عيد الأضحى، اليوم الثالث", calendar: "hijri", month: 12, day: 12 },
];

/** The one Saturday with work, in its own hours. */
export const stockTaking = {
  nameEn: "Stock-taking",
  nameAr: "الجرد السنوي",
  start: "09:00",
  end: "13:00",
  people: ["maha", "ziad", "wafa", "imran"],
};

/** An absence; `daysAgo` counts working days back from today, negative ones are in the future. */
export type SeedAbsence = {
  person: string;
  kind: "leave" | "halfLeave" | "mission" | "remote" | "permission";
  daysAgo: number;
  /** Consecutive dates, including weekends. */
  days?: number;
  from?: string;
  to?: string;
  lookup?: string;
  note?: string;
};

export const absences: SeedAbsence[] = [
  { person: "noura", kind: "leave", daysAgo: 22, days: 9, lookup: "Annual leave" },
  { person: "ibrahim", kind: "leave", daysAgo: 12, days: 5, lookup: "Annual leave" },
  { person: "samira", kind: "leave", daysAgo: 1, days: 6, lookup: "Annual leave" },
  { person: "nasser", kind: "leave", daysAgo: 0, days: 1, lookup: "Sick leave", note: "تقرير طبي مرفق" },
  { person: "dana", kind: "leave", daysAgo: 17, days: 2, lookup: "Sick leave", note: "Seen at the clinic" },
  { person: "hamad", kind: "leave", daysAgo: 9, days: 1, lookup: "Emergency leave", note: "ظرف عائلي" },
  { person: "omar", kind: "leave", daysAgo: -6, days: 5, lookup: "Annual leave" },
  { person: "layla", kind: "leave", daysAgo: 19, days: 1, lookup: "Annual leave" },
  { person: "abeer", kind: "halfLeave", daysAgo: 7, from: "08:00", to: "12:00", lookup: "Annual leave" },
  { person: "waleed", kind: "mission", daysAgo: 5, days: 3, note: "Customer visits in Khobar" },
  { person: "faisal", kind: "mission", daysAgo: 0, days: 2, note: "زيارة محطة الطاقة الشمسية" },
  { person: "yousef", kind: "remote", daysAgo: 3 },
  { person: "priya", kind: "remote", daysAgo: 2 },
  { person: "lina", kind: "remote", daysAgo: 0 },
  { person: "omar", kind: "remote", daysAgo: 8 },
  { person: "omar", kind: "permission", daysAgo: 4, from: "08:00", to: "10:00", lookup: "Medical appointment" },
  { person: "joud", kind: "permission", daysAgo: 6, from: "14:00", to: "16:00", lookup: "School visit" },
  { person: "nada", kind: "permission", daysAgo: 2, from: "11:00", to: "12:00", lookup: "Government office" },
];
