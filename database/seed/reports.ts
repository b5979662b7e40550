import type { Decision, Reason } from "#modules/moderation/contract/reasons.ts";

type SeedReport = {
  reason: Reason;
  text?: string;
  /** The named reporter; for claims of intellectual property only. */ by?: string;
};

/** Reports of a topic, or of its comment with this beginning, and the decision. */
export type SeedCase = {
  topic: string;
  comment?: string;
  reports: SeedReport[];
  /** Hours before now of the last report. */
  hoursAgo: number;
  /** The reports hide the content. */
  hidden?: true;
  ruling?: { decision: Decision; reason: string; hoursAgo: number };
};

/** The reports in the demonstration community; the oldest first. */
export const reportCases: SeedCase[] = [
  {
    topic: "Best kabsa within fifteen minutes of Al Waha Tower",
    reports: [{ reason: "spam", text: "Three of the restaurants belong to relatives of people here." }],
    hoursAgo: 200,
    ruling: {
      decision: "keep",
      reason:
        "We have looked at it and found nothing against our rules: everybody may recommend where they like to eat.\n\nاطّلعنا عليه ولم نجد فيه ما يخالف قواعدنا، فلكلّ أن يرشّح المطعم الذي يحب.",
      hoursAgo: 180,
    },
  },
  {
    topic: "Sharing the road: carpool list for the north and east of Riyadh",
    comment: "Ask Nasser from Payroll",
    reports: [
      { reason: "privateData", text: "هذا عنوان بيت زميل، ولا أظن أنه أذِن بنشره." },
      { reason: "privateData" },
      { reason: "harassment", text: "Nobody should ring at his door because of this." },
    ],
    hoursAgo: 90,
    hidden: true,
    ruling: {
      decision: "deactivate",
      reason:
        "It shows where a colleague lives, who has not agreed to that. Please ask him to write himself.\n\nيذكر التعليق عنوان زميل لم يأذن بنشره. يُرجى أن تطلب منه أن يكتب بنفسه.",
      hoursAgo: 84,
    },
  },
  {
    topic: "Photo walk on the red dunes: two hours before sunset",
    reports: [
      {
        reason: "intellectualProperty",
        by: "karim",
        text: "The description of the route is from my travel blog of last year, word for word. A line with the source is enough for me.",
      },
    ],
    hoursAgo: 52,
  },
  {
    topic: "Tuesday football or Tuesday padel? The pitch cannot be both",
    comment: "OFFER, this week only",
    reports: [
      { reason: "spam", text: "The same text stands in three conversations." },
      { reason: "spam" },
      { reason: "other", text: "يوجد قسم للعروض، وهذا ليس مكانها." },
    ],
    hoursAgo: 20,
  },
  {
    topic: "21 or 24 degrees? The eighth floor must decide",
    comment: "اللي يبغى 21 درجة",
    reports: [
      { reason: "harassment", text: "تجاوز حدود المزاح، وفيه إساءة إلى فريق كامل." },
      { reason: "harassment" },
      { reason: "hate", text: "We were all laughing until this one." },
    ],
    hoursAgo: 3,
    hidden: true,
  },
];
