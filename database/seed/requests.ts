import type { Temporal } from "temporal-polyfill";

/** A decision of a demonstration request, some working hours after the step began. */
export type SeedDecision = {
  step: string;
  by: string;
  decision: "approve" | "return" | "reject";
  afterHours: number;
  reason?: string;
};

/** A request in the demonstration company; `person` is a key of `people.ts`, `answers` have the keys of forms. */
export type SeedRequest = {
  person: string;
  service: string;
  daysAgo: number;
  answers: Record<string, unknown>;
  /** In order; a request without any waits, or is a draft. */
  decisions?: SeedDecision[];
  isDraft?: boolean;
  /** The current step with its approvers and their role. */
  waitsFor?: { step: string; people: string[]; why: "manager" | "role" };
  /** Days or minutes it uses of the year's or month's allowance. */
  use?: number;
  comment?: { by: string; text: string };
};

const desk = { step: "desk", by: "alia", decision: "approve" } as const;
const byManager = (by: string, afterHours: number): SeedDecision => ({
  step: "manager",
  by,
  decision: "approve",
  afterHours,
});

const device = (person: string, manager: string, daysAgo: number, hours: [number, number], details: string) => ({
  person,
  service: "itRequest",
  daysAgo,
  answers: { kind: "device", details, isUrgent: false },
  decisions: [byManager(manager, hours[0]), { ...desk, afterHours: hours[1] }],
});

/** Returns the requests of the demonstration company as of a day, the oldest first. */
export function requestsOf(today: Temporal.PlainDate): SeedRequest[] {
  /** Returns a future Sunday, this many weeks ahead. */
  const sunday = (weeks: number): Temporal.PlainDate => today.add({ days: 7 * weeks + (7 - (today.dayOfWeek % 7)) });
  const week = (weeks: number, days = 5) => ({
    from: sunday(weeks).toString(),
    to: sunday(weeks)
      .add({ days: days - 1 })
      .toString(),
  });
  return [
    device("priya", "layla", 41, [3, 20], "A second screen for test runs side by side."),
    device("yousef", "layla", 34, [2, 26], "لوحة مفاتيح عربية بدل الحالية."),
    device("dana", "layla", 27, [5, 9], "ذاكرة أكبر للحاسوب، فالتقارير الشهرية لا تكتمل."),
    device("reem", "sara", 20, [7, 30], "A headset for online courses."),
    device("omar", "layla", 15, [1, 14], "قاعدة توصيل لمكتبي الجديد."),
    {
      person: "jana",
      service: "itRequest",
      daysAgo: 12,
      answers: { kind: "program", details: "A licence for the illustration program, for the annual report." },
      decisions: [
        byManager("ghada", 4),
        {
          ...desk,
          decision: "reject",
          afterHours: 18,
          reason: "The group licence covers it: sign in with your work address.",
        },
      ],
    },
    {
      person: "omar",
      service: "employmentLetter",
      daysAgo: 9,
      answers: { addressee: "بنك الرياض", language: "both", purpose: "bank" },
      decisions: [{ step: "humanResources", by: "alia", decision: "approve", afterHours: 5 }],
    },
    {
      person: "omar",
      service: "itRequest",
      daysAgo: 3,
      answers: { kind: "access", system: "Grafana", details: "أحتاج إلى صلاحية القراءة لمتابعة لوحات الأداء." },
      decisions: [
        { ...byManager("layla", 5), decision: "return", reason: "أي اللوحات بالضبط؟ لوحات الإنتاج أم التجارب؟" },
      ],
    },
    {
      person: "mona",
      service: "itRequest",
      daysAgo: 2,
      answers: {
        kind: "repair",
        deviceNumber: "WH-0417",
        details: "الماسح الضوئي في المستودع لا يشحن.",
        isUrgent: true,
      },
      waitsFor: { step: "desk", people: ["alia"], why: "role" },
      comment: { by: "mona", text: "يعمل الآن بالكهرباء فقط، ولا نستطيع حمله بين الأرفف." },
    },
    {
      person: "priya",
      service: "itRequest",
      daysAgo: 1,
      answers: {
        kind: "access",
        system: "Device farm",
        details: "Two more phones for the Arabic test plan.",
        isUrgent: false,
      },
      decisions: [byManager("layla", 2)],
      waitsFor: { step: "desk", people: ["alia"], why: "role" },
    },
    {
      person: "omar",
      service: "annualLeave",
      daysAgo: 1,
      answers: { period: week(2), note: "سفر عائلي" },
      waitsFor: { step: "manager", people: ["layla"], why: "manager" },
      use: 5,
    },
    {
      person: "yousef",
      service: "mission",
      daysAgo: 1,
      answers: {
        kind: "mission",
        period: week(1, 2),
        place: "Jeddah",
        purpose: "Go-live of the warehouse application.",
      },
      waitsFor: { step: "manager", people: ["layla"], why: "manager" },
    },
    {
      person: "dana",
      service: "annualLeave",
      daysAgo: 0,
      answers: { period: week(4, 3) },
      waitsFor: { step: "manager", people: ["layla"], why: "manager" },
      use: 3,
    },
    {
      person: "layla",
      service: "annualLeave",
      daysAgo: 0,
      answers: { period: week(6), note: "I hand my team over to Majed." },
      waitsFor: { step: "manager", people: ["majed"], why: "manager" },
      use: 5,
    },
    {
      person: "omar",
      service: "mission",
      daysAgo: 0,
      answers: { kind: "remote", purpose: "تركيز على كتابة المواصفات" },
      isDraft: true,
    },
  ];
}
