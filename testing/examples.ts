import type { z } from "zod";
import type { Route } from "#shared/route.ts";

/** A field that a valid body is better without: it goes ill with others. */
const absent = Symbol("absent");

/** Something valid for every field of every body, so that one bad field is all that is wrong with it. */
export const examples: Readonly<Record<string, unknown>> = {
  aboutAr: "عني",
  aboutEn: "About me",
  action: "activate",
  administratorCode: "none",
  birthDate: "1990-02-09",
  askAgain: false,
  attachments: [],
  category: "2",
  categoryId: "2",
  choices: [],
  code: "none",
  color: "teal",
  content: "A comment",
  contentAr: "النص",
  contentEn: "The text",
  currentPassword: "not my password",
  calendar: "gregory",
  decision: "keep",
  departments: null,
  department: null,
  joinedOn: "2026-01-11",
  manager: null,
  parent: null,
  descriptionAr: "وصف",
  descriptionEn: "Words",
  digest: "none",
  digestTime: "08:30",
  digits: "auto",
  draftId: "1",
  draftVersion: 1,
  dueOn: "2999-12-31",
  email: "somebody@diwan.example",
  featuredFrom: null,
  featuredInHome: false,
  featuredUntil: null,
  filters: absent,
  icon: "star",
  id: "1",
  ids: ["1"],
  isActive: true,
  isLocked: false,
  isPinned: false,
  kind: "reply",
  kinds: [{ kind: "like", inApp: true, email: "off" }],
  languages: ["ar"],
  level: "follow",
  locale: "en",
  mobile: "+966 50 123 4567",
  moveTo: absent,
  name: "Mine",
  nameAr: "اسم",
  nameEn: "Name",
  newPassword: "correct horse battery staple",
  order: 5,
  parentId: null,
  password: "correct horse battery staple",
  people: ["1"],
  permissions: ["topic.feature"],
  phone: "+966 11 555 1001",
  placeAr: "المقر",
  placeEn: "Headquarters",
  poll: null,
  poster: null,
  posting: "everyone",
  publishAt: null,
  quietHours: { from: "20:00", until: "07:00", days: ["sunday"] },
  readAt: "2026-01-01T00:00:00Z",
  reason: "It is harmless.",
  refreshToken: "none",
  skills: ["PostgreSQL"],
  text: "It is sent every day.",
  theme: "light",
  titleAr: "عنوان",
  titleEn: "A title",
  topicId: null,
  topicVersion: 1,
  upTo: "2026-01-01T00:00:00Z",
  version: 1,
  visibility: { phone: "everyone" },
  absences: [],
  absentBelow: 60,
  accuracy: 20,
  anyAssignedLocation: false,
  assignments: [],
  at: "2026-01-11T05:00:00Z",
  autoCheckOut: "none",
  capturedAt: null,
  changed: absent,
  checkInAllowance: 10,
  checkOutAllowance: 0,
  clientId: "a device’s own",
  clipEarly: true,
  clipLate: true,
  closesAfter: 180,
  csv: "email,location,zone\n",
  date: "2026-01-11",
  days: [{ weekday: "sunday", start: "08:00", end: "16:00" }],
  delete: absent,
  deviceAt: null,
  dryRun: true,
  employee: { id: "u1" },
  end: null,
  endDate: null,
  everyone: true,
  exceptionDays: [],
  fencePolicy: "flag",
  firstDayOfWeek: "sunday",
  from: null,
  fromDate: "2026-01-11",
  fromTime: "00:00",
  halfDayBelow: 120,
  isRequired: false,
  latitude: 24.7136,
  layer: "base",
  location: "1",
  locations: [],
  longitude: 46.6753,
  lookup: null,
  mainLookup: null,
  maximumAccuracy: 100,
  month: "2026-01",
  note: "A note",
  now: "2026-01-11T12:00:00Z",
  opensBefore: 60,
  person: absent,
  positionAt: null,
  punches: [],
  radius: 150,
  repeats: "none",
  requestType: null,
  roles: [],
  start: null,
  startDate: "2026-01-01",
  strict: false,
  timeZone: "Asia/Riyadh",
  to: null,
  toDate: "2026-01-11",
  toTime: "23:59",
  user: "1",
  users: ["1"],
  workDay: false,
  zone: "1",
  zones: [],
  accentDark: null,
  accentLight: null,
  allowedDomains: [],
  attendancePositionKeptDays: 90,
  attendanceRemindBeforeMinutes: 15,
  attendanceRemindCheckOutMinutes: 30,
  defaultCalendar: "gregory",
  notificationMailDelayMinutes: 10,
  organisationNameAr: "مؤسسة",
  organisationNameEn: "Somewhere",
  reportCaseKeptDays: 730,
  reportsHideFromPeople: 3,
  reportsHideFromScore: 9,
  sessionIdleDays: 30,
  sessionMaximumDays: 90,
  uploadQuotaMegabytes: 5120,
  weekend: ["friday"],
};

const half = { content: { titleEn: "Half a title" } };
const report = { reason: "spam" };

/** Where a field of the same name is something else. */
const particular: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/topic-drafts": half,
  "/topic-drafts/{id}": half,
  "/topics/{id}/reports": report,
  "/comments/{id}/reports": report,
  "/saved-views": { filters: { isPoll: true } },
  "/saved-views/{id}": { filters: { isPoll: true } },
  "/attendance/lookups": { category: "leaveType" },
  "/attendance/lookups/{id}": { category: "leaveType" },
  "/attendance/punches": { kind: "in" },
  "/attendance/punches/{id}/void": { reason: "1" },
  "/attendance/corrections": { kind: "in", reason: "1" },
  "/attendance/absences": { kind: "leave" },
  "/attendance/review": { punches: ["1"], decision: "accept" },
  "/attendance/exception-days": { reason: null },
  "/attendance/exception-days/{id}": { reason: null },
  "/attendance/exception-days/effect": { reason: null },
  "/attendance/exception-days/{id}/effect": { reason: null },
  "/attendance/comparisons": {
    changed: {
      nameEn: "A zone",
      nameAr: "نطاق",
      startDate: "2026-01-01",
      days: [{ weekday: "sunday", start: "08:00", end: "16:00" }],
    },
  },
  // The last date there is, so that no other is after it.
  "/attendance/evaluate": { from: "9999-12-31", to: "9999-12-31" },
};

/** Parameters without which a list asks for nothing, by path. */
const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/search": { q: "title" },
  "/search/counts": { q: "title" },
  "/attendance/days": { from: "2026-01-01", to: "2026-01-31" },
  "/attendance/sheet": { month: "2026-01" },
};

/** The names of the fields of a schema. */
export const shapeOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys((schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});

const exampleOf = ({ path }: Route, name: string): unknown => {
  const own = particular[path];
  return own !== undefined && name in own ? own[name] : examples[name];
};

/** The fields of a body that a route's schema takes, each as the JSON that stands for it. */
export const exampleFields = (route: Route): [name: string, json: string][] =>
  shapeOf(route.body)
    .map((name): [string, unknown] => [name, exampleOf(route, name)])
    .filter(([, value]) => value !== absent)
    .map(([name, value]) => [name, JSON.stringify(value)]);

/** What else a route's query needs, besides `place`, to be valid: the beginning of a query string. */
export const exampleQuery = ({ path }: Route, place: string): string =>
  Object.entries(questions[path] ?? {})
    .filter(([name]) => name !== place)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}&`)
    .join("");
